import { escapeAttribute, escapeText } from '../shared/rich-text/html.ts';
import { plainText } from '../shared/rich-text/parse-html.ts';
import { readMarkdown } from './markdown/markdown-html.ts';
import {
  asList,
  asRow,
  asText,
  type Row,
  type SourceBlog,
  type SourcePost,
  sourceKey,
} from './source-post.ts';

/** Writes a card of Ghost's editors as HTML. */
type CardWriter = (card: Row) => string;

const link = (address: string, text: string) =>
  address === ''
    ? escapeText(text)
    : `<a href="${escapeAttribute(address)}">${escapeText(text || address)}</a>`;

function image(row: Row): string {
  const [src, width, height] = [row.src, row.width, row.height].map(asText) as [string, string, string];
  const size = `${width && ` width="${escapeAttribute(width)}"`}${height && ` height="${escapeAttribute(height)}"`}`;
  const picture = `<img src="${escapeAttribute(src)}" alt="${escapeAttribute(asText(row.alt) || asText(row.altText))}"${size}>`;
  const href = asText(row.href);
  return href === '' ? picture : `<a href="${escapeAttribute(href)}">${picture}</a>`;
}

function figure(pictures: string, caption: unknown): string {
  const words = asText(caption);
  return `<figure>${pictures}${words === '' ? '' : `<figcaption>${words}</figcaption>`}</figure>`;
}

const file: CardWriter = (card) => {
  const address = asText(card.src);
  const title = asText(card.title) || asText(card.fileTitle) || asText(card.fileName);
  const words = asText(card.caption) || asText(card.fileCaption);
  return `<p>${link(address, title)}</p>${words === '' ? '' : `<p>${words}</p>`}`;
};

const bookmark: CardWriter = (card) => {
  const about = asRow(card.metadata) ?? card;
  const description = escapeText(asText(about.description));
  const caption = asText(card.caption);
  return `<p>${link(asText(card.url) || asText(about.url), asText(about.title))}${description && `<br>${description}`}</p>${caption && `<p>${caption}</p>`}`;
};

const embed: CardWriter = (card) => {
  const [html, url, caption] = [asText(card.html), asText(card.url), asText(card.caption)];
  return `${html || `<p>${link(url, url)}</p>`}${caption && `<p>${caption}</p>`}`;
};

const button: CardWriter = (card) => `<p>${link(asText(card.buttonUrl), asText(card.buttonText))}</p>`;

/** Writes a card with a heading, text, an image and a link. */
const box: CardWriter = (card) => {
  const heading = asText(card.heading) || asText(card.header) || asText(card.productTitle);
  const words = asText(card.content) || asText(card.subheader) || asText(card.productDescription);
  const [src, url] = [asText(card.productImageSrc), asText(card.productUrl)];
  const picture = src === '' ? '' : `<figure><img src="${escapeAttribute(src)}" alt=""></figure>`;
  const more = url === '' ? '' : `<p>${link(url, asText(card.productButton) || url)}</p>`;
  const own = asText(card.buttonUrl) === '' ? '' : button(card);
  return `${picture}${heading && `<h3>${heading}</h3>`}${words && `<div>${words}</div>`}${more}${own}`;
};

/** Writers by card name, for both editors. Content that was only sent by email is omitted. */
const writers: Readonly<Record<string, CardWriter>> = {
  image: (card) => figure(image(card), card.caption),
  gallery: (card) =>
    figure(
      asList(card.images)
        .map((each) => image(asRow(each) ?? {}))
        .join(''),
      card.caption,
    ),
  html: (card) => asText(card.html),
  markdown: (card) => readMarkdown(asText(card.markdown)),
  'card-markdown': (card) => readMarkdown(asText(card.markdown)),
  code: (card) => {
    const caption = asText(card.caption);
    return `<pre><code>${escapeText(asText(card.code))}</code></pre>${caption && `<p>${caption}</p>`}`;
  },
  codeblock: (card) => writers.code?.(card) ?? '',
  hr: () => '<hr>',
  horizontalrule: () => '<hr>',
  bookmark,
  embed,
  file,
  audio: file,
  video: file,
  button,
  callout: (card) =>
    `<blockquote>${escapeText(asText(card.calloutEmoji))} ${asText(card.calloutText)}</blockquote>`,
  toggle: (card) => `<h3>${asText(card.heading)}</h3>${asText(card.content)}`,
  product: box,
  header: box,
  'call-to-action': (card) => box({ ...card, content: asText(card.textValue) }),
  paywall: () => '',
};

/** Cards that are only shown in emails. */
const mailed = /^email(?:-cta)?$/;

