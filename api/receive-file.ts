import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

/** A body that lies on the disk until `remove` is called. */
export interface ReceivedFile {
  path: string;
  remove(): Promise<void>;
}

class TooLarge extends Error {}

/**
 * Writes a request's body to a file of its own without ever holding it whole, whatever length it
 * claims or hides. Null when it is longer than `limit` bytes; throws when it breaks off. Neither leaves
 * anything behind.
 */
export async function receiveFile(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<ReceivedFile | null> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  const path = join(folder, 'export');
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const bytes = body ? Readable.fromWeb(body as NodeReadableStream<Uint8Array>) : Readable.from([]);
    await pipeline(
      bytes,
      (chunks: AsyncIterable<Uint8Array>) => upTo(limit, chunks),
      createWriteStream(path),
    );
    return { path, remove };
  } catch (error) {
    await remove();
    if (error instanceof TooLarge) return null;
    throw error;
  }
}

async function* upTo(limit: number, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > limit) throw new TooLarge();
    yield chunk;
  }
}
