import {
  type Align,
  type Block,
  type Inline,
  isPictures,
  type Line,
  type Link,
  type Marks,
  plain,
} from './blocks.ts';
import { escapeAttribute, escapeText } from './escape.ts';

/** Blocks as HTML of the allowed tags alone: what `sanitise.ts` makes a body of, and `read-blocks.ts` reads back as they are. */
export function writeBlocks(blocks: readonly Block[]): string {
  return blocks.map(writeBlock).join('');
}

function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'line':
      return `<${block.tag}${styleOf(block.align)}>${writeInlines(block.inlines)}</${block.tag}>`;
    case 'quote':
      return `<blockquote>${writeBlocks(block.blocks)}</blockquote>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      const start = block.ordered && block.start !== 1 ? ` start="${block.start}"` : '';
      return `<${tag}${start}>${block.items.map(writeItem).join('')}</${tag}>`;
    }
    case 'figure': {
      const { align, blocks, caption } = block;
      const words =
        caption && `<figcaption${styleOf(caption.align)}>${writeInlines(caption.inlines)}</figcaption>`;
      return `<figure${styleOf(align)}>${writeFramed(blocks)}${words ?? ''}</figure>`;
    }
  }
}

const styleOf = (align: Align | null) => (align ? ` style="text-align: ${align}"` : '');

const isBare = (line: Line) => line.tag === 'p' && line.align === null;

/** A lone line of an item stands in no paragraph of its own, as the editor has it. */
function writeItem(blocks: readonly Block[]): string {
  const [first, second] = blocks;
  const isLone = first?.kind === 'line' && isBare(first) && !(second?.kind === 'line' && second.tag === 'p');
  if (!isLone) return `<li>${writeBlocks(blocks)}</li>`;
  return `<li>${writeInlines(first.inlines)}${writeBlocks(blocks.slice(1))}</li>`;
}

function writeFramed(blocks: readonly Block[]): string {
  const [first, ...rest] = blocks;
  const isPicture = first?.kind === 'line' && rest.length === 0 && isBare(first) && isPictures(first);
  return isPicture ? writeInlines(first.inlines) : writeBlocks(blocks);
}

/** What is open in a line, from the outside in. */
interface Open {
  link: Link | null;
  tags: string[];
}

function openOf({ link, strong, em, u }: Marks): Open {
  return { link, tags: [...(strong ? ['strong'] : []), ...(em ? ['em'] : []), ...(u ? ['u'] : [])] };
}

function writeInlines(inlines: readonly Inline[]): string {
  let html = '';
  let open = openOf(plain);
  const change = (next: Open) => {
    let same = 0;
    if (next.link === open.link)
      while (same < open.tags.length && open.tags[same] === next.tags[same]) same += 1;
    for (const tag of open.tags.slice(same).reverse()) html += `</${tag}>`;
    if (next.link !== open.link) {
      if (open.link) html += '</a>';
      if (next.link) html += linkTag(next.link);
    }
    for (const tag of next.tags.slice(same)) html += `<${tag}>`;
    open = next;
  };
  for (const inline of inlines) {
    change(openOf(inline.marks));
    if (inline.kind === 'text') html += escapeText(inline.text);
    else html += inline.kind === 'break' ? '<br>' : pictureTag(inline.picture);
  }
  change(openOf(plain));
  return html;
}

function linkTag({ href, title }: Link): string {
  const named = title ? ` title="${escapeAttribute(title)}"` : '';
  return `<a href="${escapeAttribute(href)}"${named} target="_blank" rel="noopener noreferrer">`;
}

function pictureTag({
  src,
  alt,
  title,
  width,
  height,
}: Extract<Inline, { kind: 'picture' }>['picture']): string {
  const rest = Object.entries({ title, width, height }).map(([name, value]) =>
    value ? ` ${name}="${escapeAttribute(value)}"` : '',
  );
  return `<img src="${escapeAttribute(src)}" alt="${escapeAttribute(alt)}"${rest.join('')}>`;
}
