import { type DecodedText, decodeText } from '../../readers/decode-text.ts';
import type { FolderFile, SourceFile } from './source-file.ts';

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
