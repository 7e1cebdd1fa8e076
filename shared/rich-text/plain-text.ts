import { walkHtml } from './walk-html.ts';

/** White space that is not one lone space already: replacing each of those by itself takes ten times their memory. */
const untidySpace = /(?! (?!\s))\s+/g;

/** The words of a body, raw or sanitised: entities decoded, what is dropped from a body left out, blocks and line breaks as spaces, white space collapsed. */
export function plainText(html: string): string {
  const parts: string[] = [];
  const separate = (kind: string) => {
    if (kind !== 'mark' && kind !== 'transparent' && kind !== 'image') parts.push(' ');
  };
  walkHtml(html, { enter: separate, leave: separate, text: (text) => parts.push(text) });
  return parts.join('').replace(untidySpace, ' ').trim();
}
