import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { type Duplex, PassThrough, pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { fail, ok, type Result } from '../../shared/result.ts';
import {
  checkDestination,
  type Destination,
  type Lookup,
  type NetFailure,
  type Permission,
  parseWebAddress,
} from './public-address.ts';

/** Some hosts refuse requests without a browser-like name; this one names the purpose. */
const userAgent = (purpose: string) => `Mozilla/5.0 (compatible; ${purpose}/1.0)`;

export interface PinnedRequest {
  signal: AbortSignal;
  method?: 'GET' | 'HEAD';
  accept?: string | undefined;
  purpose?: string;
  onConnect?: () => void;
}

/** Sends one request. The socket connects only to the checked addresses. Rejects on connection errors and on abort. */
export function requestPinned(
  { url, addresses }: Destination,
  { signal, method = 'GET', accept = '*/*', purpose = 'BlogImport', onConnect }: PinnedRequest,
): Promise<IncomingMessage> {
  const pinned: LookupFunction = (_name, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, addresses);
    else callback(null, first?.address ?? '', first?.family ?? 4);
  };
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const headers = { accept, 'accept-encoding': 'gzip, br, deflate', 'user-agent': userAgent(purpose) };
    // `agent: false` prevents sharing sockets with other callers and using a proxy from the environment.
    const request = send(url, { method, headers, lookup: pinned, agent: false, signal });
    if (onConnect) request.on('socket', (socket) => socket.once('connect', onConnect));
    request.on('response', resolve).on('error', reject).end();
  });
}

/** The bytes in which HTML's prescan looks for an encoding. */
const prescanBytes = 1024;

function byteOrderMark(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

function decoderFor(label: string | undefined): TextDecoder | undefined {
  if (!label) return undefined;
  try {
    return new TextDecoder(label);
  } catch {
    return undefined; // A label that is no encoding (RangeError) is as good as none.
  }
}

function declaredInside(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, prescanBytes));
  const declared =
    /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w:.-]+)["']/i.exec(head)?.[1] ??
    /<meta[^>]*\bcharset\s*=\s*["']?([\w:.-]+)/i.exec(head)?.[1];
  // A declaration that can be read as ASCII can't be in a UTF-16 document (HTML standard, prescan).
  return declared && /^utf-?16/i.test(declared) ? 'utf-8' : declared;
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * Decodes by byte order mark, then Content-Type, then the document's declaration, then as UTF-8. The bytes
 * overrule a claim of UTF-8 or Latin: valid UTF-8 beyond ASCII is never Latin by accident, and mostly invalid
 * bytes are windows-1252.
 */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const mark = byteOrderMark(bytes);
  const named = /\bcharset\s*=\s*["']?([\w:.-]+)/i.exec(contentType)?.[1];
  const decoder = decoderFor(mark) ?? decoderFor(named) ?? decoderFor(declaredInside(bytes));
  const encoding = decoder?.encoding ?? 'utf-8';
  if (mark || !['utf-8', 'windows-1252'].includes(encoding))
    return (decoder ?? new TextDecoder()).decode(bytes);
  const text = new TextDecoder().decode(bytes);
  const illegal = count(text, /\uFFFD/g);
  if (illegal === 0) return text;
  const legal = count(text, /[^\0-\x7F\uFFFD]/gu);
  return illegal > legal || encoding === 'windows-1252'
    ? new TextDecoder('windows-1252').decode(bytes)
    : text;
}

export interface FetchLimits {
  /** The time limit for name resolution, redirects and body together, in ms; 15,000 by default. */
  timeoutMs?: number;
  /** The limit for the decompressed body; 10 MB by default. */
  maxBytes?: number;
  signal?: AbortSignal;
  accept?: string;
}

export interface FetchOptions extends FetchLimits {
  /** Called for every hop of a redirect. */
  permit: (url: URL) => Permission;
  lookup: Lookup;
}

export interface FetchedBody {
  url: string;
  status: number;
  contentType: string;
  text: string;
  bytes: number;
}

/** Browsers follow twenty redirects, but legitimate pages need at most two. */
const maxRedirects = 5;
const redirects = [301, 302, 303, 307, 308];

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
  // Text contains no NUL, whatever the header claims.
  if (text.slice(0, 1024).includes('\0')) return fail({ code: 'not_text', contentType });
  return ok({ contentType, text, bytes: body.value.length });
}

export interface FetchedFile {
  url: string;
  bytes: Uint8Array;
}

type Reader<Read> = (
  response: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
) => Promise<Result<Read, NetFailure>>;

/** Follows redirects and checks each hop like the first URL. `ask` sends one request. */
export async function followRedirects(
  first: URL,
  { permit, lookup }: Pick<FetchOptions, 'permit' | 'lookup'>,
  ask: (destination: Destination) => Promise<IncomingMessage>,
): Promise<Result<{ url: URL; response: IncomingMessage; isPermanent: boolean }, NetFailure>> {
  let url = first;
  let isPermanent = true;
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const checked = await checkDestination(url, permit(url), lookup);
    if (!checked.ok) return checked;
    const response = await ask(checked.value);
    const { location } = response.headers;
    const status = response.statusCode ?? 0;
    if (!redirects.includes(status) || !location) return ok({ url, response, isPermanent });
    response.destroy();
    isPermanent &&= status === 301 || status === 308;
    const next = parseWebAddress(location, url);
    if (!next.ok) return fail({ code: 'address_refused' });
    url = next.value;
  }
  return fail({ code: 'too_many_redirects' });
}

