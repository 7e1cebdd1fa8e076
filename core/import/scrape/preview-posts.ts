import type { EmbeddedTexts } from '../../../readers/embedded-pictures.ts';
import type { Locale } from '../../../shared/locale.ts';
import { postLimits } from '../../../shared/post.ts';
import { plainText, summarize } from '../../../shared/rich-text/parse-html.ts';
import { slugFromAddress, slugFromTitle, uniqueSlug } from '../../../shared/slug.ts';
import type { ImportJobs } from '../jobs/import-jobs.ts';
import { runImportJob } from '../jobs/run-import-job.ts';
import { webAddress } from './parse-page.ts';
import { excerptLength, type FoundPost, type ImportPreviewPost, type PreviewedBody } from './preview-body.ts';

/** The time limit in ms: ten times what a real page takes. */
const timeoutMs = 5_000;

type Reader = 'article' | 'blogPage' | 'cards' | 'feed' | 'previewBody';

/** Runs a parser in a worker; undefined if it fails or times out. */
export async function readForeign<Name extends Reader>(
  name: Name,
  input: Parameters<ImportJobs[Name]>[0],
): Promise<ReturnType<ImportJobs[Name]> | undefined> {
  try {
    const read = await runImportJob(name, input, timeoutMs);
    return read.ok ? read.value : undefined;
  } catch {
    return undefined;
  }
}

/** The longest texts, in UTF-16 code units. */
const longest = { key: 500, link: 2000, title: 10_000 };

/** Returns the platform's slug, else the URL's end, else the title's slug (docs/specification.md 3.3). */
function wantedSlug({ slug, address }: FoundPost, title: string): string {
  const segment = new URL(address).pathname.split('/').filter(Boolean).at(-1) ?? '';
  const named = slugFromAddress(slug || segment.replace(/\.(html?|php|aspx?)$/i, ''));
  // `/archives/1234` and `/index.html` contain no slug.
  return named && !/^(\d+|index)$/.test(named) ? named : slugFromTitle(title);
}

const emptyBody: PreviewedBody = {
  html: '',
  isEmpty: true,
  text: '',
  image: null,
  changes: [],
  embedded: {},
  original: '',
};

/** The maximum number of characters of embedded images in a preview, because the browser sends them back. */
const maxPictures = 12_000_000;

const lengthOf = (embedded: EmbeddedTexts) =>
  Object.values(embedded).reduce((sum, { length }) => sum + length, 0);

/** Reads a body. If that times out, the body is empty and its post is skipped. */
async function bodyOf(
  html: string,
  address: string,
  pictures: { file: number; room: number },
): Promise<PreviewedBody> {
  if (!html) return emptyBody;
  return (await readForeign('previewBody', { html, address, pictures })) ?? emptyBody;
}

async function previewPost(
  post: FoundPost,
  language: Locale,
  taken: (slug: string) => boolean,
  room: number,
): Promise<ImportPreviewPost | null> {
  const teaser = await bodyOf(post.teaser ?? '', post.address, { file: 0, room });
  const left = { file: 1, room: room - lengthOf(teaser.embedded) };
  const body = post.html ? await bodyOf(post.html, post.address, left) : teaser;
  const { html, isEmpty, text, image, changes, original } = body;
  const title = plainText(post.title.slice(0, longest.title)) || summarize(text, 80);
  if (!title || isEmpty) return null;
  const reported = (post.changes ?? []).map((code) => ({ code, what: '', count: 1 }));
  const slug = await uniqueSlug(wantedSlug(post, title), taken);
  const cover = webAddress(post.cover, post.address) ?? image ?? teaser.image;
  const embedded = { ...body.embedded, ...(cover && pick(teaser.embedded, cover)) };
  return {
    id: slug,
    slug,
    title,
    date: post.date,
    cover,
    excerpt: teaser.text || summarize(text, excerptLength),
    html,
    source_key: sourceKey(post),
    link: post.address,
    language,
    changes: [...reported, ...changes],
    ...(Object.keys(embedded).length > 0 && { embedded }),
    ...(original.length <= postLimits.html && { original }),
  };
}

function pick(embedded: EmbeddedTexts, address: string): EmbeddedTexts {
  const data = embedded[address];
  return data === undefined ? {} : { [address]: data };
}

/** Returns the same key as an export has, so that a preview and an export recognize each other's posts. */
function sourceKey({ guid, address }: FoundPost): string {
  return guid && guid.length <= longest.key ? guid : address.slice(0, longest.key);
}

/** Adds `#2`, `#3`… to repeated keys, so that posts don't replace each other. */
function unique(key: string, given: Map<string, number>): string {
  const count = (given.get(key) ?? 0) + 1;
  given.set(key, count);
  return count === 1 ? key : `${key.slice(0, longest.key - 8)}#${count}`;
}

/** Turns found posts into a preview. Posts without text are skipped. */
export async function previewPosts(found: FoundPost[], language: Locale): Promise<ImportPreviewPost[]> {
  const posts = new Map<string, ImportPreviewPost>();
  const keys = new Map<string, number>();
  let room = maxPictures;
  for (const post of found) {
    if (post.address.length > longest.link) continue;
    const preview = await previewPost(post, language, (slug) => posts.has(slug), room);
    room -= lengthOf(preview?.embedded ?? {});
    if (preview) posts.set(preview.slug, { ...preview, source_key: unique(preview.source_key, keys) });
  }
  return [...posts.values()];
}
