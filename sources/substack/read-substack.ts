import { parse } from 'csv-parse/browser/esm/sync';
import { escapeAttribute, escapeText } from '../../shared/rich-text/escape.ts';
import { readText } from '../files/read-text.ts';
import type { FolderFile, SourceFolder } from '../files/source-file.ts';
import {
  type SourceBlog,
  type SourceEvent,
  type SourcePost,
  type SourceReading,
  sourceKey,
} from '../post/source-post.ts';
import { readEmbeds } from './substack-embeds.ts';

/** A line of `posts.csv`; columns that are missing are ''. */
type Line = Readonly<Record<string, string>>;

/** A line of the table, in characters: a title and a subtitle, not a text. */
const longestLine = 100_000;

/** Reads an export of Substack: a table of all posts and one file of HTML for each. Null for a folder that is none. */
export async function readSubstack({ files }: SourceFolder): Promise<SourceReading | null> {
  const table = files.find(({ path }) => /(?:^|\/)posts\.csv$/i.test(path));
  const text = table && (await readText(table));
  const lines = text ? readLines(text) : null;
  if (!table || !lines) return null;
  const folder = table.path.replace(/posts\.csv$/i, '');
  const texts = new Map(files.map((file) => [file.path.slice(folder.length), file]));
  const kinds = new Map<string, number>();
  for (const line of lines) kinds.set(kindOf(line), (kinds.get(kindOf(line)) ?? 0) + 1);
  const { post: posts = 0, ...otherKinds } = Object.fromEntries(kinds);
  const pages = lines.filter((line) => isPage(line, texts)).length;
  return {
    kind: 'substack',
    title: '',
    address: null,
    language: '',
    posts,
    otherKinds,
    others: pages > 0 ? { page: pages } : {},
    read: (blog) => readPosts(lines, texts, blog),
  };
}

/** The lines of the table; null where it is the table of something else, or none. */
function readLines(text: string): Line[] | null {
  try {
    const lines = parse<Record<string, string>>(text, {
      columns: true,
      skip_empty_lines: true,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: longestLine,
    });
    const [first] = lines;
    return !first || ('post_id' in first && 'title' in first) ? lines : null;
  } catch {
    return null;
  }
}

/** Newsletters and podcasts are articles; pages and talks among readers are not. */
function kindOf({ type = '' }: Line): string {
  return type === '' || type === 'newsletter' || type === 'podcast' || type === 'video' ? 'post' : type;
}

/** A page that has a text. */
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
    // A draft that was never begun has a line and no file.
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
      { text: line.email_sent_at ?? '', from: 'e-mail' },
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

/** What only payers could read is no public article until its owner says so. */
function statusOf({ is_published = '', audience = '' }: Line): string {
  if (is_published.toLowerCase() !== 'true') return 'draft';
  return audience === '' || audience === 'everyone' ? 'published' : audience;
}
