import { retryAfter } from '../../../shared/retry-after.ts';

/** `Retry-After` for a refused password, where waiting helps; as the API sends it. */
export function waitHeaders(failure: { code: string; until?: Date }): Record<string, string> {
  const wait = retryAfter(failure, new Date());
  return wait === undefined ? {} : { 'Retry-After': String(wait) };
}

/** The `headers` of the owner's pages: of an action's answer they pass on when it may be sent again. */
export function answerHeaders({ actionHeaders }: { actionHeaders: Headers }): Record<string, string> {
  const wait = actionHeaders.get('Retry-After');
  return wait ? { 'Retry-After': wait } : {};
}
