import { escapeAttribute, escapeText } from '../../shared/rich-text/escape.ts';
import type { SourcePost } from '../post/source-post.ts';
import { asList, asRow, asText, type Row } from '../values/row.ts';
import { writeCard } from './cards.ts';

/** Elements of the format's bits (lexical's `IS_BOLD`, `IS_ITALIC` and so on), the first outermost. */
const marks: readonly [bit: number, tag: string][] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [128, 'mark'],
];

/** Nodes within each other: more is no text that anybody wrote. */
const deepest = 100;

const blocks: Readonly<Record<string, string>> = {
  paragraph: 'p',
  'extended-paragraph': 'p',
  quote: 'blockquote',
  'extended-quote': 'blockquote',
  aside: 'blockquote',
  listitem: 'li',
};

/** The document of Ghost's newer editor as HTML. Throws SyntaxError for what is no JSON. */
export function lexicalToHtml(lexical: string, changes: SourcePost['changes']): string {
  const root = asRow(asRow(JSON.parse(lexical))?.root);
  return root ? children(root, changes, 0) : '';
}

function children(node: Row, changes: SourcePost['changes'], depth: number): string {
  if (depth > deepest) {
    changes.push({ code: 'element_removed', what: 'nested too deep' });
    return '';
  }
  return asList(node.children)
    .map((child) => writeNode(asRow(child) ?? {}, changes, depth + 1))
    .join('');
}

function writeNode(node: Row, changes: SourcePost['changes'], depth: number): string {
  const type = asText(node.type);
  if (type === 'text' || type === 'extended-text') return writeText(node);
  if (type === 'linebreak') return '<br>';
  if (type === 'tab') return '\t';
  const inner = () => children(node, changes, depth);
  if (type === 'link' || type === 'autolink')
    return `<a href="${escapeAttribute(asText(node.url))}">${inner()}</a>`;
  if (type === 'list') {
    const start = Number(node.start) > 1 ? ` start="${Number(node.start)}"` : '';
    return node.listType === 'number' ? `<ol${start}>${inner()}</ol>` : `<ul>${inner()}</ul>`;
  }
  const heading = /heading$/.test(type) && /^h[1-6]$/.test(asText(node.tag)) ? asText(node.tag) : undefined;
  const tag = heading ?? (Object.hasOwn(blocks, type) ? blocks[type] : undefined);
  if (tag) return `<${tag}${looksOf(node)}>${inner()}</${tag}>`;
  return Array.isArray(node.children) && node.children.length > 0 ? inner() : writeCard(type, node, changes);
}

/** What its editor says of a block besides its kind: the tick of a task, direction and alignment. */
function looksOf({ checked, direction, format }: Row): string {
  const tick = typeof checked === 'boolean' ? ` data-checked="${checked}"` : '';
  const align = /^(?:left|center|right|justify)$/.test(asText(format)) ? ` style="text-align:${format}"` : '';
  return `${tick}${direction === 'rtl' ? ' dir="rtl"' : ''}${align}`;
}

function writeText(node: Row): string {
  const format = Number(node.format) || 0;
  return marks
    .filter(([bit]) => (format & bit) !== 0)
    .reduceRight((text, [, tag]) => `<${tag}>${text}</${tag}>`, escapeText(asText(node.text)));
}
