import { escapeText } from '../../../../shared/rich-text/html.ts';

/** A plain text as the editor's HTML: empty lines part paragraphs, single line ends break lines (docs/specification.md 5.10). */
export function plainTextHtml(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00ad\ufeff]/g, '')
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeText(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
