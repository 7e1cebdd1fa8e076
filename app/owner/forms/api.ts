import { useEffect, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { wordFailureCodes } from '../../../shared/handover.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { OwnerMessages } from '../context/owner-context.ts';
import { type NameMatchesFound, readNameMatches } from './overrides.ts';

/** Why a call failed. `status` is 0 without a complete response; `detail` is the server's sentence or ''. */
export interface ReadFailure {
  status: number;
  detail: string;
  held?: NameMatchesFound;
  /** The problem with a Word file, and its number of tracked changes. */
  word?: (typeof wordFailureCodes)[number];
  count?: number;
  /** The host, if its name could not be resolved. */
  unknownHost?: string;
}

export async function readFailure(response: Response): Promise<ReadFailure> {
  const body = ((await response.json().catch(() => null)) ?? {}) as Record<string, unknown>;
  const { detail, host, code, count = 0 } = body;
  const held = readNameMatches(body);
  const word = wordFailureCodes.find((each) => each === code);
  return {
    status: response.status,
    detail: typeof detail === 'string' ? detail : '',
    ...(held && { held }),
    ...(word && { word, count: Number(count) }),
    ...(typeof host === 'string' && { unknownHost: host }),
  };
}

export type Called<Value> = { ok: true; value: Value } | { ok: false; failure: ReadFailure };

interface CallOptions {
  /** The request's body, sent as JSON or as a form. */
  body?: object;
  signal?: AbortSignal;
  /** Whether the page may be closed before the response arrives. */
  isLeaving?: boolean;
}

/** The most bytes to send from a closing page. Browsers allow 64 kB in total. */
const maxKeepaliveBytes = 60_000;

/** Calls the site's API. Returns null for a response without a body (204). Rejects only when `signal` is aborted. */
export async function callApi<Value>(
  method: string,
  address: string,
  { body, signal, isLeaving = false }: CallOptions = {},
): Promise<Called<Value>> {
  const json = body && JSON.stringify(body);
  const sent = json && { headers: { 'Content-Type': 'application/json' }, body: json };
  const keepalive = isLeaving && new Blob([json ?? '']).size <= maxKeepaliveBytes;
  const content = body instanceof FormData ? { body } : sent;
  try {
    const response = await fetch(address, { method, ...content, keepalive, ...(signal && { signal }) });
    if (!response.ok) return { ok: false, failure: await readFailure(response) };
    return { ok: true, value: (response.status === 204 ? null : await response.json()) as Value };
  } catch {
    signal?.throwIfAborted();
    return { ok: false, failure: { status: 0, detail: '' } };
  }
}

interface ApiDataOptions {
  /** How long the URL has to stay the same before it is called, in ms. */
  debounceMs?: number;
  /** A new value calls the same URL again. */
  version?: unknown;
}

/** Returns the API's last response with its URL. Calls the API again after the owner has signed in again. */
export function useApiData<Data>(
  address: string | undefined,
  { debounceMs = 0, version }: ApiDataOptions = {},
): (Called<Data> & { address: string }) | undefined {
  const [last, setLast] = useState<Called<Data> & { address: string }>();
  const { revalidate } = useRevalidator();
  const page = useLoaderData() as { content?: unknown; isLost?: true } | undefined;
  const isSignedOut = page?.content === null && !page.isLost;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version calls the API again
  useEffect(() => {
    if (address === undefined || isSignedOut) return;
    const calling = new AbortController();
    const timer = setTimeout(async () => {
      const called = await callApi<Data>('GET', address, { signal: calling.signal }).catch(() => undefined);
      if (!called || calling.signal.aborted) return;
      setLast({ ...called, address });
      if (!called.ok && called.failure.status === 401) await revalidate();
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      calling.abort();
    };
  }, [address, debounceMs, version, isSignedOut, revalidate]);
  return last;
}

/** Returns the message for a request that failed for no particular reason. */
export function requestMessage(
  code: 'signed_out' | 'network' | 'server',
  { detail, catalog }: OwnerMessages['errors'],
): string {
  if (code === 'network') return catalog.auth_network_compose;
  return code === 'signed_out' ? detail.session_ended : detail.server;
}

export interface Progress {
  done: number;
  total: number;
  /** The kind of items counted; posts by default. */
  step?: 'links' | 'pictures';
}

export type RunFailure = ReadFailure & { code: 'refused' };

interface Question {
  address: string;
  body: Blob | string;
  type: 'application/json' | 'application/octet-stream';
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/**
 * Sends work to the API and reports progress until the result arrives. An error before or during the work or
 * an incomplete response is a failure. Rejects only when `signal` is aborted.
 */
export async function sendWithProgress<Report>(question: Question): Promise<Result<Report, RunFailure>> {
  const { address, body, type, onProgress, signal } = question;
  const lost = fail({ code: 'refused', status: 0, detail: '' } as const);
  try {
    const headers = { Accept: 'application/x-ndjson', 'Content-Type': type };
    const response = await fetch(address, { method: 'POST', headers, body, signal });
    if (!response.ok || !response.body) return fail({ code: 'refused', ...(await readFailure(response)) });
    let last: Report | null = null;
    for await (const event of readLines(response.body)) {
      if ('done' in event && 'total' in event) onProgress(event as Progress);
      else if ('detail' in event) return fail({ code: 'refused', status: 500, detail: String(event.detail) });
      else last = event as Report;
    }
    return last === null ? lost : ok(last);
  } catch (error) {
    if (signal.aborted) throw error;
    return lost;
  }
}

/** Yields the JSON objects of a response with one per line, each as soon as its line is complete. */
async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<object> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + (value ?? '')).split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines) if (line) yield JSON.parse(line) as object;
    if (done) return;
  }
}
