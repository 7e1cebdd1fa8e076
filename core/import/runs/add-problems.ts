import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { ImportProblem } from '../../../shared/imported-post.ts';
import { findRun, updateRun } from './run-store.ts';
import { mostNamed } from './run-summary.ts';

/** Keeps with a run what was found after the last of its posts was saved. */
export async function addProblems(
  db: Kysely<Schema>,
  runId: string,
  problems: readonly ImportProblem[],
): Promise<void> {
  if (problems.length === 0) return;
  const { summary } = (await findRun(db, runId)) ?? {};
  if (!summary) return;
  const named = [...summary.problems, ...problems].slice(0, mostNamed);
  await updateRun(db, runId, { report: JSON.stringify({ ...summary, problems: named }) });
}
