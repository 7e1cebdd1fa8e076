import { escapeText } from './escape.ts';
import { sanitiseHtml } from './sanitise.ts';

/** A plain text as safe HTML: empty lines part paragraphs, single line ends become breaks. */
export function textToHtml(text: string): string {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return sanitiseHtml(
    paragraphs.map((paragraph) => `<p>${escapeText(paragraph).replaceAll('\n', '<br>')}</p>`).join(''),
  );
}
