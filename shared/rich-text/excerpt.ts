import { plainText } from './plain-text.ts';
import { walkHtml } from './walk-html.ts';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Length of a post's description in page metadata and share previews (docs/specification.md 9.4). */
export const descriptionLength = 140;

function graphemeEnd(text: string, length: number): number {
  // A grapheme of an honest text is far shorter than 64 units: no need to segment a whole article.
  const end = graphemes.segment(text.slice(0, length + 64)).containing(length)?.index ?? length;
  if (end > 0) return end;
  return text.slice(0, length).isWellFormed() ? length : length - 1;
}

/** A plain text in at most `max` UTF-16 code units, cut behind a word where there is one and ended with "…". */
export function summarise(text: string, max: number): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= max) return whole;
  const end = graphemeEnd(whole, max - 1);
  const lastSpace = whole.lastIndexOf(' ', end);
  const start = whole.slice(0, lastSpace > max / 2 ? lastSpace : end);
  return `${start.replace(/[\s,;:.…–—-]+$/u, '')}…`;
}

/**
 * What a summary of a body is made of: its words without headings, captions, tables and code, or all of them where it
 * has no others. `text` is its plain text.
 */
export function leadText(html: string, text: string): string {
  if (!/<(h\d|figure)\b/i.test(html)) return text;
  const parts: string[] = [];
  /** For each element that is open, whether it is left out. */
  const open: boolean[] = [];
  walkHtml(html, {
    enter(kind, { tagName }) {
      open.push((open.at(-1) ?? false) || /^(h\d|figure)$/.test(tagName));
      if (!/^(mark|transparent|image)$/.test(kind)) parts.push(' ');
    },
    leave(kind) {
      open.pop();
      if (!/^(mark|transparent|image)$/.test(kind)) parts.push(' ');
    },
    text: (part) => {
      if (!open.at(-1)) parts.push(part);
    },
  });
  return parts.join('').replace(/\s+/g, ' ').trim() || text;
}

/** A post's own excerpt, whole, or the start of its text in `max` code units (docs/specification.md 9.4); '' without either. */
export function excerptOf(post: { excerpt?: string | null; html: string }, max: number): string {
  return post.excerpt?.trim() || summarise(leadText(post.html, plainText(post.html)), max);
}
