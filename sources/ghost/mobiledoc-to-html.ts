import { escapeAttribute, escapeText } from '../../shared/rich-text/escape.ts';
import type { SourcePost } from '../post/source-post.ts';
import { asList, asRow, asText } from '../values/row.ts';
import { writeCard } from './cards.ts';

/** A document of Ghost's former editor (https://github.com/bustle/mobiledoc-kit/blob/master/MOBILEDOC.md). */
interface Mobiledoc {
  markups: readonly unknown[];
  atoms: readonly unknown[];
  cards: readonly unknown[];
  changes: SourcePost['changes'];
}

/** The document as HTML. Throws SyntaxError for what is no JSON. */
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

/** 1 is a paragraph or heading, 2 a picture, 3 a list, 10 a card. */
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

/** A marker opens some markups, holds a text (0) or an atom (1), and closes as many as it says. */
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

/** A name that may stand in a tag; what the sanitiser makes of it is its business. */
function tagName(value: unknown): string {
  const name = asText(value).toLowerCase();
  return /^[a-z][a-z0-9]{0,20}$/.test(name) ? name : 'p';
}
