import { escapeText } from '../../shared/rich-text/escape.ts';
import { plainText } from '../../shared/rich-text/plain-text.ts';
import { readMarkdown } from '../markdown/markdown-html.ts';
import { type SourceBlog, type SourcePost, sourceKey } from '../post/source-post.ts';
import { asList, asRow, asText, type Row } from '../values/row.ts';
import { lexicalToHtml } from './lexical-to-html.ts';
import { mobiledocToHtml } from './mobiledoc-to-html.ts';

/** What the posts refer to. */
export interface GhostIndex {
  tagNames: ReadonlyMap<string, string>;
  /** Words for the covers of posts by their numbers, of exports that have them in a table of their own. */
  coverAlts: ReadonlyMap<string, string>;
  /** Words for search engines, in the same way. */
  descriptions: ReadonlyMap<string, string>;
  /** Numbers of a post's tags, in the order that its author gave them. */
  tagsOf: ReadonlyMap<string, readonly { tag: string; order: number }[]>;
  /** The pattern of addresses, of exports that have one: '/:year/:month/:day/:slug/'. */
  permalinks: string;
}

/** What exports write for the blog's own address. */
const placeholder = /__GHOST_URL__/g;

/** A row of Ghost's table of posts. */
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

/** Where it was: below the blog's address, or by the pattern with its date that Ghost knew until version 1. */
function addressesOf(row: Row, permalinks: string, base: string | null): Pick<SourcePost, 'link' | 'former'> {
  const slug = asText(row.slug);
  if (slug === '' || base === null) return { link: '' };
  const [year = '', month = '', day = ''] = dateText(row.published_at).slice(0, 10).split('-');
  if (!/^[/:a-z]+$/.test(permalinks) || !permalinks.includes(':year')) return { link: `${base}${slug}/` };
  const values: Readonly<Record<string, string>> = { year, month, day, slug };
  const path = permalinks.replace(/:([a-z]+)/g, (whole, name: string) => values[name] ?? whole);
  return { link: base + path.replace(/^\//, ''), former: [`${base}${slug}/`] };
}

/** Milliseconds since 1970 in exports of before 1.0, else as text. */
function dateText(value: unknown): string {
  if (typeof value !== 'number') return asText(value);
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

/** What only members or payers could read is no public article until its owner says so. */
function statusOf(row: Row): string {
  const status = asText(row.status) || 'published';
  const visibility = asText(row.visibility) || 'public';
  return status === 'published' && visibility !== 'public' ? visibility : status;
}

/** What Ghost showed to members alone. */
const gated = /<!--kg-gated-block:begin([^>]{0,300})-->([\s\S]*?)<!--kg-gated-block:end-->/g;

/** The text without what only members could read in a public post. */
function withoutGated(html: string, changes: SourcePost['changes']): string {
  return html.replace(gated, (block, rule: string, inner: string) => {
    if (!/nonMember:false/.test(rule)) return block;
    changes.push({ code: 'hidden', what: plainText(inner) });
    return '';
  });
}

/** The text as Ghost had rendered it, else made from what its editors keep. */
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

/** Names from the table of tags; from within the post where the content API gave it. */
function tagsOf(row: Row, { tagNames, tagsOf }: GhostIndex): string[] {
  const nested = asList(row.tags).map((tag) => asRow(tag));
  const own = nested.filter((tag) => tag !== null && tag.visibility !== 'internal');
  if (own.length > 0) return own.map((tag) => asText(tag?.name));
  const linked = [...(tagsOf.get(asText(row.id)) ?? [])].sort((a, b) => a.order - b.order);
  // A name that begins with "#" is internal too.
  return linked
    .map(({ tag }) => tagNames.get(tag) ?? '')
    .filter((name) => name !== '' && !name.startsWith('#'));
}
