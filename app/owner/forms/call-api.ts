import { type ReadFailure, readFailure } from './read-failure.ts';

export type Called<Value> = { ok: true; value: Value } | { ok: false; failure: ReadFailure };

interface CallOptions {
  /** Sent as JSON. */
  body?: object;
  signal?: AbortSignal;
}

/** Asks the site's API; an answer without a body (204) is null. Rejects only when `signal` is aborted. */
export async function callApi<Value>(
  method: string,
  address: string,
  { body, signal }: CallOptions = {},
): Promise<Called<Value>> {
  const sent = body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  try {
    const response = await fetch(address, { method, ...sent, ...(signal && { signal }) });
    if (!response.ok) return { ok: false, failure: await readFailure(response) };
    return { ok: true, value: (response.status === 204 ? null : await response.json()) as Value };
  } catch {
    signal?.throwIfAborted();
    return { ok: false, failure: { status: 0, detail: '' } };
  }
}
