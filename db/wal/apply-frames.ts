import type { FileHandle } from 'node:fs/promises';
import { frameHeadBytes } from './wal-format.ts';
import type { Frames } from './wal-reader.ts';

/** Writes frames of whole transactions into a database file, as SQLite does with its log. Throws RangeError for what is none. */
export async function applyFrames(file: FileHandle, { pageBytes, frames }: Frames): Promise<void> {
  const frameBytes = frameHeadBytes + pageBytes;
  if (pageBytes < 512 || frames.length % frameBytes !== 0)
    throw new RangeError('These are no frames of a log');
  let pages = 0;
  for (let at = 0; at < frames.length; at += frameBytes) {
    const page = frames.readUInt32BE(at);
    await file.write(frames, at + frameHeadBytes, pageBytes, (page - 1) * pageBytes);
    pages = frames.readUInt32BE(at + 4) || pages;
  }
  // A commit says how long the database is from then on.
  if (pages > 0) await file.truncate(pages * pageBytes);
}
