import type { ImportProblem } from '../../shared/imported-post.ts';
import { decodeBytes } from '../../wordpress/xml/decode-bytes.ts';
import type { FolderFile, SourceFile } from './source-file.ts';

/** Longest file that is read whole, in bytes: a post, or the table of all posts. */
export const longestText = 20_000_000;

const unheard = () => undefined;

/** A file's characters, without its byte order mark; null for one of more than 20 MB, which is not read. */
export async function readText(
  file: FolderFile | SourceFile,
  report: (problem: ImportProblem) => void = unheard,
): Promise<string | null> {
  if (file.size > longestText) return null;
  const parts: string[] = [];
  for await (const part of decodeBytes(file.read(), report)) parts.push(part);
  return parts.join('');
}

/** Characters at the start of a file, from its first `length` bytes or a little more. */
export async function readStart(file: FolderFile | SourceFile, length: number): Promise<string> {
  let text = '';
  for await (const part of decodeBytes(file.read(), unheard)) {
    text += part;
    if (text.length >= length) break;
  }
  return text.slice(0, length);
}
