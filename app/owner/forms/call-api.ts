import { type ReadFailure, readFailure } from './read-failure.ts';

export type Called<Value> = { ok: true; value: Value } | { ok: false; failure: ReadFailure };

interface CallOptions {
  /** Sent as JSON. */
  body?: object;
  signal?: AbortSignal;
  /** The page may be gone before the answer comes. */
  isLeaving?: boolean;
}

/** Browsers let requests with 64 kB of bodies outlive their page, all together. */
const mostKeptAlive = 60_000;

/** Asks the site's API; an answer without a body (204) is null. Rejects only when `signal` is aborted. */
export async function callApi<Value>(
  method: string,
  address: string,
  { body, signal, isLeaving = false }: CallOptions = {},
): Promise<Called<Value>> {
  const json = body && JSON.stringify(body);
  const sent = json && { headers: { 'Content-Type': 'application/json' }, body: json };
  const keepalive = isLeaving && new Blob([json ?? '']).size <= mostKeptAlive;
  try {
    const response = await fetch(address, { method, ...sent, keepalive, ...(signal && { signal }) });
    if (!response.ok) return { ok: false, failure: await readFailure(response) };
    return { ok: true, value: (response.status === 204 ? null : await response.json()) as Value };
  } catch {
    signal?.throwIfAborted();
    return { ok: false, failure: { status: 0, detail: '' } };
  }
}
