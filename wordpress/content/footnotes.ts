import { MarkupScanner } from '../markup/scan-markup.ts';

/**
 * Where a note begins, by the plug-ins that keep it in the sentence: `[ref]`, `[efn_note]` and their like, `((`, `[1. ` right behind a
 * word. Code comes first: what looks like a note in it is none.
 */
const opener =
  /<(pre|code|script|style|textarea)\b|\[(code|sourcecode|php|html)[\s\]]|\[(footnote|ref|efn_note|mfn|modern_footnote|fn|note)(?:\s[^\]]{0,200})?\]|(?<!\()\(\((?!\()|(?<=\S)\[\d{1,3}\. /gi;

/** What no note holds: parts of paragraphs and blocks around it. */
const tooMuch = /<\/?(?:p|div|h[1-6]|[uo]l|li|table|blockquote|figure)\b|<!--\s?\/?wp:|\n\s*\n/i;
const longest = 10_000;

/** A body with its inline notes as numbers, and a list of them at its end. `json` are the notes of WordPress' own editor. */
export function withFootnotes(content: string, json: string): string {
  const scanner = new MarkupScanner(content);
  const notes: string[] = [];
  const parts: string[] = [];
  let at = 0;
  let codeEnd = 0;
  for (const match of content.matchAll(opener)) {
    const [whole, element, code, name] = match;
    if (match.index < Math.max(at, codeEnd)) continue;
    const start = match.index + whole.length;
    const end = endOf(whole, element, code ?? name);
    const close = scanner.indexOf(end, start);
    if (close === content.length) continue;
    if (element ?? code) codeEnd = close;
    if ((element ?? code) || close - start > longest) continue;
    const note = content.slice(start, close).trim();
    const before = content.slice(at, match.index);
    // "[note]" alone on its line is a box of a theme.
    const isBox = name?.toLowerCase() === 'note' && /(?:^|[\n>])\s*$/.test(before.slice(-40));
    if (isBox || !/\p{L}{2}/u.test(note) || tooMuch.test(note)) continue;
    notes.push(note);
    parts.push(
      before.trimEnd() + (/\n\s*$/.exec(before.slice(-40))?.[0] ?? ''),
      `<sup>${notes.length}</sup>`,
    );
    at = close + end.length;
  }
  // Themes without a block for them show the notes all the same.
  const own = json !== '' && content.includes('data-fn=') && !content.includes('wp:footnotes');
  const list = notes.length > 0 ? `\n\n<ol>${notes.map((note) => `<li>${note}</li>`).join('')}</ol>` : '';
  return parts.join('') + content.slice(at) + list + (own ? '\n\n<!-- wp:footnotes /-->' : '');
}

function endOf(opening: string, element: string | undefined, shortcode: string | undefined): string {
  if (element) return `</${element}>`;
  if (shortcode) return `[/${shortcode}]`;
  return opening === '((' ? '))' : ']';
}
