import { today } from '../shared/dates.ts';
import type { SourceFailure, SourceKind } from '../shared/import.ts';
import {
  type Counts,
  createCounter,
  createNumbering,
  type ImportedPost,
  type ImportProblem,
  type OtherItem,
  type ReadRange,
  type SkippedItem,
  sumCounts,
} from '../shared/imported-post.ts';
import { embeddedMarks, nameOfData, readEmbeddedPlace } from '../shared/media.ts';
import { postLimits } from '../shared/post.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { escapeText } from '../shared/rich-text/html.ts';
import { detectSource } from './detect-source.ts';
import { type EmbeddedFiles, type FindEmbedded, openEmbeddedFiles } from './embedded-pictures.ts';
import { webAddress } from './html/embed-address.ts';
import type { FolderFile, ImportInput } from './source-files.ts';
import { type RunSourceJob, runHere } from './source-jobs.ts';
import type { SourceBlog, SourcePost, SourceReading } from './source-post.ts';
import type { ReadOptions } from './wordpress/read-wordpress-export.ts';

/** The longest text in which quoted embedded images are restored. Others show the images' type and size. */
const maxTextLength = 200_000;

/** Restores embedded images that a text only quotes. Closes the files at the end. */
async function* restoreTexts<Event extends { type: string }>(
  events: AsyncGenerator<Event | { type: 'post'; post: ImportedPost }>,
  embedded: EmbeddedFiles,
): AsyncGenerator<Event | { type: 'post'; post: ImportedPost }> {
  try {
    for await (const event of events) {
      if ('post' in event) yield { ...event, post: await restored(event.post, embedded) };
      else yield event;
    }
  } finally {
    await embedded.close();
  }
}

async function restored(post: ImportedPost, embedded: EmbeddedFiles): Promise<ImportedPost> {
  const { title, excerpt, html } = post;
  if (!`${title}${excerpt ?? ''}${html}`.includes(';embedded,')) return post;
  const changes = [...post.changes];
  const restore = async (text: string, limit: number, write: (raw: string) => string) => {
    let result = '';
    let at = 0;
    for (const found of text.matchAll(embeddedMarks)) {
      const [mark, written = ''] = found;
      const place = readEmbeddedPlace(written);
      const room = Math.min(maxTextLength, limit - result.length - (text.length - at));
      const raw = place && place.end - place.start <= room ? await embedded.rawText(place) : '';
      const isWhole = raw.startsWith('data:image/');
      result += text.slice(at, found.index) + (isWhole ? write(raw) : nameOfData(mark));
      at = found.index + mark.length;
      if (!isWhole) changes.push({ code: 'words_lost', what: nameOfData(mark), count: 1 });
    }
    return result + text.slice(at);
  };
  return {
    ...post,
    title: await restore(title, postLimits.title, (raw) => raw),
    excerpt: excerpt === null ? null : await restore(excerpt, postLimits.excerpt, (raw) => raw),
    html: await restore(html, postLimits.html, escapeText),
    changes,
  };
}

export type ImportEvent =
  /** `other` is set for a page or custom type. */
  | { type: 'post'; post: ImportedPost; other?: OtherItem }
  | { type: 'skipped'; item: SkippedItem }
  | { type: 'problem'; problem: ImportProblem }
  /** Yielded after each item. `total` includes other types if they are wanted. */
  | { type: 'progress'; done: number; total: number };

export interface OpenedSource {
  kind: SourceKind;
  site: { title: string; address: string | null };
  /** The numbers of posts and other types. `others` is the importable part of `otherKinds`. */
  totals: { posts: number; otherKinds: Counts; others: Counts };
  /** Yields the posts after the first `passed` items. `wants` selects pages and custom types. */
  events(range?: ReadRange): AsyncGenerator<ImportEvent>;
  /** The URLs of all listed uploads. */
  uploads: readonly string[];
  /** Returns a file by its archive URL (`archiveAddress`). */
  picture(path: string): FolderFile | undefined;
  /** Finds an image by its mark (`shared/media.ts`). Works only while `events` runs. */
  embedded: FindEmbedded;
}

export interface OpenOptions extends ReadOptions {
  /** The old blog's URL, for sources that don't contain it. */
  address?: string | undefined;
  /** Runs long jobs; on this thread by default. */
  run?: RunSourceJob;
}