/** Writes a card as HTML. An unknown card becomes '' and a report entry. */
export function writeCard(name: string, card: Row, changes: SourcePost['changes']): string {
  const write = Object.hasOwn(writers, name) ? writers[name] : undefined;
  if (name === 'embed' && asText(card.html) === '') changes.push({ code: 'embed_linked', what: name });
  if (name === 'audio' || name === 'video') changes.push({ code: 'media_linked', what: name });
  if (write) return write(card);
  if (mailed.test(name)) {
    changes.push({ code: 'hidden', what: plainText(asText(card.html)) });
  } else changes.push({ code: 'block_removed', what: name });
  return '';
}

/** Lexical's format bits (`IS_BOLD`, `IS_ITALIC`…) and their tags, outermost first. */
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

/** The maximum nesting. */
const deepest = 100;

const blocks: Readonly<Record<string, string>> = {
  paragraph: 'p',
  'extended-paragraph': 'p',
  quote: 'blockquote',
  'extended-quote': 'blockquote',
  aside: 'blockquote',
  listitem: 'li',
};

/** Converts a document of Ghost's newer editor to HTML. Throws `SyntaxError` for invalid JSON. */
export function lexicalToHtml(lexical: string, changes: SourcePost['changes']): string {
  const root = asRow(asRow(JSON.parse(lexical))?.root);
  return root ? children(root, changes, 0) : '';
}

