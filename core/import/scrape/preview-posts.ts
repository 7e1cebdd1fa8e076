import type { Locale } from '../../../shared/locale.ts';
import { summarise } from '../../../shared/rich-text/excerpt.ts';
import { isEmptyBody } from '../../../shared/rich-text/is-empty-body.ts';
import { plainText } from '../../../shared/rich-text/plain-text.ts';
import { sanitiseHtml } from '../../../shared/rich-text/sanitise.ts';
import { slugFromAddress, slugFromTitle, uniqueSlug } from '../../../shared/slug.ts';
import { createChangeLog, type ImportChange } from '../imported-post.ts';
import { indexAttachments } from '../wordpress/attachments.ts';
import { readContent } from '../wordpress/content/read-content.ts';
import { writeContent } from '../wordpress/content/write-content.ts';
import type { FoundPost } from './found-post.ts';
import { excerptLength, type ImportPreviewPost } from './import-preview-post.ts';
import { firstImage, parsePage, webAddress } from './parse-page.ts';

/** Longest key of a source that is kept, in UTF-16 units, and address. */
const longest = { key: 500, link: 2000 };

/** The platform's name for the post, else the end of its address, else its title (specification, section 3). */
function wantedSlug({ slug, address }: FoundPost, title: string): string {
  const segment = new URL(address).pathname.split('/').filter(Boolean).at(-1) ?? '';
  const named = slugFromAddress(slug || segment.replace(/\.(html?|php|aspx?)$/i, ''));
  // `/archives/1234` and `/index.html` name nothing a reader would recognise.
  return named && !/^(\d+|index)$/.test(named) ? named : slugFromTitle(title);
}

/** WordPress ends feed texts with "The post … appeared first on …", in every language with a link to the post. */
function withoutFeedFooter(document: Document, address: string): void {
  const last = [...document.querySelectorAll('body > p')].at(-1);
  const links = [...(last?.querySelectorAll('a[href]') ?? [])].map((link) => link.getAttribute('href'));
  const pathOf = (href: string | null) => URL.parse(href ?? '', address)?.pathname;
  if (links.length === 2 && pathOf(links[0] ?? null) === new URL(address).pathname) last?.remove();
}

interface Body {
  html: string;
  image: string | null;
  changes: ImportChange[];
}

function body(html: string, address: string): Body {
  const document = parsePage(html, address);
  if (!document) return { html: '', image: null, changes: [] };
  withoutFeedFooter(document, address);
  const image = firstImage(document);
  // A preview shows what an import would make of the body.
  const blog = { base: address, attachments: indexAttachments([]), log: createChangeLog() };
  const shown = sanitiseHtml(writeContent(readContent(document.body.innerHTML, blog)));
  return { html: shown, image, changes: blog.log.list() };
}

async function previewPost(
  post: FoundPost,
  language: Locale,
  taken: (slug: string) => boolean,
): Promise<ImportPreviewPost | null> {
  const teaser = body(post.teaser ?? '', post.address);
  const { html, image, changes } = post.html ? body(post.html, post.address) : teaser;
  const title = plainText(post.title) || summarise(plainText(html), 80);
  if (!title || isEmptyBody(html)) return null;
  const slug = await uniqueSlug(wantedSlug(post, title), taken);
  return {
    id: slug,
    slug,
    title,
    date: post.date,
    cover: webAddress(post.cover, post.address) ?? image ?? teaser.image,
    excerpt: plainText(teaser.html) || summarise(plainText(html), excerptLength),
    html,
    source_key: sourceKey(post),
    link: post.address,
    language,
    changes,
  };
}

/** As `createSourceKeys` has it for exports, so that either way of reading a blog finds what the other brought. */
function sourceKey({ guid, address }: FoundPost): string {
  return guid && guid.length <= longest.key ? guid : address.slice(0, longest.key);
}

/** A key that comes again gets `#2`, `#3`, …, so that no post replaces another when they are imported. */
function unique(key: string, given: Map<string, number>): string {
  const count = (given.get(key) ?? 0) + 1;
  given.set(key, count);
  return count === 1 ? key : `${key.slice(0, longest.key - 8)}#${count}`;
}

/** Found posts in the form the preview shows, in their order; one with nothing to read is left out. */
export async function previewPosts(found: FoundPost[], language: Locale): Promise<ImportPreviewPost[]> {
  const posts = new Map<string, ImportPreviewPost>();
  const keys = new Map<string, number>();
  for (const post of found) {
    if (post.address.length > longest.link) continue;
    const preview = await previewPost(post, language, (slug) => posts.has(slug));
    if (preview) posts.set(preview.slug, { ...preview, source_key: unique(preview.source_key, keys) });
  }
  return [...posts.values()];
}
