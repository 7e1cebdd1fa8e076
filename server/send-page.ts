import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isKnownEtag } from './is-known-etag.ts';
import { type Encoding, responseEncoding } from './response-encoding.ts';

const brotli = promisify(brotliCompress);
const compressors = {
  // 6 of 11: from 9 on a page of 14 kB takes thirty times as long, for not a byte less; one of 300 kB six times, for three per cent.
  // The window that is usual, 4 MB, is made ready before the first byte: a third of the time, for pages that fit in 64 kB.
  br: (body: Buffer) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_LGWIN]: body.length > 2 ** 17 ? 19 : 16,
      },
    }),
  gzip: promisify(gzip),
} as const;

export interface CachedPage {
  version: number;
  madeAt: number;
  /** When it was last known to be as the site is. */
  currentAt: number;
  type: string;
  policy: string | undefined;
  etag: string;
  bodies: { identity: Buffer; br?: Promise<Buffer>; gzip?: Promise<Buffer> };
}

/** A kept page as it was sent in one encoding; the other headers of its answer are those that were set on the response. */
export interface SentPage {
  version: number;
  /** In milliseconds, as `Date.now()` counts. */
  goodUntil: number;
  /** With its quotes, as the `ETag` header has it. */
  etag: string;
  /** Those that a 304 leaves out. */
  contentHeaders: Record<string, string>;
  body: Buffer;
  /** Tells the cache that the page was asked for again, and is as the site is. */
  use(): void;
}

interface SendOptions {
  headers: Readonly<Record<string, string>>;
  goodUntil: number;
  keep: ((sent: Omit<SentPage, 'use'>) => void) | undefined;
}

/** Answers with a kept page in the encoding that is asked for, or with 304. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  { headers, goodUntil, keep }: SendOptions,
): Promise<void> {
  const encoding = isCompressed(page) ? responseEncoding(request.headers['accept-encoding']) : 'identity';
  const etag = `"${page.etag}-${encoding}"`;
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', 'no-cache');
  if (page.policy) response.setHeader('Content-Security-Policy', page.policy);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const isKnown = isKnownEtag(request.headers['if-none-match'], etag);
  if (isKnown && !keep) return void response.writeHead(304).end();
  const body = await bodyIn(page, encoding);
  const contentHeaders = {
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    'Content-Type': page.type,
    'Content-Length': String(body.length),
  };
  keep?.({ version: page.version, goodUntil, etag, contentHeaders, body });
  if (isKnown) return void response.writeHead(304).end();
  response.writeHead(200, contentHeaders);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** A picture is sent as it was made: to compress it again would be work for nothing. */
export function isCompressed({ type }: CachedPage): boolean {
  return !type.startsWith('image/');
}

export async function bodyIn(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return page.bodies.identity;
  const made = page.bodies[encoding];
  if (made) return made;
  const compressed = compressors[encoding](page.bodies.identity);
  page.bodies[encoding] = compressed;
  return compressed;
}