function children(node: Row, changes: SourcePost['changes'], depth: number): string {
  if (depth > deepest) {
    changes.push({ code: 'element_removed', what: 'nested too deeply' });
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
  if (tag) return `<${tag}${styleOf(node)}>${inner()}</${tag}>`;
  return Array.isArray(node.children) && node.children.length > 0 ? inner() : writeCard(type, node, changes);
}

function styleOf({ checked, direction, format }: Row): string {
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

export interface GhostIndex {
  tagNames: ReadonlyMap<string, string>;
  /** Cover alt texts by post ID, if the export has that table. */
  coverAlts: ReadonlyMap<string, string>;
  /** Meta descriptions by post ID. */
  descriptions: ReadonlyMap<string, string>;
  /** Tag IDs by post ID, in the author's order. */
  tagsOf: ReadonlyMap<string, readonly { tag: string; order: number }[]>;
  /** The permalink pattern, for example '/:year/:month/:day/:slug/'. */
  permalinks: string;
}

/** Ghost's placeholder for the blog's URL. */
const placeholder = /__GHOST_URL__/g;

export function ghostPost(row: Row, index: GhostIndex, blog: SourceBlog): SourcePost {
  const changes: SourcePost['changes'] = [];
  const own = (text: string) => text.replace(placeholder, (blog.base ?? '').replace(/\/$/, ''));
  const slug = asText(row.slug);
  return {
    sourceKey: sourceKey('ghost', asText(row.uuid) || asText(row.id) || slug),
    title: escapeText(asText(row.title)),
    slug,
    dates: [
      { text: dateText(row.published_at) || dateText(row.created_at), from: '' },
      { text: dateText(row.updated_at), from: 'updated' },
    ],
    cover: own(asText(row.feature_image) || asText(row.image)),
    coverAlt: escapeText(asText(row.feature_image_alt) || (index.coverAlts.get(asText(row.id)) ?? '')),
    excerpt: escapeText(
      asText(row.custom_excerpt) ||
        asText(row.meta_description) ||
        (index.descriptions.get(asText(row.id)) ?? ''),
    ),
    html: own(withoutGated(bodyOf(row, changes), changes)),
    tags: tagsOf(row, index),
    language: asText(row.locale) || asText(row.language).replace(/^en_US$/, ''),
    status: statusOf(row),
    ...addressesOf(row, index.permalinks, blog.base),
    changes,
  };
}

/** Returns a post's path, by the permalink pattern if Ghost had one (before version 1). */
function addressesOf(row: Row, permalinks: string, base: string | null): Pick<SourcePost, 'link' | 'former'> {
  const slug = asText(row.slug);
  if (slug === '' || base === null) return { link: '' };
  const [year = '', month = '', day = ''] = dateText(row.published_at).slice(0, 10).split('-');
  if (!/^[/:a-z]+$/.test(permalinks) || !permalinks.includes(':year')) return { link: `${base}${slug}/` };
  const values: Readonly<Record<string, string>> = { year, month, day, slug };
  const path = permalinks.replace(/:([a-z]+)/g, (whole, name: string) => values[name] ?? whole);
  return { link: base + path.replace(/^\//, ''), former: [`${base}${slug}/`] };
}

/** Converts a date, which is in milliseconds in exports before 1.0 and text in later ones. */
function dateText(value: unknown): string {
  if (typeof value !== 'number') return asText(value);
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

/** Returns the status. Posts for members become drafts. */
function statusOf(row: Row): string {
  const status = asText(row.status) || 'published';
  const visibility = asText(row.visibility) || 'public';
  return status === 'published' && visibility !== 'public' ? visibility : status;
}

/** Content for members only. */
const gated = /<!--kg-gated-block:begin([^>]{0,300})-->([\s\S]*?)<!--kg-gated-block:end-->/g;

/** Removes the members-only parts of public posts. */
function withoutGated(html: string, changes: SourcePost['changes']): string {
  return html.replace(gated, (block, rule: string, inner: string) => {
    if (!/nonMember:false/.test(rule)) return block;
    changes.push({ code: 'hidden', what: plainText(inner) });
    return '';
  });
}

/** Returns the HTML that Ghost rendered, else HTML made from the editor's document. */
function bodyOf(row: Row, changes: SourcePost['changes']): string {
  const html = asText(row.html);
  if (html.trim() !== '') return html;
  const [lexical, mobiledoc, markdown] = [asText(row.lexical), asText(row.mobiledoc), asText(row.markdown)];
  try {
    if (lexical !== '') return lexicalToHtml(lexical, changes);
    if (mobiledoc !== '') return mobiledocToHtml(mobiledoc, changes);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    changes.push({ code: 'damaged', what: '' });
  }
  if (markdown !== '') return readMarkdown(markdown);
  const plain = asText(row.plaintext).trim();
  return plain === ''
    ? ''
    : `<p>${escapeText(plain)
        .replace(/\n{2,}/g, '</p><p>')
        .replaceAll('\n', '<br>')}</p>`;
}

/** Returns the tags, from their table or, for the content API, from the post. */
function tagsOf(row: Row, { tagNames, tagsOf }: GhostIndex): string[] {
  const nested = asList(row.tags).map((tag) => asRow(tag));
  const own = nested.filter((tag) => tag !== null && tag.visibility !== 'internal');
  if (own.length > 0) return own.map((tag) => asText(tag?.name));
  const linked = [...(tagsOf.get(asText(row.id)) ?? [])].sort((a, b) => a.order - b.order);
  // "#" marks internal tags.
  return linked
    .map(({ tag }) => tagNames.get(tag) ?? '')
    .filter((name) => name !== '' && !name.startsWith('#'));
}

/** A Mobiledoc document (https://github.com/bustle/mobiledoc-kit/blob/master/MOBILEDOC.md). */
interface Mobiledoc {
  markups: readonly unknown[];
  atoms: readonly unknown[];
  cards: readonly unknown[];
  changes: SourcePost['changes'];
}

/** Converts a Mobiledoc document to HTML. Throws `SyntaxError` for invalid JSON. */
export function mobiledocToHtml(mobiledoc: string, changes: SourcePost['changes']): string {
  const document = asRow(JSON.parse(mobiledoc)) ?? {};
  const parts = {
    markups: asList(document.markups),
    atoms: asList(document.atoms),
    cards: asList(document.cards),
    changes,
  };
  return asList(document.sections)
    .map((section) => writeSection(asList(section), parts))
    .join('');
}

/** Writes a section. Type 1 is a paragraph or heading, 2 an image, 3 a list, and 10 a card. */
function writeSection(section: readonly unknown[], document: Mobiledoc): string {
  const [kind, first, second] = section;
  if (kind === 2) return `<figure><img src="${escapeAttribute(asText(first))}" alt=""></figure>`;
  if (kind === 10) {
    const [name, payload] = asList(document.cards[Number(first)]);
    return writeCard(asText(name), asRow(payload) ?? {}, document.changes);
  }
  const tag = tagName(first);
  if (kind === 1) return `<${tag}>${writeMarkers(asList(second), document)}</${tag}>`;
  if (kind !== 3) return '';
  const items = asList(second).map((item) => `<li>${writeMarkers(asList(item), document)}</li>`);
  return `<${tag}>${items.join('')}</${tag}>`;
}

/** Writes markers. Each one opens markups, contains text (0) or an atom (1), and closes some markups. */
function writeMarkers(markers: readonly unknown[], document: Mobiledoc): string {
  const open: string[] = [];
  const parts: string[] = [];
  for (const marker of markers) {
    const [kind, opened, closed, value] = asList(marker);
    for (const index of asList(opened)) {
      const [name, attributes] = asList(document.markups[Number(index)]);
      const list = asList(attributes);
      const href = list.indexOf('href');
      const tag = tagName(name);
      open.push(tag);
      parts.push(href < 0 ? `<${tag}>` : `<${tag} href="${escapeAttribute(asText(list[href + 1]))}">`);
    }
    const [atom, text] = kind === 1 ? asList(document.atoms[Number(value)]) : ['', value];
    parts.push(atom === 'soft-return' ? '<br>' : escapeText(asText(text)));
    for (let count = Math.min(Number(closed) || 0, open.length); count > 0; count -= 1)
      parts.push(`</${open.pop()}>`);
  }
  return (
    parts.join('') +
    open
      .reverse()
      .map((tag) => `</${tag}>`)
      .join('')
  );
}

/** Returns a safe tag name. The sanitizer decides whether it stays. */
function tagName(value: unknown): string {
  const name = asText(value).toLowerCase();
  return /^[a-z][a-z0-9]{0,20}$/.test(name) ? name : 'p';
}
