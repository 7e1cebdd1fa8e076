import { type ReadFailure, readFailure } from './read-failure.ts';

export type Called<Answer> = { ok: true; value: Answer } | { ok: false; failure: ReadFailure };

interface CallOptions {
  /** Sent as JSON. */
  body?: object;
  signal?: AbortSignal;
}

/** Asks the site's API; an answer without a body (204) is null. Rejects only when `signal` is aborted. */
export async function callApi<Answer>(
  method: string,
  address: string,
  { body, signal }: CallOptions = {},
): Promise<Called<Answer>> {
  const sent = body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  try {
    const answer = await fetch(address, { method, ...sent, ...(signal && { signal }) });
    if (!answer.ok) return { ok: false, failure: await readFailure(answer) };
    return { ok: true, value: (answer.status === 204 ? null : await answer.json()) as Answer };
  } catch {
    signal?.throwIfAborted();
    return { ok: false, failure: { status: 0, detail: '' } };
  }
}
