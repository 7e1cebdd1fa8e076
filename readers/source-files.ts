import { type Reader, unzipRaw, type ZipEntry } from 'unzipit';
import type { SourceFailure } from '../shared/import.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { type DecodedText, decodeText } from './decode-text.ts';

/** A file that can be read repeatedly. Offsets are in bytes, and `end` is exclusive. */
export interface SourceFile {
  size: number;
  read(start?: number, end?: number): AsyncIterable<Uint8Array>;
}

/** A file in a folder or zip. It is unpacked while it is read. */
export interface FolderFile {
  /** The relative path, with slashes. */
  path: string;
  /** The unpacked size in bytes. Reading fails if a zip contains more. */
  size: number;
  read(): AsyncIterable<Uint8Array>;
}

export interface SourceFolder {
  files: readonly FolderFile[];
}

/** A file, which may be a zip, or a folder. */
export type ImportInput = SourceFile | SourceFolder;

/** The limits of a zip: files, bytes of its directory, and unpacked bytes. */
const limits = { files: 100_000, listBytes: 64_000_000, unpackedBytes: 4_000_000_000 };

/** Whether a file is a zip, possibly an empty one. */
export function isZip(head: Uint8Array): boolean {
  const [p, k, third, fourth] = head;
  return p === 0x50 && k === 0x4b && ((third === 3 && fourth === 4) || (third === 5 && fourth === 6));
}

/** System files and folders that are ignored. */
const hidden = /(?:^|\/)(?:__MACOSX|\.[^/]*|node_modules|Thumbs\.db)(?:\/|$)/;

/** Opens a zip. Each file is unpacked when it is read, up to its declared size. */
export async function openZip(file: SourceFile): Promise<Result<SourceFolder, SourceFailure>> {
  let entries: ZipEntry[];
  try {
    ({ entries } = await unzipRaw(readerOf(file, await lengthOf(file))));
  } catch (error) {
    return fail({ code: error instanceof ListTooLong ? 'archive_too_large' : 'not_an_export' });
  }
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  if (entries.length > limits.files || unpacked > limits.unpackedBytes)
    return fail({ code: 'archive_too_large' });
  const wanted = entries.filter(({ isDirectory, encrypted }) => !isDirectory && !encrypted);
  for (const entry of wanted) slim(entry);
  return ok({ files: wanted.map(folderFile).filter(({ path }) => !hidden.test(path)) });
}

class ListTooLong extends Error {}

const none = { nameBytes: new Uint8Array(), commentBytes: new Uint8Array(), extraFields: [] };

/** Removes metadata that isn't needed, which saves 1 kB per file. */
function slim(entry: ZipEntry): void {
  const { _rawEntry } = entry as unknown as { _rawEntry?: object };
  for (const part of [entry, _rawEntry]) if (part) Object.assign(part, none);
}

/** Returns a zip's length by its end record (APPNOTE 4.3.16), because some programs append a line end. */
async function lengthOf(file: SourceFile): Promise<number> {
  const start = Math.max(0, file.size - 1_000);
  const pieces: number[] = [];
  for await (const piece of file.read(start, file.size)) pieces.push(...piece);
  const end = pieces.findLastIndex(
    (byte, at) => byte === 0x50 && pieces[at + 1] === 0x4b && pieces[at + 2] === 5 && pieces[at + 3] === 6,
  );
  const length = start + end + 22 + (pieces[end + 20] ?? 0) + 256 * (pieces[end + 21] ?? 0);
  return end >= 0 && length < file.size ? length : file.size;
}

function readerOf(file: SourceFile, length: number): Reader {
  return {
    getLength: async () => length,
    async read(offset, size) {
      if (size > limits.listBytes) throw new ListTooLong();
      const bytes = new Uint8Array(size);
      let at = 0;
      for await (const piece of file.read(offset, offset + size)) {
        bytes.set(piece.subarray(0, size - at), at);
        at += piece.length;
      }
      return bytes.subarray(0, Math.min(at, size));
    },
  };
}

function folderFile(entry: ZipEntry): FolderFile {
  return {
    path: entry.name.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, ''),
    size: entry.size,
    async *read() {
      // A reader is used because not every browser can iterate streams.
      const reader = (await entry.stream()).getReader();
      try {
        for (;;) {
          const { done, value } = await reader.read();
          if (done) return;
          yield value;
        }
      } finally {
        await reader.cancel();
      }
    },
  };
}

/** The longest file that is read whole, in characters without images. */
const maxTextLength = 20_000_000;

/** The maximum number of bytes per character. */
const maxBytes = 3;

/** Reads a text without byte order mark; null if it is longer than 20 million characters. */
export async function readText(file: FolderFile | SourceFile): Promise<string | null> {
  return (await readDecoded(file))?.text ?? null;
}

/** Reads a text and notes whether its encoding was guessed. */
export async function readDecoded(file: FolderFile | SourceFile): Promise<DecodedText | null> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of file.read()) {
    length += piece.length;
    if (length > maxTextLength * maxBytes) return null;
    pieces.push(piece);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  const decoded = decodeText(bytes);
  return decoded.text.length > maxTextLength ? null : decoded;
}

export async function readHead(file: FolderFile | SourceFile, length: number): Promise<Uint8Array> {
  const head = new Uint8Array(length);
  let at = 0;
  for await (const piece of file.read()) {
    head.set(piece.subarray(0, length - at), at);
    at += piece.length;
    if (at >= length) break;
  }
  return head.subarray(0, Math.min(at, length));
}

export function startOf(head: Uint8Array): string {
  return decodeText(head).text.trimStart();
}
