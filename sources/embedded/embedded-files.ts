import { type EmbeddedPlace, readEmbeddedAddress, sizeOf } from '../../shared/media.ts';
import type { FolderFile, SourceFile } from '../files/source-file.ts';
import { createPictureCutter } from './cut-pictures.ts';
import { decodePicture } from './decode-picture.ts';

/** A picture that stands in a text. */
export interface EmbeddedPicture {
  type: string;
  /** In bytes, as far as the length of its text tells. */
  size: number;
  /** Its bytes, piece by piece. Throws `BrokenPicture` where they are none. */
  read(): AsyncIterable<Uint8Array>;
}

export type FindEmbedded = (address: string) => EmbeddedPicture | undefined;

/** The files of one import without the pictures in their texts, and these pictures. */
export interface EmbeddedFiles {
  /** The file with a short mark in place of each picture; parts that are asked for by their offsets are as they are. */
  withoutPictures<File extends FolderFile | SourceFile>(file: File): File;
  /** The picture that an address stands for. Cheapest in the order of the file. */
  find: FindEmbedded;
  /** What stands in the file where a mark is. */
  rawText(place: EmbeddedPlace): Promise<string>;
  /** Lets go of all files. */
  close(): Promise<void>;
}

/** However large its pictures are, a text is as long as its words: the pictures stay in the file until somebody wants them. */
export function openEmbeddedFiles(): EmbeddedFiles {
  const files: (FolderFile | SourceFile)[] = [];
  let last: { number: number; pieces: FilePieces } | undefined;
  async function* rawBytes({ file: number, start, end }: EmbeddedPlace): AsyncGenerator<Uint8Array> {
    const file = files[number];
    if (last?.number !== number) {
      await last?.pieces.close();
      last = file && { number, pieces: openPieces(file) };
    }
    if (last) yield* last.pieces.read(start, end);
  }
  return {
    withoutPictures(file) {
      const number = files.push(file) - 1;
      const read = (start?: number, end?: number) =>
        start === undefined && end === undefined ? cut(file.read(), number) : file.read(start, end);
      return { ...file, read };
    },
    find(address) {
      const found = readEmbeddedAddress(address);
      if (!found) return undefined;
      const { type } = found;
      return { type, size: sizeOf(type, found), read: () => decodePicture(rawBytes(found)) };
    },
    async rawText(place) {
      const decoder = new TextDecoder();
      let text = '';
      for await (const piece of rawBytes(place)) text += decoder.decode(piece, { stream: true });
      return text.replace(/\\{1,8}\//g, '/').replace(/\\{1,8}[nrt]/g, ' ');
    },
    close: async () => last?.pieces.close(),
  };
}

async function* cut(file: AsyncIterable<Uint8Array>, number: number): AsyncGenerator<Uint8Array> {
  const cutter = createPictureCutter(number);
  const encoder = new TextEncoder();
  // One character a byte, whatever the bytes mean: offsets are the same.
  const decoder = new TextDecoder('latin1');
  let held = new Uint8Array();
  let heldAt = 0;
  const handOn = (piece: string, isLast: boolean): Uint8Array => {
    const parts = cutter
      .write(piece, isLast)
      .map((part) =>
        'mark' in part ? encoder.encode(part.mark) : held.subarray(part.from - heldAt, part.to - heldAt),
      );
    const waiting = cutter.waiting();
    heldAt += held.length - waiting;
    held = held.slice(held.length - waiting);
    return joined(parts);
  };
  for await (const piece of file) {
    held = joined([held, piece]);
    yield handOn(decoder.decode(piece), false);
  }
  yield handOn('', true);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Parts of one file, by the offsets of their first byte and of the byte after their last. */
interface FilePieces {
  read(start: number, end: number): AsyncIterable<Uint8Array>;
  /** Lets go of the file until it is read again. */
  close(): Promise<void>;
}

/** Reads any part of a file; one of a zip or a folder is read from its start, and on from there as long as parts are asked for in order. */
function openPieces(file: FolderFile | SourceFile): FilePieces {
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
