import { data, redirect } from 'react-router';
import type { LinkHolder } from '../../../core/reviews/review-core.ts';
import { paths, switchingTo } from '../../../shared/paths.ts';
import { retryAfter, statusOf } from '../../../shared/result.ts';
import { decisionInputSchema, noteInputSchema, reviewLimits } from '../../../shared/review.ts';
import { readCookie } from '../../../shared/sign-in.ts';
import type { PageContext } from '../../page-context.ts';

const cookieName = 'review_passphrase';

export function holderOf(page: PageContext, token: string, request: Request): LinkHolder {
  return {
    token,
    client: page.client,
    proof: readCookie(request.headers.get('cookie'), nameOf(page.isSecure)),
    isNoAttempt: isSpeculative(request),
    signal: page.signal,
  };
}

/** Checks for HEAD requests, prefetches, images and frames, which no reviewer sends. */
function isSpeculative({ method, headers }: Request): boolean {
  const destination = headers.get('sec-fetch-dest') ?? 'document';
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? '';
  return method === 'HEAD' || destination !== 'document' || purpose.includes('prefetch');
}

/** Returns a cookie for this page only, which lasts until the browser is closed. */
function proofCookie(page: PageContext, path: string, proof: string): string {
  const secure = page.isSecure ? '; Secure' : '';
  return `${nameOf(page.isSecure)}=${proof}; Path=${path}; HttpOnly; SameSite=Lax${secure}`;
}

function nameOf(isSecure: boolean): string {
  return isSecure ? `__Secure-${cookieName}` : cookieName;
}

/** Why a form was refused, and its input. */
export interface ReviewProblem {
  problem: ProblemName;
  /** When a lockout ends, in ISO 8601. */
  until?: string;
  typed?: { block?: number; quote?: string; note?: string; proposal?: string; line?: string; kind?: string };
}

export type ProblemName =
  | 'passphrase_wrong'
  | 'passphrase_needed'
  | 'locked_out'
  | 'busy'
  | 'note_empty'
  | 'note_long'
  | 'line_missing'
  | 'decision_missing'
  | 'open_notes'
  | 'passage_not_found'
  | 'too_many_notes'
  | 'review_decided'
  | 'note_not_found'
  | 'review_not_found'
  | 'owner';

export type ReviewResponse = Response | ReturnType<typeof data<ReviewProblem>>;

interface ReviewRequest {
  token: string;
  request: Request;
  url: URL;
}

/** Handles the reviewer's forms: passphrase, comments, withdrawals and the decision. */
export async function respondToReview(
  page: PageContext,
  { token, request }: ReviewRequest,
): Promise<ReviewResponse> {
  const form = await request.formData().catch(() => new FormData());
  const field = (name: string) => form.get(name)?.toString() ?? '';
  const holder = holderOf(page, token, request);
  const path = paths.review(token);
  const onward = (anchor: string, headers: Record<string, string> = {}) =>
    redirect(switchingTo(path, page.locale) + anchor, { status: 303, headers });
  if (field('intent') === 'open') {
    const proved = await page.core.reviews.prove(holder, field('passphrase'));
    if (!proved.ok) return refusal(proved.failure);
    if (!page.owner) await page.core.reviews.visit({ ...holder, proof: proved.value.proof });
    return onward('', { 'Set-Cookie': proofCookie(page, path, proved.value.proof) });
  }
  // The owner can't respond for the reviewer.
  if (page.owner) return data<ReviewProblem>({ problem: 'owner' }, { status: 403 });
  // A submitted form or a pointer movement shows that a person opened the page.
  await page.core.reviews.visit(holder);
  switch (field('intent')) {
    case 'visit':
      return new Response(null, { status: 204 });
    case 'note':
      return saveNote(page, { holder, field, onward });
    case 'withdraw': {
      const gone = await page.core.reviews.withdraw(holder, field('id'));
      return gone.ok ? onward(`#b${Number(field('block')) || 0}`) : refusal(gone.failure);
    }
    case 'decide':
      return decide(page, { holder, field, onward });
    default:
      // A form that is larger than visitors may send arrives with an empty body.
      return data<ReviewProblem>({ problem: 'note_long' }, { status: 400 });
  }
}

interface Responding {
  holder: LinkHolder;
  field: (name: string) => string;
  onward: (anchor: string) => Response;
}

async function saveNote(page: PageContext, { holder, field, onward }: Responding): Promise<ReviewResponse> {
  const block = Number(field('block')) || 0;
  const typed = { block, quote: field('quote'), note: field('note'), proposal: field('proposal') };
  const place = { start: field('start') || undefined, end: field('end') || undefined };
  const input = noteInputSchema.safeParse({ ...typed, ...place, key: field('key') });
  if (!input.success) {
    const isEmpty = typed.note.trim() === '' && typed.proposal.trim() === '';
    return data<ReviewProblem>({ problem: isEmpty ? 'note_empty' : 'note_long', typed }, { status: 400 });
  }
  const kept = await page.core.reviews.note(holder, input.data);
  return kept.ok ? onward(`#b${block}`) : refusal(kept.failure, typed);
}

async function decide(page: PageContext, { holder, field, onward }: Responding): Promise<ReviewResponse> {
  const typed = { line: field('line'), kind: field('kind') };
  const refuse = (problem: ProblemName) => data<ReviewProblem>({ problem, typed }, { status: 400 });
  if (typed.line.length > reviewLimits.line) return refuse('note_long');
  const input = decisionInputSchema.safeParse(typed);
  if (!input.success) return refuse('decision_missing');
  const opened = await page.core.reviews.open(holder);
  if (!opened.ok) return refusal(opened.failure, typed);
  const openNotes = opened.value.notes.filter(({ state }) => state === 'open').length;
  const { kind, line } = input.data;
  if (kind === 'changes' && line === '' && openNotes === 0) return refuse('line_missing');
  // A comment from another window isn't in the sentence that the reviewer approved.
  if (kind === 'approved' && openNotes > Number(field('open_notes') || 0)) return refuse('open_notes');
  const decided = await page.core.reviews.decide(holder, input.data);
  return decided.ok ? onward('#answer') : refusal(decided.failure, typed);
}

type Failure = Parameters<typeof statusOf>[0] & { until?: Date };

function refusal(failure: Failure, typed?: ReviewProblem['typed']): ReviewResponse {
  const wait = retryAfter(failure, new Date());
  return data<ReviewProblem>(
    {
      problem: problemOf(failure.code),
      ...(failure.until && { until: failure.until.toISOString() }),
      ...(typed && { typed }),
    },
    { status: statusOf(failure), headers: wait === undefined ? {} : { 'Retry-After': String(wait) } },
  );
}

function problemOf(code: Failure['code']): ProblemName {
  switch (code) {
    case 'sign_in_paused':
    case 'locked_out':
      return 'locked_out';
    case 'passphrase_wrong':
    case 'passphrase_needed':
    case 'passage_not_found':
    case 'too_many_notes':
    case 'review_decided':
    case 'note_not_found':
    case 'review_not_found':
      return code;
    default:
      return 'busy';
  }
}
