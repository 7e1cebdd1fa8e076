import { type OpenedSource, openSource } from '../readers/open-source.ts';
import type { ImportInput } from '../readers/source-files.ts';
import type { ImportedPost, ImportProblem, ImportsItemType, SkippedItem } from '../shared/imported-post.ts';
import { expectOk } from './create-test-core.ts';

/** Everything that was read from an export. */
export interface ReadSource extends Pick<OpenedSource, 'kind' | 'site' | 'totals'> {
  posts: ImportedPost[];
  skipped: SkippedItem[];
  problems: ImportProblem[];
  /** The last reported progress. */
  progress: string;
}

const now = new Date('2026-01-31T12:00:00Z');

/** Reads the posts of an export. `address` is the blog's URL. */
export function readSource(input: ImportInput, address?: string): Promise<ReadSource> {
  return readAll(input, address);
}

/** Reads the posts, pages and custom post types of an export. */
export function readWithOthers(input: ImportInput, address?: string): Promise<ReadSource> {
  return readAll(input, address, () => true);
}

async function readAll(
  input: ImportInput,
  address: string | undefined,
  wants?: ImportsItemType,
): Promise<ReadSource> {
  const { kind, site, totals, events } = expectOk(await openSource(input, { now, address }));
  const read: ReadSource = { kind, site, totals, posts: [], skipped: [], problems: [], progress: '' };
  for await (const event of events({ wants })) {
    if (event.type === 'post') read.posts.push(event.post);
    else if (event.type === 'skipped') read.skipped.push(event.item);
    else if (event.type === 'problem') read.problems.push(event.problem);
    else read.progress = `${event.done}/${event.total}`;
  }
  return read;
}
