import type { MailBody } from '../../../shared/handover.ts';
import type { Align, Block, Inline, Line } from '../../../shared/rich-text/blocks.ts';
import { escapeAttribute, escapeText } from '../../../shared/rich-text/html.ts';
import { absolute, type ReadText } from '../handed-text.ts';
import { writePlainBody } from './write-text.ts';

/** Styles stand at each element: mail programs leave out what stands anywhere else. */
const styles = {
  body: "font-family: Georgia, 'Times New Roman', serif; font-size: 17px; line-height: 1.55; color: #1a1a1a; max-width: 38em",
  p: 'margin: 0 0 1em',
  h2: 'margin: 1.6em 0 .5em; font-size: 22px; line-height: 1.25',
  h3: 'margin: 1.4em 0 .4em; font-size: 18px; line-height: 1.3',
  list: 'margin: 0 0 1em; padding-left: 1.6em',
  item: 'margin: 0 0 .35em',
  quote: 'margin: 0 0 1em; padding-left: 1em; border-left: 3px solid #9b1c14; color: #444444',
  figure: 'margin: 1.2em 0',
  caption: 'margin: .4em 0 0; font-size: 14px; color: #666666',
  link: 'color: #9b1c14',
} as const;

/** A text as the body of an e-mail; its pictures are asked for from the site. */
export function writeMailBody(text: ReadText): MailBody {
  const { origin, language } = text;
  const html = text.blocks.map((block) => writeBlock(block, origin)).join('\n');
  return {
    subject: text.title,
    html: `<div lang="${language}" style="${styles.body}">\n${html}\n</div>`,
    text: writePlainBody(text),
  };
}

const styled = (style: string, align: Align | null) =>
  ` style="${style}${align ? `; text-align: ${align}` : ''}"`;

function writeBlock(block: Block, origin: string): string {
  const inside = (blocks: readonly Block[]) => blocks.map((each) => writeBlock(each, origin)).join('\n');
  switch (block.kind) {
    case 'line':
      return lineTag(block, origin);
    case 'quote':
      return `<blockquote style="${styles.quote}">${inside(block.blocks)}</blockquote>`;
    case 'list': {
      const start = block.ordered && block.start !== 1 ? ` start="${block.start}"` : '';
      const items = block.items.map((item) => `<li style="${styles.item}">${itemHtml(item, origin)}</li>`);
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}${start} style="${styles.list}">${items.join('\n')}</${tag}>`;
    }
    case 'figure': {
      // Old mail programs know no figures.
      const caption = block.caption
        ? `<p${styled(styles.caption, block.caption.align)}>${inlinesHtml(block.caption.inlines, origin)}</p>`
        : '';
      return `<div${styled(styles.figure, block.align)}>${inside(block.blocks)}${caption}</div>`;
    }
  }
}

function lineTag({ tag, align, inlines }: Line, origin: string): string {
  return `<${tag}${styled(styles[tag], align)}>${inlinesHtml(inlines, origin)}</${tag}>`;
}

function itemHtml(blocks: readonly Block[], origin: string): string {
  const [first, ...rest] = blocks;
  const isLone = first?.kind === 'line' && first.tag === 'p' && !first.align && rest[0]?.kind !== 'line';
  const others = (isLone ? rest : blocks).map((block) => writeBlock(block, origin)).join('\n');
  return isLone ? inlinesHtml(first.inlines, origin) + others : others;
}

function inlinesHtml(inlines: readonly Inline[], origin: string): string {
  let html = '';
  for (const [at, inline] of inlines.entries()) {
    const { link, strong, em, u } = inline.marks;
    if (link && inlines[at - 1]?.marks.link !== link) {
      html += `<a href="${escapeAttribute(absolute(link.href, origin))}" style="${styles.link}">`;
    }
    const tags = [...(strong ? ['strong'] : []), ...(em ? ['em'] : []), ...(u ? ['u'] : [])];
    html += tags.map((tag) => `<${tag}>`).join('');
    html += inlineHtml(inline, origin);
    html += tags
      .reverse()
      .map((tag) => `</${tag}>`)
      .join('');
    if (link && inlines[at + 1]?.marks.link !== link) html += '</a>';
  }
  return html;
}

function inlineHtml(inline: Inline, origin: string): string {
  if (inline.kind === 'text') return escapeText(inline.text);
  if (inline.kind === 'break') return '<br>';
  const { src, alt, width } = inline.picture;
  const share = /^\d{1,3}%$/.test(width) ? `width: ${width}; ` : '';
  const address = escapeAttribute(absolute(src, origin));
  return `<img src="${address}" alt="${escapeAttribute(alt)}" style="${share}max-width: 100%; height: auto">`;
}

/** Characters of base64 in a line (RFC 2045 6.8). */
const base64Line = /.{1,76}/g;

const encoded = (text: string) => (Buffer.from(text).toString('base64').match(base64Line) ?? []).join('\r\n');

/** A header's text in words of at most 75 characters (RFC 2047). */
function headerText(text: string): string {
  if (/^[\x20-\x7e]{0,60}$/.test(text)) return text;
  const words: string[] = [];
  let word = '';
  for (const character of text.replace(/\s+/g, ' ')) {
    if (Buffer.byteLength(word + character) > 42) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((each) => `=?UTF-8?B?${Buffer.from(each).toString('base64')}?=`).join('\r\n ');
}

/** The same as a file that mail programs open as a draft: with its looks, and without (RFC 2046 5.1.4). */
export function writeMailFile(text: ReadText): string {
  const { subject, html, text: plain } = writeMailBody(text);
  const boundary = 'the-same-words-twice';
  const part = (type: string, body: string) =>
    [
      `--${boundary}`,
      `Content-Type: ${type}; charset=utf-8`,
      'Content-Transfer-Encoding: base64',
      '',
      encoded(body),
    ].join('\r\n');
  const page = `<!doctype html><html lang="${text.language}"><head><meta charset="utf-8"></head><body>${html}</body></html>`;
  return [
    `Subject: ${headerText(subject)}`,
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    part('text/plain', plain.replaceAll('\n', '\r\n')),
    part('text/html', page),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}
