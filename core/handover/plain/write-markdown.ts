import { type Block, type Inline, type Line, plain } from '../../../shared/rich-text/blocks.ts';
import { absolute, type ReadText } from '../handed-text.ts';

/** A text as CommonMark (https://spec.commonmark.org/0.31.2/), its title the heading above it; pictures by their addresses. */
export function writeMarkdown(text: ReadText): string {
  const { origin } = text;
  return [`# ${escapeWords(text.title)}`, ...blocksOf(text.blocks, origin)].join('\n\n').concat('\n');
}

function blocksOf(blocks: readonly Block[], origin: string): string[] {
  return blocks.map((block, at) => {
    const before = blocks[at - 1];
    const written = writeBlock(block, origin);
    // Two lists or quotes that touch would be one.
    const isTouching = before?.kind === block.kind && (block.kind === 'list' || block.kind === 'quote');
    return isTouching ? `<!-- -->\n\n${written}` : written;
  });
}

function writeBlock(block: Block, origin: string): string {
  switch (block.kind) {
    case 'line':
      return `${{ p: '', h2: '## ', h3: '### ' }[block.tag]}${lineOf(block, origin)}`;
    case 'quote':
      return indented(blocksOf(block.blocks, origin).join('\n\n'), '> ', '> ');
    case 'figure': {
      const caption = block.caption ? [`*${lineOf(block.caption, origin, true)}*`] : [];
      return [...blocksOf(block.blocks, origin), ...caption].join('\n\n');
    }
    case 'list': {
      const isLoose = block.items.some((item) => item.filter(({ kind }) => kind !== 'list').length > 1);
      const items = block.items.map((item, at) => {
        const mark = block.ordered ? `${Math.max(block.start, 0) + at}. ` : '- ';
        const inside = blocksOf(item, origin).join(isLoose ? '\n\n' : '\n');
        return indented(inside, mark, ' '.repeat(mark.length));
      });
      return items.join(isLoose ? '\n\n' : '\n');
    }
  }
}

function indented(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, at) => (at === 0 ? first + line : line === '' ? others.trimEnd() : others + line))
    .join('\n');
}

/** A line; a heading or caption breaks nowhere, and a caption is slanted as a whole. */
function lineOf({ inlines, tag }: Line, origin: string, isSlanted = false): string {
  let markdown = '';
  const lineEnd = tag === 'p' && !isSlanted ? '\\\n' : ' ';
  for (let at = 0; at < inlines.length; ) {
    const { link } = inlines[at]?.marks ?? plain;
    let end = at + 1;
    while (end < inlines.length && inlines[end]?.marks.link === link) end += 1;
    const words = wordsOf(inlines.slice(at, end), origin, { lineEnd, isSlanted });
    const title = link?.title ? ` "${link.title.replace(/["\\]/g, '\\$&').replace(/\s+/g, ' ')}"` : '';
    markdown += link ? `[${words}](${addressOf(link.href, origin)}${title})` : words;
    at = end;
  }
  return escapeStart(markdown);
}

function wordsOf(
  inlines: readonly Inline[],
  origin: string,
  { lineEnd, isSlanted }: { lineEnd: string; isSlanted: boolean },
): string {
  return inlines
    .map((inline) => {
      if (inline.kind === 'break') return lineEnd;
      if (inline.kind === 'picture') {
        const { alt, src } = inline.picture;
        return `![${escapeWords(alt)}](${addressOf(src, origin)})`;
      }
      const { strong, em } = inline.marks;
      const mark = `${strong ? '**' : ''}${em && !isSlanted ? '*' : ''}`;
      // A mark holds only where it touches a word.
      const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(inline.text) ?? [];
      if (words === '' || mark === '') return escapeWords(inline.text);
      return `${before}${mark}${escapeWords(words)}${[...mark].reverse().join('')}${after}`;
    })
    .join('');
}

function addressOf(address: string, origin: string): string {
  return absolute(address, origin).replace(/[\s()<>\\]/g, (character) =>
    encodeURIComponent(character).replace(/[()]/g, parenthesis),
  );
}

const parenthesis = (character: string) => (character === '(' ? '%28' : '%29');

/** What Markdown would take for marks. An underscore within a word is none, and an entity is only what looks like one. */
function escapeWords(text: string): string {
  return text
    .replace(/[\\`*[\]<]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/~~/g, '\\~\\~');
}

/** At the start of a line more is a mark: of a heading, a list, a quote, a rule. */
function escapeStart(line: string): string {
  return line
    .replace(/(^|\n)(#{1,6}(?=\s|$)|[-+>](?=\s|$|>)|={2,}|-{3,})/g, '$1\\$2')
    .replace(/(^|\n)(\d{1,9})([.)])(?=\s|$)/g, '$1$2\\$3');
}
