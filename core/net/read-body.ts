import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type Duplex, PassThrough, pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { NetFailure } from './net-failure.ts';

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
export async function readBody(
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
