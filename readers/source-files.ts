import { type Reader, unzipRaw, type ZipEntry } from 'unzipit';
import type { SourceFailure } from '../shared/import.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { type DecodedText, decodeText } from './decode-text.ts';

/** A file that can be read in any part and as often as wanted. Offsets are bytes; `end` is the first that is not read. */
export interface SourceFile {
  size: number;
  read(start?: number, end?: number): AsyncIterable<Uint8Array>;
}

/** One file of a folder or of a zip, unpacked as it is read. */
export interface FolderFile {
  /** From the folder, with slashes between. */
  path: string;
  /** In bytes; reading ends with an error where a zip holds more. */
  size: number;
  read(): AsyncIterable<Uint8Array>;
}

export interface SourceFolder {
  files: readonly FolderFile[];
}

/** What an import is given: one file, a zip among them, or a folder. */
export type ImportInput = SourceFile | SourceFolder;

/** Files in one zip, bytes of the list of them, and bytes of them all unpacked: more than any blog has. */
const limits = { files: 100_000, listBytes: 64_000_000, unpackedBytes: 4_000_000_000 };

/** Whether these are the first bytes of a zip, or of an empty one. */
export function isZip(head: Uint8Array): boolean {
  const [p, k, third, fourth] = head;
  return p === 0x50 && k === 0x4b && ((third === 3 && fourth === 4) || (third === 5 && fourth === 6));
}

/** What systems put beside the files of people. */
const hidden = /(?:^|\/)(?:__MACOSX|\.[^/]*|node_modules|Thumbs\.db)(?:\/|$)/;

/** A zip as the folder that was packed; each file is unpacked when it is read, never longer than the zip has said. */
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

/** Lets go of what unpacking does not ask for, in the entry and in what it was made of: a kilobyte of each file. */
function slim(entry: ZipEntry): void {
  const { _rawEntry } = entry as unknown as { _rawEntry?: object };
  for (const part of [entry, _rawEntry]) if (part) Object.assign(part, none);
}

/** Where a zip ends by its own account (APPNOTE 4.3.16): some programs put a line end behind it. */
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
      // By a reader: not every browser can loop over a stream.
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

/** Longest file that is read whole, in characters without the pictures in it: a post, or the table of all posts. */
const longestText = 20_000_000;

/** Bytes of a character, at most of those that posts are made of. */
const mostBytes = 3;

/** A file's characters, without its byte order mark; null for one of more than 20 million. */
export async function readText(file: FolderFile | SourceFile): Promise<string | null> {
  return (await readDecoded(file))?.text ?? null;
}

/** As `readText`, with what had to be guessed of its encoding. */
export async function readDecoded(file: FolderFile | SourceFile): Promise<DecodedText | null> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of file.read()) {
    length += piece.length;
    if (length > longestText * mostBytes) return null;
    pieces.push(piece);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  const decoded = decodeText(bytes);
  return decoded.text.length > longestText ? null : decoded;
}

/** A file's first bytes. */
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

/** The characters of a file's first bytes, from the first that is no space. */
export function startOf(head: Uint8Array): string {
  return decodeText(head).text.trimStart();
}
