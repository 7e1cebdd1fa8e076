import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

/** How long to read the rest of a rejected body, so that its sender can read the response (ms). */
const drainTimeoutMs = 500;

/** Responds with `{detail}`. Discards a body that is still arriving for a moment, then closes the connection. */
export function refuse(
  response: ServerResponse,
  status: number,
  detail: string,
  headers: OutgoingHttpHeaders = {},
): void {
  if (response.headersSent) return void response.destroy();
  const body = JSON.stringify({ detail });
  const all = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    // Some caches would store an error without this header.
    'Cache-Control': 'no-store',
    ...headers,
  };
  const { req: request } = response;
  if (request.complete || !carriesBody(request)) {
    response.writeHead(status, all).end(body);
    return;
  }
  response.writeHead(status, { ...all, Connection: 'close' });
  if (request.method !== 'HEAD') response.write(body);
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  // The response is complete; ending it closes the connection.
  const timer = setTimeout(end, drainTimeoutMs);
  timer.unref();
  request.once('end', end).once('close', end).resume();
}

export function carriesBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Content encodings, smallest first. */
export const compressions = ['br', 'gzip'] as const;

export type Compression = (typeof compressions)[number];
export type Encoding = Compression | 'identity';

/** Returns whether an `Accept`-like header accepts a lowercase name, with a weight above 0 (RFC 9110, section 12.4.2). */
export function accepts(header: string | undefined): (name: string) => boolean {
  const ranges = parseAccept(header ?? '').filter(({ q }) => q > 0);
  return (name) => ranges.some(({ type }) => type.toLowerCase() === name);
}

/** The most `Accept-Encoding` headers in the cache, and the longest one. Browsers send a few short ones. */
const most = { headers: 100, characters: 100 } as const;

const known = new Map<string, readonly Compression[]>();

/** Returns the smallest available encoding that an `Accept-Encoding` header allows. */
export function negotiateEncoding(
  header: string | undefined,
  isThere: (compression: Compression) => boolean = () => true,
): Encoding {
  if (header === undefined) return 'identity';
  let accepted = known.get(header);
  if (!accepted) {
    accepted = compressions.filter(accepts(header));
    if (header.length <= most.characters && known.size < most.headers) known.set(header, accepted);
  }
  return accepted.find(isThere) ?? 'identity';
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses a body: quickly for one response (`once`), or well for `many`. */
export async function compress(body: Buffer, encoding: Encoding, effort: 'once' | 'many'): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return zip(body, effort === 'once' ? { level: 1 } : {});
  // At 9 of 11, a page of 14 kB takes thirty times as long as at 6 and isn't smaller; one of 300 kB takes six
  // times as long and is 3% smaller. Preparing the default window of 4 MB takes a third of the time for pages
  // that fit in 64 kB.
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort === 'once' ? 1 : 6,
    ...(effort === 'many' && { [constants.BROTLI_PARAM_LGWIN]: body.length > 2 ** 17 ? 19 : 16 }),
  };
  return brotli(body, { params });
}

/** Whether an `If-None-Match` header contains the tag, weak or strong, or `*` (RFC 9110, section 13.1.2). */
export function isKnownEtag(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags?.some((tag) => tag === etag || tag === '*') ?? false;
}
