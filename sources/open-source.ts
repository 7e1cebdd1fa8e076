import { today } from '../shared/dates.ts';
import type { SourceFailure, SourceKind } from '../shared/import-source.ts';
import type { ImportedPost, ImportProblem, SkippedItem } from '../shared/imported-post.ts';
import { postLimits } from '../shared/post-limits.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { webAddress } from '../wordpress/content/embed-address.ts';
import type { ReadOptions } from '../wordpress/read-wordpress-export.ts';
import { type FindEmbedded, openEmbeddedFiles } from './embedded/embedded-files.ts';
import { restoreTexts } from './embedded/restore-texts.ts';
import type { FolderFile, ImportInput } from './files/source-file.ts';
import type { SourceBlog, SourcePost, SourceReading } from './post/source-post.ts';
import { recogniseSource } from './recognise-source.ts';
import { type RunSourceJob, runHere } from './source-jobs.ts';

export type ImportEvent =
  | { type: 'post'; post: ImportedPost }
  | { type: 'skipped'; item: SkippedItem }
  | { type: 'problem'; problem: ImportProblem }
  /** After every post; `total` is `totals.posts`. */
  | { type: 'progress'; done: number; total: number };

/** A file that was recognised, ready to be read. */
export interface OpenedSource {
  kind: SourceKind;
  site: { title: string; address: string | null };
  totals: { posts: number; otherKinds: Record<string, number> };
  /** Of the first `passed` posts, as `progress` counts them, nothing is told and nothing converted: they were dealt with before. */
  events(passed?: number): AsyncGenerator<ImportEvent>;
  /** Addresses of all files that were uploaded, as far as the source lists them. */
  uploads: readonly string[];
  /** The file that an address of the archive stands for (`archiveAddress`). */
  picture(path: string): FolderFile | undefined;
  /** The picture in a text that an address stands for (`shared/embedded-picture.ts`). To be asked for while `events` goes on. */
  embedded: FindEmbedded;
}

export interface OpenOptions extends ReadOptions {
  /** Where the old blog was, for sources that do not say it. */
  address?: string | undefined;
  /** Who does what takes long, for sources other than WordPress; here unless given. */
  run?: RunSourceJob;
}

/**
 * Recognises an export by its content and opens it. Files are read in flat memory, each twice: once for what its posts refer
 * to, once for the posts. `not_an_export` for what no reader knows.
 */
export async function openSource(
  input: ImportInput,
  options: OpenOptions = {},
): Promise<Result<OpenedSource, SourceFailure>> {
  const run = options.run ?? runHere;
  const embedded = openEmbeddedFiles();
  const { withoutPictures } = embedded;
  const recognised = await recogniseSource(input, { ...options, run, withoutPictures });
  if (!recognised.ok) return recognised;
  const { files, ...found } = recognised.value;
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
  const { kind, title, posts, otherKinds } = reading;
  const address = webAddress(reading.address || options.address || '', null);
  const base = address === null ? null : `${address.replace(/[?#].*$/, '').replace(/\/+$/, '')}/`;
  const blog = {
    base,
    language: reading.language,
    today: today(options.now),
    keepsOriginals: options.keepsOriginals,
  };
  return {
    kind,
    site: { title, address: base },
    totals: { posts, otherKinds },
    uploads: [],
    events: (passed = 0) => readPosts(reading, blog, options.run, passed),
  };
}

async function* readPosts(
  reading: SourceReading,
  blog: SourceBlog,
  run: RunSourceJob,
  passed: number,
): AsyncGenerator<ImportEvent> {
  let done = 0;
  const given = new Map<string, number>();
  if (blog.base === null && reading.posts > 0)
    yield { type: 'problem', problem: { code: 'address_unknown' } };
  for await (const event of reading.read(blog)) {
    if (event.type === 'problem') {
      yield event;
      continue;
    }
    const own = event.type === 'post' ? { ...event, post: ownKey(event.post, given) } : event;
    done += 1;
    if (done <= passed) continue;
    yield own.type === 'post' ? await converted(own.post, blog, run) : own;
    yield { type: 'progress', done, total: reading.posts };
  }
}

/** The post with a key that no other of the file has, so that none replaces another: the second gets `#2`. */
function ownKey(post: SourcePost, given: Map<string, number>): SourcePost {
  const count = (given.get(post.sourceKey) ?? 0) + 1;
  given.set(post.sourceKey, count);
  return count === 1 ? post : { ...post, sourceKey: `${post.sourceKey}#${count}` };
}

async function converted(post: SourcePost, blog: SourceBlog, run: RunSourceJob): Promise<ImportEvent> {
  const skipped = (reason: SkippedItem['reason'], detail: string | null): ImportEvent => ({
    type: 'skipped',
    item: { title: post.title || post.link || post.sourceKey, reason, detail },
  });
  try {
    const imported = await run('sourcePost', { post, blog });
    return imported.html.length > postLimits.html
      ? skipped('too_large', null)
      : { type: 'post', post: imported };
  } catch (error) {
    // One post that nobody foresaw must not cost the others; the report names it.
    return skipped('unreadable', String(error));
  }
}
