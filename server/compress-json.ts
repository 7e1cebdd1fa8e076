import { gzipSync } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { accepts } from './accepts.ts';

/** In characters. A shorter text gains nothing, a longer one would hold the thread: Hono compresses it, elsewhere. */
const lengths = { least: 1024, most: 65_536 } as const;

/** What texts and their compressed forms may take together, in bytes. */
const mostKept = 4_000_000;

/**
 * Compresses what `c.json` answers in one piece: a stream for each answer, as Hono's `compress` makes one, takes longer than to write it.
 * What is compressed for visitors is kept by its text, for the next who asks for the same.
 */
export function compressJson(): MiddlewareHandler {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: mostKept,
    sizeCalculation: (bytes, text) => text.length * 2 + bytes.length,
  });

  function compressed(text: string, isKept: boolean): Uint8Array<ArrayBuffer> {
    const known = kept.get(text);
    if (known) return known;
    const bytes = new Uint8Array(gzipSync(text));
    if (isKept) kept.set(text, bytes);
    return bytes;
  }

  return async (c, next) => {
    const { method } = c.req;
    const compressing = (value: unknown, ...rest: unknown[]): Response => {
      const text = JSON.stringify(value) ?? '';
      const answer = (body: string | Uint8Array<ArrayBuffer>) => {
        const response = c.body(body, ...(rest as [200]));
        response.headers.set('Content-Type', 'application/json');
        return response;
      };
      if (text.length > lengths.most) return answer(text);
      const isShort = text.length < lengths.least;
      const body = isShort ? Buffer.from(text) : compressed(text, method === 'GET' && !c.env.owner);
      const response = answer(body);
      response.headers.set('Content-Length', String(body.length));
      response.headers.append('Vary', 'Accept-Encoding');
      if (!isShort) response.headers.set('Content-Encoding', 'gzip');
      return response;
    };
    const takesGzip = accepts(c.req.header('Accept-Encoding'))('gzip');
    if (method !== 'HEAD' && takesGzip) Object.assign(c, { json: compressing });
    await next();
  };
}
