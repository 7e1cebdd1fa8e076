import { escapeText } from '../../shared/rich-text/html.ts';

/** What the visual editor puts into a sample that it takes for text. */
const editorMarkup = /<\/?(?:br|p)\s*\/?>/gi;

/**
 * The content of a code sample as HTML that shows it. Highlighters took it as it stood: most editors had
 * escaped it by then, others had not.
 */
export function escapeSample(text: string): string {
  if (!text.includes('<') || /&(?:lt|gt|#60|#62);/.test(text)) return text;
  const tags = text.match(/<[a-z!?/][^>]{0,300}>/gi) ?? [];
  const edited = tags.length > 0 && tags.every((tag) => tag.replace(editorMarkup, '') === '');
  return edited ? text : escapeText(text);
}

const rawSample = /<pre\b[^>]{0,200}?\slang=["'][^>]{0,200}>/gi;

/** `<pre lang="php">` was a highlighter's (WP-Syntax, GeSHi), in which markup is code. */
export function escapeSamples(html: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const match of html.matchAll(rawSample)) {
    const start = match.index + match[0].length;
    if (start < at) continue;
    const end = html.indexOf('</pre>', start);
    if (end < 0) break;
    parts.push(html.slice(at, start), escapeSample(html.slice(start, end)));
    at = end;
  }
  return parts.join('') + html.slice(at);
}
