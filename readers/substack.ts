import { parse } from 'csv-parse/browser/esm/sync';
import { escapeAttribute, escapeText } from '../shared/rich-text/html.ts';
import { plainText } from '../shared/rich-text/parse-html.ts';
import { decodeReferences } from './fidelity/read-visible.ts';
import { type FolderFile, readText, type SourceFolder } from './source-files.ts';
import {
  asList,
  asRow,
  asText,
  type Row,
  type SourceBlog,
  type SourceEvent,
  type SourcePost,
  type SourceReading,
  sourceKey,
  totalsOf,
} from './source-post.ts';

/** Empty elements that a script fills: tweets, images, formulas, mentions. */
const embed =
  /<(div|span)\b([^<>]{0,300}?)\bdata-attrs=(?:"([^"]{2,50000})"|'([^']{2,50000})')([^<>]{0,300})>\s{0,100}<\/\1>/g;

/** Fills Substack's empty elements with their content. Unknown ones are reported. */
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
      // A mention or ticker symbol in a sentence.
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

/** Embedded players that have only an ID, not a URL. */
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

/** Returns text with links and character references, but without other markup. */
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

/** A row of `posts.csv`. Missing columns are ''. */
type Line = Readonly<Record<string, string>>;

/** The longest row in characters. Rows contain titles, not texts. */
const maxLineLength = 100_000;

/** Reads a table of posts with one HTML file for each. Null for other folders. */
export async function readSubstack({ files }: SourceFolder): Promise<SourceReading | null> {
  const table = files.find(({ path }) => /(?:^|\/)posts\.csv$/i.test(path));
  const text = table && (await readText(table));
  const lines = text ? readLines(text) : null;
  if (!table || !lines) return null;
  const folder = table.path.replace(/posts\.csv$/i, '');
  const texts = new Map(files.map((file) => [file.path.slice(folder.length), file]));
  const pages = lines.filter((line) => isPage(line, texts)).length;
  return {
    kind: 'substack',
    title: '',
    address: null,
    language: '',
    ...totalsOf(lines.map(kindOf), pages),
    read: (blog) => readPosts(lines, texts, blog),
  };
}

/** Reads the table; null if it is a different one. */
function readLines(text: string): Line[] | null {
  try {
    const lines = parse<Record<string, string>>(text, {
      columns: true,
      skip_empty_lines: true,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: maxLineLength,
    });
    const [first] = lines;
    return !first || ('post_id' in first && 'title' in first) ? lines : null;
  } catch {
    return null;
  }
}

/** Returns the type. Newsletters and podcasts are posts, but pages and threads aren't. */
function kindOf({ type = '' }: Line): string {
  return type === '' || type === 'newsletter' || type === 'podcast' || type === 'video' ? 'post' : type;
}

function isPage(line: Line, texts: ReadonlyMap<string, FolderFile>): boolean {
  return kindOf(line) === 'page' && texts.has(`posts/${line.post_id}.html`);
}

async function* readPosts(
  lines: readonly Line[],
  texts: ReadonlyMap<string, FolderFile>,
  blog: SourceBlog,
): AsyncGenerator<SourceEvent> {
  for (const line of lines) {
    const kind = isPage(line, texts) ? 'page' : undefined;
    if (kindOf(line) !== 'post' && kind === undefined) continue;
    const { post_id = '', title = '' } = line;
    const named = kind === undefined ? {} : { kind };
    const file = texts.get(`posts/${post_id}.html`);
    const html = file ? await readText(file) : '';
    if (html === null)
      yield { type: 'skipped', item: { title, reason: 'too_large', detail: null, ...named } };
    // A draft without text has no file.
    else if (html.trim() === '' && title === '' && !line.podcast_url)
      yield { type: 'skipped', item: { title: post_id, reason: 'auto_draft', detail: null, ...named } };
    else yield { type: 'post', post: { ...postOf(line, html, blog, file !== undefined), ...named } };
  }
}

function postOf(line: Line, html: string, blog: SourceBlog, hasText: boolean): SourcePost {
  const { post_id = '', title = '', subtitle = '', podcast_url = '' } = line;
  const dot = post_id.indexOf('.');
  const slug = dot < 0 ? '' : post_id.slice(dot + 1);
  const changes: SourcePost['changes'] = [];
  const audio =
    podcast_url === ''
      ? ''
      : `<p><a href="${escapeAttribute(podcast_url)}">${escapeText(podcast_url)}</a></p>`;
  if (audio !== '') changes.push({ code: 'media_linked', what: podcast_url });
  if (!hasText) changes.push({ code: 'text_missing', what: `posts/${post_id}.html` });
  return {
    sourceKey: sourceKey('substack', dot < 0 ? post_id : post_id.slice(0, dot)),
    title: escapeText(title),
    slug,
    dates: [
      { text: line.post_date ?? '', from: '' },
      { text: line.email_sent_at ?? '', from: 'email' },
    ],
    cover: '',
    excerpt: escapeText(subtitle),
    html: audio + readEmbeds(html, changes),
    tags: [],
    language: '',
    status: statusOf(line),
    link: slug === '' || blog.base === null ? '' : `${blog.base}p/${slug}`,
    changes,
  };
}

/** Returns the status. Posts for subscribers become drafts. */
function statusOf({ is_published = '', audience = '' }: Line): string {
  if (is_published.toLowerCase() !== 'true') return 'draft';
  return audience === '' || audience === 'everyone' ? 'published' : audience;
}