/**
 * Detects the type of an export and opens it. Files are streamed twice: for references, then for posts.
 * `not_an_export`: no reader supports it.
 */
export async function openSource(
  input: ImportInput,
  options: OpenOptions = {},
): Promise<Result<OpenedSource, SourceFailure>> {
  const run = options.run ?? runHere;
  const embedded = openEmbeddedFiles();
  const { withoutPictures } = embedded;
  const recognized = await detectSource(input, { ...options, run, withoutPictures });
  if (!recognized.ok) return recognized;
  const { files, ...found } = recognized.value;
  const byPath = new Map(files.map((file) => [file.path, file]));
  const opened = found.wordpress
    ? { ...found.wordpress, kind: found.kind }
    : found.reading && openReading(found.reading, { ...options, run });
  if (!opened) return fail({ code: 'not_an_export' });
  return ok({
    ...opened,
    events: (passed) => restoreTexts(opened.events(passed), embedded),
    picture: (path) => byPath.get(path),
    embedded: embedded.find,
  });
}

function openReading(
  reading: SourceReading,
  options: OpenOptions & { run: RunSourceJob },
): Omit<OpenedSource, 'picture' | 'embedded'> {
  const { kind, title, posts, otherKinds, others } = reading;
  const address = webAddress(reading.address || options.address || '', null);
  const base = address === null ? null : `${address.replace(/[?#].*$/, '').replace(/\/+$/, '')}/`;
  const blog = {
    base,
    language: reading.language,
    today: today(options.zone ?? 'UTC', options.now),
    now: (options.now ?? new Date()).toISOString(),
    keepsOriginals: options.keepsOriginals,
  };
  return {
    kind,
    site: { title, address: base },
    totals: { posts, otherKinds, others },
    events: (range = {}) => {
      const total = posts + (range.wants ? sumCounts(others) : 0);
      return readPosts(reading, blog, { run: options.run, range, total });
    },
    uploads: [],
  };
}

async function* readPosts(
  reading: SourceReading,
  blog: SourceBlog,
  { run, range, total }: { run: RunSourceJob; range: ReadRange; total: number },
): AsyncGenerator<ImportEvent> {
  const { passed = 0, wants } = range;
  let done = 0;
  const [numbered, placeOf] = [createNumbering(), createCounter()];
  if (blog.base === null && total > 0) yield { type: 'problem', problem: { code: 'address_unknown' } };
  for await (const event of reading.read(blog)) {
    if (event.type === 'problem') {
      yield event;
      continue;
    }
    const { kind, slug = '' } = event.type === 'post' ? event.post : { ...event.item, slug: '' };
    if (kind !== undefined && !wants) continue;
    const other = kind === undefined ? undefined : { kind, place: placeOf(kind), slug };
    const isIncluded = !other || wants?.(other);
    // Keys of unwanted items are counted as well. Other types are numbered separately, so that posts keep
    // their keys.
    const keyOf = (key: string) => numbered(kind === undefined ? key : `${kind}:${key}`);
    const own =
      event.type === 'post'
        ? { ...event, post: { ...event.post, sourceKey: keyOf(event.post.sourceKey) } }
        : event;
    done += 1;
    if (done <= passed) continue;
    if (isIncluded) {
      const read = own.type === 'post' ? await converted(own.post, blog, run) : own;
      yield read.type === 'post' && other ? { ...read, other } : read;
    }
    yield { type: 'progress', done, total };
  }
}

async function converted(post: SourcePost, blog: SourceBlog, run: RunSourceJob): Promise<ImportEvent> {
  const skipped = (reason: SkippedItem['reason'], detail: string | null): ImportEvent => ({
    type: 'skipped',
    item: {
      ...{ title: post.title || post.link || post.sourceKey, reason, detail },
      ...(post.kind !== undefined && { kind: post.kind }),
    },
  });
  try {
    const imported = await run('sourcePost', { post, blog });
    return imported.html.length > postLimits.html
      ? skipped('too_large', null)
      : { type: 'post', post: imported };
  } catch (error) {
    // A post that fails is reported, and the others continue.
    return skipped('unreadable', String(error));
  }
}
