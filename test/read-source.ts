import type { ImportedPost, ImportProblem, SkippedItem } from '../shared/imported-post.ts';
import type { ImportInput } from '../sources/files/source-file.ts';
import { type OpenedSource, openSource } from '../sources/open-source.ts';
import { expectOk } from './create-test-core.ts';

/** All that reading an export tells. */
export interface ReadSource extends Pick<OpenedSource, 'kind' | 'site' | 'totals'> {
  posts: ImportedPost[];
  skipped: SkippedItem[];
  problems: ImportProblem[];
}

const now = new Date('2026-01-31T12:00:00Z');

/** Reads an export whole; `address` is where its blog was. */
export async function readSource(input: ImportInput, address?: string): Promise<ReadSource> {
  const { kind, site, totals, events } = expectOk(await openSource(input, { now, address }));
  const read: ReadSource = { kind, site, totals, posts: [], skipped: [], problems: [] };
  for await (const event of events()) {
    if (event.type === 'post') read.posts.push(event.post);
    else if (event.type === 'skipped') read.skipped.push(event.item);
    else if (event.type === 'problem') read.problems.push(event.problem);
  }
  return read;
}
