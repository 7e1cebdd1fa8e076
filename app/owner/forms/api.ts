import { useEffect, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { wordFailureCodes } from '../../../shared/handover.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { OwnerMessages } from '../context/owner-context.ts';
import { type Held, readHeld } from './overrides.ts';

/** Why a call came to nothing; `status` is 0 where no whole answer came, `detail` the server's own words or ''. */
export interface ReadFailure extends Partial<Held> {
  status: number;
  detail: string;
  /** What is wrong with a Word file, and in how many places it has tracked changes. */
  word?: (typeof wordFailureCodes)[number];
  count?: number;
  /** The host that no name server knows, where that is why. */
  unknownHost?: string;
}

export async function readFailure(response: Response): Promise<ReadFailure> {
  const body: unknown = await response.json().catch(() => null);
  const detail = body && typeof body === 'object' && 'detail' in body ? body.detail : '';
  const failure = { status: response.status, detail: typeof detail === 'string' ? detail : '' };
  const host = body && typeof body === 'object' && 'host' in body ? body.host : undefined;
  const code = body && typeof body === 'object' && 'code' in body ? body.code : undefined;
  const held = readHeld(body);
  if (held) return { ...failure, ...held };
  const word = wordFailureCodes.find((each) => each === code);
  if (word) {
    const count = body && typeof body === 'object' && 'count' in body ? Number(body.count) : 0;
    return { ...failure, word, count };
  }
  return typeof host === 'string' ? { ...failure, unknownHost: host } : failure;
}

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

interface ApiDataOptions {
  /** The address has to stay the same for this time, in milliseconds, before it is asked. */
  debounceMs?: number;
  /** Another value asks the same address again. */
  version?: unknown;
}

/** The API's last answer, with the address it belongs to; asked again after a sign-in in place of an ended session. */
export function useApiData<Data>(
  address: string | undefined,
  { debounceMs = 0, version }: ApiDataOptions = {},
): (Called<Data> & { address: string }) | undefined {
  const [last, setLast] = useState<Called<Data> & { address: string }>();
  const { revalidate } = useRevalidator();
  const page = useLoaderData() as { content?: unknown; isLost?: true } | undefined;
  const isSignedOut = page?.content === null && !page.isLost;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is a reason to ask again
  useEffect(() => {
    if (address === undefined || isSignedOut) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const called = await callApi<Data>('GET', address, { signal: asking.signal }).catch(() => undefined);
      if (!called || asking.signal.aborted) return;
      setLast({ ...called, address });
      if (!called.ok && called.failure.status === 401) await revalidate();
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [address, debounceMs, version, isSignedOut, revalidate]);
  return last;
}

/** What can become of any request: its session has ended, nobody answered, or the server failed. */
type RequestFailureCode = 'signed_out' | 'network' | 'server';

/** Why a request came to nothing, where that is all that is known. */
export function requestMessage(
  code: RequestFailureCode,
  { detail, catalog }: OwnerMessages['errors'],
): string {
  switch (code) {
    case 'signed_out':
      return detail.session_ended;
    case 'network':
      return catalog.auth_network_compose;
    case 'server':
      return detail.server;
  }
}

export interface Progress {
  done: number;
  total: number;
  /** What is counted: posts unless it says otherwise. */
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
 * Sends work to the API and reports its progress until its report comes. A refusal, before or after it began, and an
 * answer that breaks off are failures; only the signal rejects.
 */
export async function askWithProgress<Report>(question: Question): Promise<Result<Report, RunFailure>> {
  const { address, body, type, onProgress, signal } = question;
  const lost = fail({ code: 'refused', status: 0, detail: '' } as const);
  try {
    const headers = { Accept: 'application/x-ndjson', 'Content-Type': type };
    const response = await fetch(address, { method: 'POST', headers, body, signal });
    if (!response.ok || !response.body) return fail({ code: 'refused', ...(await readFailure(response)) });
    let last: Report | null = null;
    for await (const line of readLines(response.body)) {
      const event = line as Progress | { detail: string } | Report;
      if (isProgress(event)) onProgress(event);
      else if (isRefusal(event)) return fail({ code: 'refused', status: 500, detail: event.detail });
      else last = event;
    }
    return last === null ? lost : ok(last);
  } catch (error) {
    if (signal.aborted) throw error;
    return lost;
  }
}

function isProgress(event: unknown): event is Progress {
  return typeof event === 'object' && event !== null && 'done' in event && 'total' in event;
}

function isRefusal(event: unknown): event is { detail: string } {
  return typeof event === 'object' && event !== null && 'detail' in event;
}

/** The JSON values of an answer that comes line by line, each as soon as its line is whole. */
async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + (value ?? '')).split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines) if (line) yield JSON.parse(line);
    if (done) return;
  }
}
