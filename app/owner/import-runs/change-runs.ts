import { data, redirect } from 'react-router';
import { statusOf } from '../../../shared/failure-status.ts';
import { localised, paths, withQuery } from '../../../shared/paths.ts';
import type { PageContext } from '../../page-context.ts';
import { readHeld, readLeave } from '../forms/overrides.ts';

/** What the page says was done, from its address. */
export const removals = ['report', 'originals'] as const;

/** Removes a report, or the originals that it keeps. */
export async function removeRun(form: FormData, { core, locale }: PageContext) {
  const run = String(form.get('run') ?? '');
  const what = form.get('intent') === 'remove' ? 'report' : 'originals';
  const { remove, removeOriginals } = core.importRuns;
  const removed = await (what === 'report' ? remove(run) : removeOriginals(run));
  if (!removed.ok) return refused(statusOf(removed.failure));
  return redirect(withQuery(localised(paths.importRuns, locale), { done: what }));
}

/** Accepts an article, leaves it out, or takes either back; the page is shown again. */
export async function decidePost(form: FormData, { core }: PageContext, url: URL) {
  const [run, position] = [url.searchParams.get('run') ?? '', Number(url.searchParams.get('n'))];
  const decision = (['accepted', 'left_out'] as const).find((name) => name === form.get('decision')) ?? null;
  const decided = await core.importRuns.decide({ run, position }, decision, readLeave(form));
  if (!decided.ok) {
    const status = statusOf(decided.failure);
    const held = readHeld(decided.failure);
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
