import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { z } from 'zod';
import { wordFailureCodes } from '../shared/handover.ts';
import {
  DatabaseFailure,
  LeavingRefused,
  PicturesAway,
  picturesAway,
  retryAfter,
  statusOf,
} from '../shared/result.ts';
import { databaseErrors } from './database-errors.ts';
import { type ApiFailure, detailOf } from './failure-details.ts';
import { guardFacts } from './guard-problem.ts';

/** Carries an expected failure out of a handler; `refused` answers it. */
class Refusal extends Error {
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure) {
    super(failure.code);
    this.failure = failure;
  }
}

/** Ends a handler with an expected failure: `{detail}` and the failure's status. */
export function refuse(failure: ApiFailure): never {
  throw new Refusal(failure);
}

function refused(c: Context, failure: ApiFailure): Response {
  const wait = retryAfter(failure, new Date());
  if (wait !== undefined) c.header('Retry-After', String(wait));
  // Programs tell this refusal from others by its code: the way on is another call.
  const code = failure.code === 'password_needed' ? { code: failure.code } : {};
  // A sign-in that still needs its second step carries what the step needs.
  // In another language than English the host is put into that language's sentence.
  const site = failure.code === 'no_site' ? { code: failure.code, host: failure.host } : {};
  const review = failure.code === 'not_approved' ? { code: failure.code, review: failure.review } : {};
  const word = wordFacts(failure);
  const step = 'factor' in failure ? { second_factor: failure.factor } : {};
  return c.json(
    { detail: detailOf(failure), ...code, ...site, ...step, ...review, ...word, ...guardFacts(failure) },
    statusOf(failure),
  );
}

/** Which of the things that are wrong with a Word file it is: their statuses do not tell. */
function wordFacts(failure: ApiFailure): object {
  if (!wordFailureCodes.some((code) => code === failure.code)) return {};
  return failure.code === 'changes_undecided'
    ? { code: failure.code, count: failure.count }
    : { code: failure.code };
}

/** What is said when nobody expected the failure. */
export const unfinished = 'The server could not finish this. Nothing was lost; try again in a minute.';

/** Answers what a handler threw: refusals, ours and the framework's, with their status, anything else with a 500. */
export function respondToError(error: Error, c: Context, report: (error: Error) => void): Response {
  if (error instanceof Refusal) return refused(c, error.failure);
  if (error instanceof LeavingRefused) return refused(c, error.failure);
  if (error instanceof HTTPException) {
    return c.json({ detail: error.message || 'The request could not be read.' }, error.status);
  }
  report(error);
  if (error instanceof DatabaseFailure) {
    const { status, detail, retryAfter } = databaseErrors[error.kind];
    c.header('Retry-After', String(retryAfter));
    return c.json({ detail }, status);
  }
  if (error instanceof PicturesAway) {
    c.header('Retry-After', String(picturesAway.retryAfter));
    return c.json({ detail: picturesAway.detail }, picturesAway.status);
  }
  return c.json({ detail: unfinished }, 500);
}

/** One thing that is wrong with an input, as its schema tells it. */
export type Issue = z.core.$ZodIssue;

/** The first thing wrong with an input, as one sentence: which field, and what it should be. */
export function invalidInput(issues: readonly Issue[]): string {
  const [first] = issues;
  const field = first?.path.join('.');
  const wrong = first?.message.replace(/^Invalid input: expected \w+, received undefined$/, 'is missing');
  return `The request could not be read: ${field ? `${field}: ` : ''}${wrong ?? 'invalid input'}.`;
}
