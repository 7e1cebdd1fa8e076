import { escapeAttribute, escapeText } from '../../shared/rich-text/escape.ts';
import { plainText } from '../../shared/rich-text/plain-text.ts';
import { decodeReferences } from '../../wordpress/fidelity/decode-references.ts';
import type { SourcePost } from '../post/source-post.ts';
import { asList, asRow, asText, type Row } from '../values/row.ts';

/** An empty box or word that a script filled from its attribute: a tweet, pictures, a formula, a name. */
const embed =
  /<(div|span)\b([^<>]{0,300}?)\bdata-attrs=(?:"([^"]{2,50000})"|'([^']{2,50000})')([^<>]{0,300})>\s{0,100}<\/\1>/g;

/** Substack's text with its empty boxes as the words, pictures and addresses that they hold; one that has none of them is named. */
export function readEmbeds(html: string, changes: SourcePost['changes']): string {
  return html.replace(
    embed,
    (
      _,
      tag: string,
      before: string,
      double: string | undefined,
      single: string | undefined,
      after: string,
    ) => {
      const values = readValues(double ?? single ?? '');
      const name = /\bclass="([\w-]{1,60})/.exec(before + after)?.[1] ?? tag;
      // A person, or the sign of a share, in the middle of a sentence.
      if (tag === 'span') return link(asText(values.url), asText(values.name) || asText(values.symbol));
      const gallery = asRow(values.gallery);
      if (gallery) return pictures(asList(gallery.images), gallery);
      const formula = asText(values.persistentExpression);
      if (formula !== '') return `<p>${escapeText(formula)}</p>`;
      const box = readBox(values, name);
      changes.push({ code: box === '' ? 'element_removed' : 'embed_linked', what: name });
      return box === '' ? '' : `<blockquote>${box}</blockquote>`;
    },
  );
}

function readValues(attributes: string): Row {
  try {
    return asRow(JSON.parse(plainText(attributes.replaceAll('<', '&lt;')))) ?? {};
  } catch {
    return {};
  }
}

/** Players and posts that have a number alone, by the name of their box. */
const numbered: readonly [box: RegExp, number: string, address: string][] = [
  [/^youtube/, 'videoId', 'https://www.youtube.com/watch?v='],
  [/^vimeo/, 'videoId', 'https://vimeo.com/'],
  [/^instagram/, 'instagram_id', 'https://www.instagram.com/p/'],
];

function addressOf(values: Row, name: string): string {
  const written = ['url', 'canonicalUrl', 'canonical_url', 'src'].map((key) => asText(values[key]));
  const [, number = '', start = ''] = numbered.find(([box]) => box.test(name)) ?? [];
  const id = asText(values[number]);
  return written.find(Boolean) ?? (id === '' ? '' : start + id);
}

/** What somebody said, with its pictures, what it was an answer to, and where it stands. */
function readBox(values: Row, name: string): string {
  const comment = asRow(values.comment) ?? {};
  const words = [values.full_text, values.text, values.title, values.filename, comment.body]
    .map(asText)
    .find(Boolean);
  const [byline] = asList(values.publishedBylines).map(asRow);
  const author = [values.name, values.username, comment.name, byline?.name].map(asText).find(Boolean);
  const said = words ? `<p>${richText(words)}${author ? ` (${escapeText(author)})` : ''}</p>` : '';
  const about = [values.caption, values.description, values.subtitle].map(asText).find(Boolean);
  const quoted = asRow(values.quoted_tweet);
  const answered = quoted ? readBox(quoted, '') : '';
  const address = addressOf(values, name);
  return [
    pictures(values.cover_image ? [{ src: values.cover_image }] : asList(values.photos), {}),
    said,
    about ? `<p>${richText(about)}</p>` : '',
    answered && `<blockquote>${answered}</blockquote>`,
    address && `<p>${link(address, address)}</p>`,
  ].join('');
}

function pictures(images: readonly unknown[], { caption, alt }: Row): string {
  const shown = images.map((image) => {
    const row = asRow(image) ?? {};
    const src = asText(row.src) || asText(row.img_url);
    const words = asText(row.alt) || (images.length === 1 ? asText(alt) : '');
    return src && `<figure><img src="${escapeAttribute(src)}" alt="${escapeAttribute(words)}"></figure>`;
  });
  const below = asText(caption);
  return shown.join('') + (below && `<p>${escapeText(below)}</p>`);
}

const anchor = /<a\b[^<>]{0,300}?\bhref="([^"<>]{1,2000})"[^<>]{0,300}>([^<>]{0,2000})<\/a>/g;

/** Words that may hold references and links, and nothing else that is markup. */
function richText(text: string): string {
  const plain = (part: string) => escapeText(decodeReferences(part)).replaceAll('\n', '<br>');
  let html = '';
  let at = 0;
  for (const match of text.matchAll(anchor)) {
    const [whole, href = '', words = ''] = match;
    html += plain(text.slice(at, match.index)) + link(decodeReferences(href), decodeReferences(words));
    at = match.index + whole.length;
  }
  return html + plain(text.slice(at));
}

function link(address: string, text: string): string {
  return address === '' ? escapeText(text) : `<a href="${escapeAttribute(address)}">${escapeText(text)}</a>`;
}
