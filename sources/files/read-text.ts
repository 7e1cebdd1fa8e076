import type { ImportProblem } from '../../shared/imported-post.ts';
import { decodeBytes } from '../../wordpress/xml/decode-bytes.ts';
import type { FolderFile, SourceFile } from './source-file.ts';

/** Longest file that is read whole, in characters without the pictures in it: a post, or the table of all posts. */
const longestText = 20_000_000;

const unheard = () => undefined;

/** A file's characters, without its byte order mark; null for one of more than 20 million. */
export async function readText(
  file: FolderFile | SourceFile,
  report: (problem: ImportProblem) => void = unheard,
): Promise<string | null> {
  const parts: string[] = [];
  let length = 0;
  for await (const part of decodeBytes(file.read(), report)) {
    length += part.length;
    if (length > longestText) return null;
    parts.push(part);
  }
  return parts.join('');
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
export async function startOf(head: Uint8Array): Promise<string> {
  async function* whole() {
    yield head;
  }
  let text = '';
  for await (const part of decodeBytes(whole(), unheard)) text += part;
  return text.trimStart();
}
