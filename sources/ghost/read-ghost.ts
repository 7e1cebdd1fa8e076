import { JsonDamage, readJsonRows } from '../files/read-json-rows.ts';
import type { FolderFile, SourceFile } from '../files/source-file.ts';
import type { SourceBlog, SourceEvent, SourceReading } from '../post/source-post.ts';
import { asRow, asText, type Row } from '../values/row.ts';
import { type GhostIndex, ghostPost } from './ghost-post.ts';

/** An export has its tables in `db[0].data`, older ones in `data`; the content API gives `posts` alone. */
const paths = ['$.db.*.data.*.*', '$.data.*.*', '$.posts.*'];

async function* tableRows(file: FolderFile | SourceFile): AsyncGenerator<{ table: string; row: Row }> {
  for await (const { keys, value } of readJsonRows(file, paths)) {
    const row = asRow(value);
    if (row) yield { table: keys.at(-2) ?? '', row };
  }
}

/** Whether a row of `posts` is an article: pages have had two marks over the years. */
function kindOf(row: Row): string {
  if (row.type !== undefined && row.type !== null) return asText(row.type) || 'post';
  return row.page === true || row.page === 1 ? 'page' : 'post';
}

/** A page with something on it. */
function isPage(row: Row): boolean {
  return kindOf(row) === 'page' && texts.some((name) => asText(row[name]).trim() !== '');
}

/** Where a row's text is kept, by its version and its editor. */
const texts = ['html', 'lexical', 'mobiledoc', 'markdown', 'plaintext'];

/** Reads an export of Ghost, of any of its versions; null for JSON that is none. */
export async function readGhost(file: FolderFile | SourceFile): Promise<SourceReading | null> {
  const kinds = new Map<string, number>();
  let pages = 0;
  const settings = new Map<string, string>();
  const tagNames = new Map<string, string>();
  const coverAlts = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const tagsOf = new Map<string, { tag: string; order: number }[]>();
  try {
    for await (const { table, row } of tableRows(file)) {
      if (table === 'posts') {
        kinds.set(kindOf(row), (kinds.get(kindOf(row)) ?? 0) + 1);
        if (isPage(row)) pages += 1;
      }
      // What Ghost calls internal is not shown to readers.
      else if (table === 'tags' && row.visibility !== 'internal')
        tagNames.set(asText(row.id), asText(row.name));
      else if (table === 'posts_meta') {
        coverAlts.set(asText(row.post_id), asText(row.feature_image_alt));
        descriptions.set(asText(row.post_id), asText(row.meta_description));
      } else if (table === 'settings') settings.set(asText(row.key), asText(row.value));
      else if (table === 'posts_tags') {
        const tags = tagsOf.get(asText(row.post_id)) ?? [];
        tags.push({ tag: asText(row.tag_id), order: Number(row.sort_order) || 0 });
        tagsOf.set(asText(row.post_id), tags);
      }
    }
  } catch (error) {
    // The second reading tells of the damage, after the posts before it.
    if (!(error instanceof JsonDamage)) throw error;
  }
  if (kinds.size === 0 && settings.size === 0) return null;
  const { post: posts = 0, ...otherKinds } = Object.fromEntries(kinds);
  const language = settings.get('locale') || settings.get('lang') || settings.get('defaultLang') || '';
  const title = settings.get('title') ?? '';
  const index = { tagNames, coverAlts, descriptions, tagsOf, permalinks: settings.get('permalinks') ?? '' };
  return {
    kind: 'ghost',
    title,
    language,
    address: null,
    posts,
    otherKinds,
    others: pages > 0 ? { page: pages } : {},
    read: (blog) => readPosts(file, index, blog),
  };
}

async function* readPosts(
  file: FolderFile | SourceFile,
  index: GhostIndex,
  blog: SourceBlog,
): AsyncGenerator<SourceEvent> {
  try {
    for await (const { table, row } of tableRows(file)) {
      if (table !== 'posts') continue;
      if (kindOf(row) === 'post') yield { type: 'post', post: ghostPost(row, index, blog) };
      else if (isPage(row)) yield { type: 'post', post: { ...ghostPost(row, index, blog), kind: 'page' } };
    }
  } catch (error) {
    if (!(error instanceof JsonDamage)) throw error;
    yield { type: 'problem', problem: { code: 'json_damaged', message: error.message } };
  }
}
