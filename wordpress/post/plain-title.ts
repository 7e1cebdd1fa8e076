import { parseHtml } from '../../shared/rich-text/parse-html.ts';
import { textOf } from '../content/html-tree.ts';

/** Elements that people put into titles; a bare "<" is theirs too, and is kept. */
const inlineTag =
  /<\/?(?:a|abbr|b|big|br|code|cite|del|em|font|i|img|ins|kbd|mark|p|q|s|small|span|strike|strong|sub|sup|tt|u|h[1-6])(?:\s[^<>]*)?\/?>/gi;

const reference = /&(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/i;

/** HTML's references in a text, each decoded once. */
export function decodeReferences(text: string): string {
  // Escaped brackets make the parser see one text, and nothing but its references.
  return textOf(parseHtml(text.replaceAll('<', '&lt;')));
}

/** A title as plain text: no tags, entities decoded, also those that were escaped twice, white space collapsed. */
export function plainTitle(html: string): string {
  let text = html.replace(inlineTag, (tag) => (/^<br/i.test(tag) ? ' ' : ''));
  for (let round = 0; round < 2 && reference.test(text); round += 1) text = decodeReferences(text);
  return text.replace(inlineTag, '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
}
