import type { FolderFile, SourceFile } from '../files/source-file.ts';

/** Parts of one file, by the offsets of their first byte and of the byte after their last. */
export interface FilePieces {
  read(start: number, end: number): AsyncIterable<Uint8Array>;
  /** Lets go of the file until it is read again. */
  close(): Promise<void>;
}

/** Reads any part of a file; one of a zip or a folder is read from its start, and on from there as long as parts are asked for in order. */
export function openPieces(file: FolderFile | SourceFile): FilePieces {
  if (!('path' in file)) return { read: (start, end) => file.read(start, end), close: async () => undefined };
  let reading: AsyncIterator<Uint8Array> | null = null;
  let piece = new Uint8Array() as Uint8Array;
  /** Offset of the first byte of `piece`. */
  let at = 0;

  async function next(): Promise<boolean> {
    at += piece.length;
    piece = new Uint8Array();
    const found = await reading?.next();
    if (!found || found.done) return false;
    piece = found.value;
    return true;
  }

  async function close(): Promise<void> {
    await reading?.return?.();
    reading = null;
  }

  async function begin(): Promise<void> {
    await close();
    reading = file.read()[Symbol.asyncIterator]();
    piece = new Uint8Array();
    at = 0;
  }

  async function* read(start: number, end: number): AsyncGenerator<Uint8Array> {
    if (reading === null || start < at) await begin();
    while (at + piece.length <= start) if (!(await next())) return;
    for (;;) {
      yield piece.subarray(Math.max(0, start - at), end - at);
      if (at + piece.length >= end || !(await next())) return;
    }
  }

  return { read, close };
}
