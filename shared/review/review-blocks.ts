const blockNames = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'figure', 'figcaption']);

/**
 * The blocks of a sanitised body, in their order: paragraphs, headings, whole lists, quotations and figures. Put together
 * again they are the body, character for character. Sanitised, no `>` stands in a text or an attribute.
 */
export function splitBlocks(html: string): string[] {
  const blocks: string[] = [];
  let [depth, start] = [0, 0];
  const cut = (end: number) => {
    const block = html.slice(start, end);
    const last = blocks.length - 1;
    if (block.trim() === '' && last >= 0) blocks[last] += block;
    else if (block !== '') blocks.push(block);
    start = end;
  };
  for (let at = html.indexOf('<'); at >= 0; ) {
    const end = html.indexOf('>', at) + 1;
    if (end === 0) break;
    const isEnd = html[at + 1] === '/';
    if (isBlock(html, isEnd ? at + 2 : at + 1, end)) {
      // Text that stands in no block of its own is one.
      if (depth === 0 && !isEnd) cut(at);
      depth += isEnd ? -1 : 1;
      if (depth === 0) cut(end);
    }
    at = html.indexOf('<', end);
  }
  cut(html.length);
  return blocks;
}

/** Whether a tag whose name begins at `from` is a block's. */
function isBlock(html: string, from: number, end: number): boolean {
  let to = from;
  while (to < end && html[to] !== ' ' && html[to] !== '>') to += 1;
  return blockNames.has(html.slice(from, to));
}

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00a0',
  quot: '"',
};

const lineEdge = /<\/?(?:p|h2|h3|ul|ol|li|blockquote|figure|figcaption)(?: [^>]*)?>|<br>/;

/** The text of a block of sanitised HTML: what its paragraphs, items and lines say, one below the other; '' for a picture. */
export function blockText(html: string): string {
  return html
    .split(lineEdge)
    .map(textOf)
    .filter((line) => line.trim() !== '')
    .join('\n');
}

function textOf(html: string): string {
  return decodeText(html.replace(/<[^>]*>/g, ''));
}

/** What escaped text of sanitised HTML says. */
export function decodeText(text: string): string {
  return text.replace(/&(amp|lt|gt|nbsp|quot);/g, (whole, name: string) => characters[name] ?? whole);
}

const lineEnd = /<\/(?:p|h2|h3|li|blockquote|figcaption|figure)>|<br>/g;

/** The lines of sanitised HTML as they are read, pictures by what they show or by their file's name. */
export function blockLines(html: string): string[] {
  return html
    .replace(/<img [^>]*>/g, (tag) => `▣ ${pictureName(tag)}\n`)
    .replace(lineEnd, '\n')
    .split('\n')
    .map((line) => textOf(line).replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

function pictureName(tag: string): string {
  const [, alt] = / alt="([^"]*)"/.exec(tag) ?? [];
  const [, source = ''] = / src="([^"]*)"/.exec(tag) ?? [];
  return alt || (source.split('/').pop() ?? '');
}

/** What the pictures of a sanitised body show, in their order; '' for decoration. */
export function altTexts(html: string): string[] {
  return Array.from(html.matchAll(/<img [^>]*>/g), ([tag]) =>
    decodeText(/ alt="([^"]*)"/.exec(tag)?.[1] ?? ''),
  );
}
