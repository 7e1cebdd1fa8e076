import { parseHtml } from '../../shared/rich-text/parse-html.ts';
import { textOf } from '../content/html-tree.ts';

const reference = /&(?:#\d{1,9}|#x[\da-f]{1,8}|[a-z][a-z\d]{1,31});?/gi;

const decoded = new Map<string, string>();

/** References that are remembered: a blog uses some dozens, HTML has two thousand. */
const mostRemembered = 4000;

/** A text with its character references (`&eacute;`, `&#8217;`) as a browser reads them. */
export function decodeReferences(text: string): string {
  return text.includes('&') ? text.replace(reference, decodeOne) : text;
}

function decodeOne(written: string): string {
  const known = decoded.get(written);
  if (known !== undefined) return known;
  const value = textOf(parseHtml(written));
  if (decoded.size < mostRemembered) decoded.set(written, value);
  return value;
}
