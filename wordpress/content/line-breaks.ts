/** Stands for a blank line and for a line end of classic content; noncharacters, so no text contains them. */
export const partingSign = '\ufdd0';
export const breakSign = '\ufdd1';

const signs = /[\ufdd0\ufdd1]/g;

/** Content without the characters that we use as signs. */
export function withoutSigns(html: string): string {
  return html.replace(signs, '');
}

/** Elements in which a line end is what it is. */
const verbatim = new Set(['pre', 'script', 'style', 'textarea', 'svg', 'xmp']);

/**
 * Marks where classic content has paragraphs (a blank line) and breaks (a line end), as `wpautop` does, outside of tags,
 * comments and verbatim elements. Whether a paragraph can begin there is decided where the tree is read.
 */
export function markLineBreaks(html: string): string {
  const parts: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    const end = open < 0 ? html.length : open;
    parts.push(markText(html.slice(at, end)));
    if (open < 0) break;
    at = markupEnd(html, open);
    parts.push(html.slice(open, at));
  }
  return parts.join('');
}

function markText(text: string): string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n').map((line) => line.trim());
  const first = text.slice(0, text.length - text.trimStart().length);
  const last = text.slice(text.trimEnd().length);
  if (lines.every((line) => line === '')) return lines.length > 2 ? partingSign : breakSign;
  const marked = lines
    .join('\n')
    .replace(/^\n+|\n+$/g, '')
    .replace(/\n{2,}/g, partingSign)
    .replaceAll('\n', breakSign);
  return edge(first) + marked + edge(last);
}

function edge(space: string): string {
  const lines = space.split('\n').length - 1;
  if (lines === 0) return space === '' ? '' : ' ';
  return lines > 1 ? partingSign : breakSign;
}

/** Index behind the tag, comment or verbatim element that begins at `open`. */
function markupEnd(html: string, open: number): number {
  if (html.startsWith('<!--', open)) {
    const end = html.indexOf('-->', open + 4);
    return end < 0 ? html.length : end + 3;
  }
  const name = /^<\/?([a-z][a-z0-9]*)/i.exec(html.slice(open, open + 24))?.[1]?.toLowerCase();
  if (name === undefined) return open + 1;
  const close = html.indexOf('>', open);
  const tagEnd = close < 0 ? html.length : close + 1;
  if (!verbatim.has(name) || html[open + 1] === '/') return tagEnd;
  const closing = new RegExp(`</${name}[\\s>]`, 'gi');
  closing.lastIndex = tagEnd;
  const found = closing.exec(html);
  return found ? found.index : html.length;
}
