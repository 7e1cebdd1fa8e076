import { escapeAttribute, escapeText } from '../../shared/rich-text/escape.ts';
import { plainText } from '../../shared/rich-text/plain-text.ts';
import type { SourcePost } from '../post/source-post.ts';
import { asRow, asText, type Row } from '../values/row.ts';

/** An empty box that a script filled from its attribute: a tweet, a file, another's post. */
const embed = /<div\b([^<>]{0,300}?)\bdata-attrs="([^"]{2,50000})"([^<>]{0,300})>\s{0,100}<\/div>/g;

/** Substack's text with its empty boxes as the words and the address that they hold; one that has none of either is named. */
export function readEmbeds(html: string, changes: SourcePost['changes']): string {
  return html.replace(embed, (_, before: string, attributes: string, after: string) => {
    const values = readValues(attributes);
    const name = /\bclass="([\w-]{1,60})/.exec(before + after)?.[1] ?? 'div';
    const address = asText(values.url) || asText(values.canonicalUrl) || asText(values.src);
    const words = asText(values.full_text) || asText(values.title) || asText(values.filename);
    const author = asText(values.name) || asText(values.username);
    if (address === '' && words === '') {
      changes.push({ code: 'element_removed', what: name });
      return '';
    }
    changes.push({ code: 'embed_linked', what: name });
    const said = words === '' ? '' : `<p>${escapeText(words)}${author && ` (${escapeText(author)})`}</p>`;
    const link =
      address === '' ? '' : `<p><a href="${escapeAttribute(address)}">${escapeText(address)}</a></p>`;
    return `<blockquote>${said}${link}</blockquote>`;
  });
}

function readValues(attributes: string): Row {
  try {
    return asRow(JSON.parse(plainText(attributes.replaceAll('<', '&lt;')))) ?? {};
  } catch {
    return {};
  }
}
