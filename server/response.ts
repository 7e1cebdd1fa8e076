import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

/** How long, in milliseconds, the rest of a refused body is let run out, so that its sender gets to read the response. */
const drainTimeoutMs = 500;

/** Answers with `{detail}`. A body that is still coming is thrown away for a moment, then the connection ends. */
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
    // Some caches keep refusals for a while where nothing is said.
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
  // With its head and length sent the response is whole; ending it is what closes the connection.
  const timer = setTimeout(end, drainTimeoutMs);
  timer.unref();
  request.once('end', end).once('close', end).resume();
}

export function carriesBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** The encodings in which bodies are sent, the smallest first. */
export const compressions = ['br', 'gzip'] as const;

export type Compression = (typeof compressions)[number];
export type Encoding = Compression | 'identity';

/** Whether a header of the `Accept` kind names something (in lower case) with some weight (RFC 9110, section 12.4.2). */
export function accepts(header: string | undefined): (name: string) => boolean {
  const ranges = parseAccept(header ?? '').filter(({ q }) => q > 0);
  return (name) => ranges.some(({ type }) => type.toLowerCase() === name);
}

/** `Accept-Encoding` headers that are remembered, and the characters of one: browsers send a handful of short ones. */
const most = { headers: 100, characters: 100 } as const;

const known = new Map<string, readonly Compression[]>();

/** The smallest encoding that an `Accept-Encoding` header allows, of those that there are. */
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

/** Compresses a body `once` for one reader, with little work, or for `many`. */
export async function compress(body: Buffer, encoding: Encoding, effort: 'once' | 'many'): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return zip(body, effort === 'once' ? { level: 1 } : {});
  // 6 of 11: from 9 on a page of 14 kB takes thirty times as long, for not a byte less; one of 300 kB six times, for three per cent.
  // The usual window of 4 MB is prepared before the first byte, a third of the time for pages that fit in 64 kB.
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort === 'once' ? 1 : 6,
    ...(effort === 'many' && { [constants.BROTLI_PARAM_LGWIN]: body.length > 2 ** 17 ? 19 : 16 }),
  };
  return brotli(body, { params });
}

/** Whether an `If-None-Match` header names a tag, weak or not, or any there is (RFC 9110, section 13.1.2). */
export function isKnownEtag(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags?.some((tag) => tag === etag || tag === '*') ?? false;
}
