import { data, redirect } from 'react-router';
import type { Core } from '../../../core/core.ts';
import type { ItemFilter, ItemPlace, StoredItem } from '../../../core/import/run-store.ts';
import { importOutcomes } from '../../../shared/import.ts';
import { importChangeCodes } from '../../../shared/imported-post.ts';
import { localized, paths, withQuery } from '../../../shared/paths.ts';
import { statusOf } from '../../../shared/result.ts';
import type { PageContext } from '../../page-context.ts';
import { readNameMatches, readOverrides } from '../forms/overrides.ts';

/** The filters in a URL: only the values that are set. */
export type ReportQuery = Partial<Record<'outcome' | 'change' | 'incomplete' | 'undecided' | 'q', string>>;

const maxTextLength = 200;

/** Returns the filters in a URL's parameters. */
function readQuery(parameters: URLSearchParams): ReportQuery {
  const query: ReportQuery = {};
  const outcome = importOutcomes.find((name) => name === parameters.get('outcome'));
  const change = importChangeCodes.find((code) => code === parameters.get('change'));
  const text = parameters.get('q')?.trim().slice(0, maxTextLength);
  if (outcome) query.outcome = outcome;
  if (change) query.change = change;
  if (parameters.get('incomplete') === '1') query.incomplete = '1';
  if (parameters.get('undecided') === '1') query.undecided = '1';
  if (text) query.q = text;
  return query;
}

function filterOf(query: ReportQuery): ItemFilter {
  return {
    outcome: importOutcomes.find((name) => name === query.outcome),
    change: importChangeCodes.find((code) => code === query.change),
    isIncomplete: query.incomplete === '1',
    isUndecided: query.undecided === '1',
    text: query.q,
  };
}

/** Returns a position in the list from a URL: `0.97:12`; null without one. */
function readPlace(written: string | null): ItemPlace | null {
  const [, score, position] =
    /^([01](?:\.\d{1,20})?(?:e-\d{1,3})?|none):(\d{1,8})$/.exec(written ?? '') ?? [];
  if (score === undefined) return null;
  return { score: score === 'none' ? null : Number(score), position: Number(position) };
}

function writePlace({ score, position }: Pick<StoredItem, 'score' | 'position'>): string {
  return `${score ?? 'none'}:${position}`;
}

/** Posts per page of a report. Twice as many would block the thread for more than 20 ms. */
const limit = 25;

export type LoadedReport = Awaited<ReturnType<typeof loadReport>>;

export async function loadReport(core: Core, parameters: URLSearchParams) {
  const query = readQuery(parameters);
  const run = (await core.importRuns.find(parameters.get('run') ?? '')) ?? null;
  const from = readPlace(parameters.get('after'));
  if (!run) return { run, items: [], query, isFirst: true, next: null };
  const { items, hasMore } = await core.importRuns.items(run.id, { filter: filterOf(query), from, limit });
  const last = items.at(-1);
  return { run, items, query, isFirst: from === null, next: hasMore && last ? writePlace(last) : null };
}

export type LoadedPost = Awaited<ReturnType<typeof loadPost>>;

export async function loadPost(core: Core, parameters: URLSearchParams) {
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

/** The removals that a URL parameter can report. */
export const removals = ['report', 'originals'] as const;

export async function removeRun(form: FormData, { core, locale }: PageContext) {
  const run = String(form.get('run') ?? '');
  const what = form.get('intent') === 'remove' ? 'report' : 'originals';
  const { remove, removeOriginals } = core.importRuns;
  const removed = await (what === 'report' ? remove(run) : removeOriginals(run));
  if (!removed.ok) return refused(statusOf(removed.failure));
  return redirect(withQuery(localized(paths.importRuns, locale), { done: what }));
}

export async function decidePost(form: FormData, { core }: PageContext, url: URL) {
  const [run, position] = [url.searchParams.get('run') ?? '', Number(url.searchParams.get('n'))];
  const decision = (['accepted', 'left_out'] as const).find((name) => name === form.get('decision')) ?? null;
  const decided = await core.importRuns.decide({ run, position }, decision, readOverrides(form));
  if (!decided.ok) {
    const status = statusOf(decided.failure);
    const held = readNameMatches(decided.failure);
    if (decided.failure.code === 'not_approved') {
      const { code, reader, wasApproved } = decided.failure;
      return data({ failure: { code, status, reader, wasApproved } }, { status });
    }
    return held
      ? data({ failure: { code: held.guarded, status, places: held.places } }, { status })
      : refused(status);
  }
  return redirect(url.pathname + url.search);
}

function refused(status: number) {
  return data({ failure: { code: 'refused' as const, status } }, { status });
}