async function fetchFrom<Read>(
  first: URL,
  options: FetchOptions,
  read: Reader<Read>,
  signal: AbortSignal,
): Promise<Result<Read & { url: string; status: number }, NetFailure>> {
  const followed = await followRedirects(first, options, (destination) =>
    requestPinned(destination, { signal, accept: options.accept }),
  );
  if (!followed.ok) return followed;
  const { url, response } = followed.value;
  const status = response.statusCode ?? 0;
  if (status < 200 || status > 299) {
    response.destroy();
    return fail({ code: 'answered', status });
  }
  const body = await read(response, options.maxBytes ?? 10_000_000, signal);
  return body.ok ? ok({ url: url.href, status, ...body.value }) : body;
}

/** Rejects when the signal fires, so that a hanging name server can't delay past the deadline. */
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
    return await Promise.race([fetchFrom(url.value, options, read, signal), aborted(signal)]);
  } catch {
    // Sockets, TLS, zlib and abort throw many kinds of errors, but the caller needs only one.
    return fail({ code: 'no_answer', cause: signal.aborted ? 'timeout' : 'connection' });
  }
}

/** Fetches a text. Follows at most five redirects and checks each like the first URL. */
export function fetchPublic(
  address: string,
  options: FetchOptions,
): Promise<Result<FetchedBody, NetFailure>> {
  return fetchWith(address, options, readText);
}

/** Fetches a file of any type. Callers detect the type from its bytes, not from the header. */
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

/** "deflate" means the zlib format (RFC 9110, 8.4.1.2), but some servers send raw deflate. */
async function inflateFor(response: IncomingMessage, signal: AbortSignal): Promise<Duplex> {
  await once(response, 'readable', { signal });
  const head: Buffer | null = response.read(1);
  if (head) response.unshift(head);
  return head && ((head[0] ?? 0) & 0x0f) === 8 ? createInflate() : createInflateRaw();
}

async function decompressor(response: IncomingMessage, signal: AbortSignal): Promise<Duplex | undefined> {
  const encoding = (response.headers['content-encoding'] ?? '').trim().toLowerCase();
  if (encoding === '' || encoding === 'identity') return new PassThrough();
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip();
  if (encoding === 'br') return createBrotliDecompress();
  if (encoding === 'deflate') return inflateFor(response, signal);
  return undefined;
}

/** Reads and decompresses the body up to `maxBytes`. Rejects on a broken transfer and on abort. */
async function readBody(
  response: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Result<Buffer, NetFailure>> {
  const tooLarge = fail({ code: 'too_large', maxBytes });
  const unpack = await decompressor(response, signal);
  const announced = Number(response.headers['content-length'] ?? 0);
  if (!unpack || announced > maxBytes) {
    response.destroy();
    return unpack
      ? tooLarge
      : fail({ code: 'not_text', contentType: response.headers['content-type'] ?? '' });
  }
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    unpack.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) return void chunks.push(chunk);
      // Resolves at once, because a decompressor that is destroyed early may never report its end.
      resolve(tooLarge);
      response.destroy();
      unpack.destroy();
    });
    unpack.once('end', () => resolve(ok(Buffer.concat(chunks, size))));
    // The decompressor reports a premature end.
    unpack.once('error', reject);
    pipeline(response, unpack, (error) => error && reject(error));
  });
}
