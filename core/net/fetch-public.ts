import type { IncomingMessage } from 'node:http';
import { fail, ok, type Result } from '../../shared/result.ts';
import { checkDestination, type Lookup, type Permission, parseWebAddress } from './check-destination.ts';
import { decodeText } from './decode-text.ts';
import type { NetFailure } from './net-failure.ts';
import { readBody } from './read-body.ts';
import { requestPinned } from './request-pinned.ts';

export interface FetchLimits {
  /** For everything together: names, redirects, body. Milliseconds, 15,000 unless given. */
  timeoutMs?: number;
  /** Of the body once decompressed; 10 MB unless given. */
  maxBytes?: number;
  signal?: AbortSignal;
  /** The Accept header. */
  accept?: string;
}

export interface FetchOptions extends FetchLimits {
  /** Asked anew for every hop. */
  permit: (url: URL) => Permission;
  lookup: Lookup;
}

export interface FetchedBody {
  /** Where the last redirect led. */
  url: string;
  status: number;
  /** The Content-Type header, empty when there was none. */
  contentType: string;
  text: string;
  /** Size of the decompressed body. */
  bytes: number;
}

/** Redirects that are followed; browsers follow twenty, and honest pages need two. */
export const maxRedirects = 5;
/** Statuses by which a page leads on to another. */
export const redirects = [301, 302, 303, 307, 308];

const binaryTypes = /^(image\/(?!svg)|audio\/|video\/|font\/|application\/(pdf|zip|gzip|x-gzip|wasm))/i;

async function readText(
  response: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Result<Pick<FetchedBody, 'contentType' | 'text' | 'bytes'>, NetFailure>> {
  const contentType = response.headers['content-type'] ?? '';
  if (binaryTypes.test(contentType)) {
    response.destroy();
    return fail({ code: 'not_text', contentType });
  }
  const body = await readBody(response, maxBytes, signal);
  if (!body.ok) return body;
  const text = decodeText(body.value, contentType);
  // Whatever the header claims, text has no NUL in it.
  if (text.slice(0, 1024).includes('\0')) return fail({ code: 'not_text', contentType });
  return ok({ contentType, text, bytes: body.value.length });
}

/** A file as it was sent, once decompressed. */
export interface FetchedFile {
  /** Where the last redirect led. */
  url: string;
  bytes: Uint8Array;
}

type Reader<Read> = (
  response: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
) => Promise<Result<Read, NetFailure>>;

async function follow<Read>(
  first: URL,
  options: FetchOptions,
  read: Reader<Read>,
  signal: AbortSignal,
): Promise<Result<Read & { url: string; status: number }, NetFailure>> {
  let url = first;
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const checked = await checkDestination(url, options.permit(url), options.lookup);
    if (!checked.ok) return checked;
    const response = await requestPinned(checked.value, { signal, accept: options.accept });
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if (status >= 200 && status < 300) {
      const body = await read(response, options.maxBytes ?? 10_000_000, signal);
      return body.ok ? ok({ url: url.href, status, ...body.value }) : body;
    }
    response.destroy();
    if (!redirects.includes(status) || !location) return fail({ code: 'answered', status });
    const next = parseWebAddress(location, url);
    if (!next.ok) return fail({ code: 'address_refused' });
    url = next.value;
  }
  return fail({ code: 'too_many_redirects' });
}

/** Rejects as soon as the signal fires: a name server that hangs must not outlive the deadline. */
export function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

async function fetchWith<Read>(
  address: string,
  options: FetchOptions,
  read: Reader<Read>,
): Promise<Result<Read & { url: string; status: number }, NetFailure>> {
  const url = parseWebAddress(address);
  if (!url.ok) return url;
  const deadline = AbortSignal.timeout(options.timeoutMs ?? 15_000);
  const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline;
  try {
    return await Promise.race([follow(url.value, options, read, signal), aborted(signal)]);
  } catch {
    // Sockets, TLS, zlib and abort reject with errors of many kinds; for the caller they are one outcome.
    return fail({ code: 'no_answer', cause: signal.aborted ? 'timeout' : 'connection' });
  }
}

/** Fetches a text over HTTP from where `permit` allows, following at most five redirects, each checked like the first address. */
export function fetchPublic(
  address: string,
  options: FetchOptions,
): Promise<Result<FetchedBody, NetFailure>> {
  return fetchWith(address, options, readText);
}

/** Fetches a file of any kind in the same way. What it is, its first bytes must tell: the header is not believed. */
export async function fetchFile(
  address: string,
  options: FetchOptions,
): Promise<Result<FetchedFile, NetFailure>> {
  const fetched = await fetchWith(address, options, async (response, maxBytes, signal) => {
    const body = await readBody(response, maxBytes, signal);
    return body.ok ? ok({ bytes: body.value }) : body;
  });
  return fetched.ok ? ok({ url: fetched.value.url, bytes: fetched.value.bytes }) : fetched;
}
