import type { ImportChangeCode } from '../../shared/imported-post.ts';
import { escapeAttribute, escapeText } from '../../shared/rich-text/escape.ts';
import { plainText } from '../../shared/rich-text/plain-text.ts';
import { readMarkdown } from '../markdown/markdown-html.ts';
import type { SourcePost } from '../post/source-post.ts';
import { asList, asRow, asText, type Row } from '../values/row.ts';

/** What stands in a post between its paragraphs, as Ghost's editors keep it: a name and its values. */
export type CardWriter = (card: Row) => string;

const link = (address: string, text: string) =>
  address === ''
    ? escapeText(text)
    : `<a href="${escapeAttribute(address)}">${escapeText(text || address)}</a>`;

function image(row: Row): string {
  const { src, width, height } = {
    src: asText(row.src),
    width: asText(row.width),
    height: asText(row.height),
  };
  const size = `${width && ` width="${escapeAttribute(width)}"`}${height && ` height="${escapeAttribute(height)}"`}`;
  const picture = `<img src="${escapeAttribute(src)}" alt="${escapeAttribute(asText(row.alt) || asText(row.altText))}"${size}>`;
  const href = asText(row.href);
  return href === '' ? picture : `<a href="${escapeAttribute(href)}">${picture}</a>`;
}

function figure(pictures: string, caption: unknown): string {
  const words = asText(caption);
  return `<figure>${pictures}${words === '' ? '' : `<figcaption>${words}</figcaption>`}</figure>`;
}

/** A link to a file, with its title and its description below. */
const file: CardWriter = (card) => {
  const [address, title] = [
    asText(card.src),
    asText(card.title) || asText(card.fileTitle) || asText(card.fileName),
  ];
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

/** Titles and words of a card that was a box of its own, and the button below them. */
const box: CardWriter = (card) => {
  const heading = asText(card.heading) || asText(card.header) || asText(card.productTitle);
  const words = asText(card.content) || asText(card.subheader) || asText(card.productDescription);
  const [src, url] = [asText(card.productImageSrc), asText(card.productUrl)];
  const picture = src === '' ? '' : `<figure><img src="${escapeAttribute(src)}" alt=""></figure>`;
  const more = url === '' ? '' : `<p>${link(url, asText(card.productButton) || url)}</p>`;
  const own = asText(card.buttonUrl) === '' ? '' : button(card);
  return `${picture}${heading && `<h3>${heading}</h3>`}${words && `<div>${words}</div>`}${more}${own}`;
};

/** By the names in both editors. What only e-mails showed stays away. */
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

/** Cards that only e-mails showed, and those that become a link. */
const mailed = /^email(?:-cta)?$/;
const linked = new Map<string, ImportChangeCode>([
  ['audio', 'media_linked'],
  ['video', 'media_linked'],
]);

/** A card as HTML, or '' and a line in the report for one that nobody here knows. */
export function writeCard(name: string, card: Row, changes: SourcePost['changes']): string {
  const write = Object.hasOwn(writers, name) ? writers[name] : undefined;
  const change = name === 'embed' && asText(card.html) === '' ? 'embed_linked' : linked.get(name);
  if (change) changes.push({ code: change, what: name });
  if (write) return write(card);
  if (mailed.test(name)) {
    changes.push({ code: 'hidden', what: plainText(asText(card.html)) });
    return '';
  }
  changes.push({ code: 'block_removed', what: name });
  return '';
}
