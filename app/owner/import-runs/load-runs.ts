import type { Core } from '../../../core/core.ts';
import type { KeptPost } from '../../../core/import/runs/import-run-core.ts';
import type { KeptItem, KeptRun } from '../../../core/import/runs/kept-run.ts';
import { filterOf, type ReportQuery, readPlace, readQuery, writePlace } from './report-query.ts';

/** Articles on a page of a report: twice as many hold the thread for more than 20 ms. */
const limit = 25;

/** A report with the articles of `?after=`, or null where it is not kept. */
export interface LoadedReport {
  run: KeptRun | null;
  items: KeptItem[];
  query: ReportQuery;
  isFirst: boolean;
  /** `?after=` of the next page; null when there is none. */
  next: string | null;
}

export async function loadReport(core: Core, parameters: URLSearchParams): Promise<LoadedReport> {
  const query = readQuery(parameters);
  const run = (await core.importRuns.find(parameters.get('run') ?? '')) ?? null;
  const from = readPlace(parameters.get('after'));
  if (!run) return { run, items: [], query, isFirst: true, next: null };
  const { items, hasMore } = await core.importRuns.items(run.id, { filter: filterOf(query), from, limit });
  const last = items.at(-1);
  return { run, items, query, isFirst: from === null, next: hasMore && last ? writePlace(last) : null };
}

/** An article beside its original, with those before and behind it that pass the same filter. */
export interface LoadedPost {
  post: KeptPost | null;
  query: ReportQuery;
  previous: number | null;
  next: number | null;
  hasPictures: boolean;
}

export async function loadPost(core: Core, parameters: URLSearchParams): Promise<LoadedPost> {
  const query = readQuery(parameters);
  const position = Number(parameters.get('n'));
  const run = parameters.get('run') ?? '';
  const isPlace = Number.isSafeInteger(position) && position > 0 && position <= 10_000_000;
  const post = isPlace ? await core.importRuns.post(run, position) : undefined;
  if (!post) return { post: null, query, previous: null, next: null, hasPictures: false };
  const range = { filter: filterOf(query), from: post.item, limit: 1 };
  const [behind, before] = [
    await core.importRuns.items(run, range),
    await core.importRuns.items(run, { ...range, isBackward: true }),
  ];
  return {
    post,
    query,
    previous: before.items[0]?.position ?? null,
    next: behind.items[0]?.position ?? null,
    hasPictures: parameters.get('pictures') === '1',
  };
}
