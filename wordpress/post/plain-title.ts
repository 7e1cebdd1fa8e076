import type { ChangeLog } from '../../shared/imported-post.ts';
import { parseHtml } from '../../shared/rich-text/parse-html.ts';
import { textOf } from '../content/html-tree.ts';
import { emojiOf } from '../content/read-image.ts';
import { smallText } from '../content/read-inline.ts';
import { findWords } from '../fidelity/find-words.ts';
import { tagAttributes } from '../fidelity/tag-attributes.ts';

/** Elements that people put into titles; a bare "<" is theirs too, and is kept. */
const inlineTag =
  /<\/?(?:a|abbr|b|big|br|code|cite|del|em|font|i|img|ins|kbd|mark|p|q|s|small|span|strike|strong|sub|sup|tt|u|h[1-6])(?:\s[^<>]*)?\/?>/gi;

const reference = /&(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/i;

/** HTML's references in a text, each decoded once. */
export function decodeReferences(text: string): string {
  // Escaped brackets make the parser see one text, and nothing but its references.
  return textOf(parseHtml(text.replaceAll('<', '&lt;')));
}

/** Words that may hold markup, with raised digits and drawn emoji as characters, and without what was struck, which the log quotes. */
export function withSigns(html: string, log?: ChangeLog): string {
  if (!html.includes('<')) return html;
  return html
    .replace(/<(s|strike|del)(?:\s[^<>]{0,300})?>([\s\S]{0,2000}?)<\/\1>/gi, (_, _tag, struck: string) => {
      log?.add('struck', struck, findWords(struck).keys.length);
      return '';
    })
    .replace(
      /<(su[bp])>([^<>]{1,12})<\/\1>/gi,
      (_, tag: string, text: string) => smallText(text, /b/i.test(tag)) ?? text,
    )
    .replace(/<img\s[^<>]{1,1000}>/gi, (tag) => emojiOf(tagAttributes(tag)) ?? tag);
}

/** A title as plain text: no tags, entities decoded, also those that were escaped twice, white space collapsed. */
export function plainTitle(html: string): string {
  let text = withSigns(html).replace(inlineTag, (tag) => (/^<br/i.test(tag) ? ' ' : ''));
  for (let round = 0; round < 2 && reference.test(text); round += 1) text = decodeReferences(text);
  return text.replace(inlineTag, '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
}
