import { createChangeLog } from '../../shared/imported-post.ts';
import { escapeAttribute, escapeText } from '../../shared/rich-text/html.ts';
import { sanitizeHtml } from '../../shared/rich-text/sanitize.ts';
import { type Align, type Block, type Inline, type Marks, plain } from './content-model.ts';
import { type OldBlog, withoutSigns } from './lines.ts';
import { readContent } from './read-content.ts';
import { escapeStrayMarkup } from './stray-markup.ts';

/** Elements that WordPress' visual editor adds to code. */
const editorMarkup = /<\/?(?:br|p)\s*\/?>/gi;

/** Returns code as HTML that displays it. Most editors had escaped it, but some hadn't. */
export function escapeSample(text: string): string {
  if (!text.includes('<') || /&(?:lt|gt|#60|#62);/.test(text)) return text;
  const tags = text.match(/<[a-z!?/][^>]{0,300}>/gi) ?? [];
  const edited = tags.length > 0 && tags.every((tag) => tag.replace(editorMarkup, '') === '');
  return edited ? text : escapeText(text);
}

const rawSample = /<pre\b[^>]{0,200}?\slang=["'][^>]{0,200}>/gi;

/** Escapes code in `<pre lang="php">`, which highlighters (WP-Syntax, GeSHi) leave unescaped. */
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

export interface ConvertedBody {
  html: string;
  /** The body with what was omitted deliberately, so that the log can distinguish this from losses. */
  whole: string;
}

/** Converts HTML to allowed, sanitized HTML and logs the changes. */
export function convertBody(html: string, blog: OldBlog): ConvertedBody {
  let isWhole = true;
  const onLeftOut = () => {
    isWhole = false;
  };
  const write = (from: OldBlog) => sanitizeHtml(writeContent(readContent(html, from)));
  const written = write({ ...blog, onLeftOut });
  return {
    html: written,
    whole: isWhole ? written : write({ ...blog, log: createChangeLog(), readsAll: true }),
  };
}

/** Converts HTML of systems other than WordPress, in which brackets and line ends are just text. */
export function convertHtml(html: string, blog: Pick<OldBlog, 'base' | 'log'>): ConvertedBody {
  const clean = escapeStrayMarkup(escapeSamples(withoutSigns(html).replace(/\r\n?/g, '\n')));
  return convertBody(clean, { ...blog, attachments: { fileAt: () => undefined } });
}

/** Returns the start and end tags of marks, outermost first. */
function tags(marks: Marks): [string, string][] {
  const list: [string, string][] = [];
  if (marks.href !== null) list.push([`<a href="${escapeAttribute(marks.href)}">`, '</a>']);
  if (marks.strong) list.push(['<strong>', '</strong>']);
  if (marks.em) list.push(['<em>', '</em>']);
  if (marks.u) list.push(['<u>', '</u>']);
  return list;
}

function writeInline(inline: Inline): string {
  if (inline.kind === 'text') return escapeText(inline.text);
  if (inline.kind !== 'image') return '<br>';
  const { src, alt, width, height } = inline.image;
  const size = (name: string, value: string | null) => (value ? ` ${name}="${escapeAttribute(value)}"` : '');
  return `<img src="${escapeAttribute(src)}" alt="${escapeAttribute(alt)}"${size('width', width)}${size('height', height)}>`;
}

interface Open {
  tags: [string, string][];
  link: object | undefined;
}

/** Returns how many open marks continue in the next inline element. */
function shared(open: Open, next: Open): number {
  let same = 0;
  if (open.link !== next.link) return same;
  while (same < open.tags.length && open.tags[same]?.[0] === next.tags[same]?.[0]) same += 1;
  return same;
}

function writeLine(inlines: Inline[]): string {
  const parts: string[] = [];
  let open: Open = { tags: [], link: undefined };
  for (const [i, inline] of inlines.entries()) {
    // A break has the marks that both sides have in common.
    const marked = inline.kind === 'break' ? inlines[i + 1] : inline;
    const marks = marked?.kind === 'text' || marked?.kind === 'image' ? marked.marks : plain;
    const next = { tags: tags(marks), link: marks.href === null ? undefined : marks.link };
    const same = shared(open, next);
    for (const [, end] of open.tags.slice(same).reverse()) parts.push(end);
    if (inline.kind === 'break') open = { ...open, tags: open.tags.slice(0, same) };
    else {
      for (const [start] of next.tags.slice(same)) parts.push(start);
      open = next;
    }
    parts.push(writeInline(inline));
  }
  for (const [, end] of open.tags.reverse()) parts.push(end);
  return parts.join('');
}

function startTag(tag: string, align: Align | null): string {
  return align && align !== 'left' ? `<${tag} style="text-align: ${align}">` : `<${tag}>`;
}

function writeItem(blocks: Block[]): string {
  const [first, ...rest] = blocks;
  const lines = blocks.filter((block) => block.kind === 'line');
  if (first?.kind === 'line' && first.tag === 'p' && lines.length === 1 && !first.align) {
    return `<li>${writeLine(first.inlines)}${rest.map(writeBlock).join('')}</li>`;
  }
  return `<li>${blocks.map(writeBlock).join('')}</li>`;
}

function writeBlock(block: Block): string {
  if (block.kind === 'line')
    return `${startTag(block.tag, block.align)}${writeLine(block.inlines)}</${block.tag}>`;
  if (block.kind === 'quote') return `<blockquote>${block.blocks.map(writeBlock).join('')}</blockquote>`;
  if (block.kind === 'figure' || block.kind === 'frame') {
    const caption = block.caption.length > 0 ? `<figcaption>${writeLine(block.caption)}</figcaption>` : '';
    const isFrame = block.kind === 'frame';
    const content = isFrame ? block.blocks.map(writeBlock).join('') : writeLine(block.images);
    return `${startTag('figure', isFrame ? null : block.align)}${content}${caption}</figure>`;
  }
  const tag = block.ordered ? 'ol' : 'ul';
  const start = block.ordered && block.start ? ` start="${escapeAttribute(block.start)}"` : '';
  return `<${tag}${start}>${block.items.map(writeItem).join('')}</${tag}>`;
}

export function writeContent(blocks: Block[]): string {
  return blocks.map(writeBlock).join('\n');
}
