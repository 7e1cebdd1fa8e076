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

/** Some hosts refuse requests without a browser-like name; these say honestly what they are for. */
const userAgent = (purpose: string) => `Mozilla/5.0 (compatible; ${purpose}/1.0)`;

export interface PinnedRequest {
  signal: AbortSignal;
  /** GET unless given. */
  method?: 'GET' | 'HEAD';
  /** The Accept header; anything unless given. */
  accept?: string | undefined;
  /** What the other side is told it is asked for. */
  purpose?: string;
  /** Hears that somebody is there. */
  onConnect?: () => void;
}

/** Sends one request to a checked destination and resolves with the response's head. The socket goes to the checked addresses alone. Rejects on connection errors and on abort. */
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
    // `agent: false`: neither a kept socket of another caller nor a proxy from the environment is used.
    const request = send(url, { method, headers, lookup: pinned, agent: false, signal });
    if (onConnect) request.on('socket', (socket) => socket.once('connect', onConnect));
    request.on('response', resolve).on('error', reject).end();
  });
}

/** How far into a document its own word on its encoding is looked for: HTML's prescan reads 1,024 bytes. */
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

/** `<?xml encoding="…">`, `<meta charset=…>` or the `charset=` of an http-equiv meta. */
function declaredInside(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, prescanBytes));
  const declared =
    /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w:.-]+)["']/i.exec(head)?.[1] ??
    /<meta[^>]*\bcharset\s*=\s*["']?([\w:.-]+)/i.exec(head)?.[1];
  // A declaration that could be read byte by byte cannot be UTF-16 (HTML standard, prescan).
  return declared && /^utf-?16/i.test(declared) ? 'utf-8' : declared;
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * The text of a body: by its byte order mark, else the Content-Type's charset, else its own declaration, else UTF-8.
 * Where the bytes contradict a claim of UTF-8 or Latin they are believed instead: legal UTF-8 beyond ASCII is never
 * Latin by accident, and text in which most such bytes are illegal is windows-1252.
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

/** "deflate" means zlib's wrapping (RFC 9110, 8.4.1.2), but some servers send the bare stream. */
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

/**
 * The decompressed body of a response. Bytes are counted while they unpack, and the transfer ends at `maxBytes`. Rejects
 * on a broken transfer and on abort.
 */
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
      // Nobody waits for the streams to close: an unpacker that is ended in the middle of its work may never say so.
      resolve(tooLarge);
      response.destroy();
      unpack.destroy();
    });
    unpack.once('end', () => resolve(ok(Buffer.concat(chunks, size))));
    // What ends too early is told by the unpacker alone.
    unpack.once('error', reject);
    pipeline(response, unpack, (error) => error && reject(error));
  });
}
