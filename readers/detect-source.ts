import { Tokenizer, TokenParser, TokenType } from '@streamparser/json';
import type { SourceFailure, SourceKind } from '../shared/import.ts';
import {
  addCounts,
  type Counts,
  type OtherItem,
  type ReadRange,
  sumCounts,
} from '../shared/imported-post.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { readBlogger } from './blogger.ts';
import type { EmbeddedFiles } from './embedded-pictures.ts';
import { type GhostIndex, ghostPost } from './ghost.ts';
import { isMarkdownFile, readMarkdownFolder } from './markdown/read-markdown-folder.ts';
import type { MediumPage } from './medium.ts';
import {
  type FolderFile,
  type ImportInput,
  isZip,
  openZip,
  readHead,
  readText,
  type SourceFile,
  type SourceFolder,
  startOf,
} from './source-files.ts';
import type { RunSourceJob } from './source-jobs.ts';
import {
  asRow,
  asText,
  type Row,
  type SourceBlog,
  type SourceEvent,
  type SourceReading,
  sourceKey,
  totalsOf,
} from './source-post.ts';
import { readSubstack } from './substack.ts';
import {
  type ReadOptions,
  readWordPressExport,
  type WordPressEvent,
  type WordPressExport,
} from './wordpress/read-wordpress-export.ts';

/** A requested value and its path. List indexes in the path are text. */
export interface JsonRow {
  keys: string[];
  value: unknown;
}

/** The maximum number of bytes between requested values, and the maximum depth of nesting. */
const limits = { bytes: 32_000_000, depth: 200 };

/** Thrown if the JSON is invalid. */
export class JsonDamage extends Error {}

/** Streams JSON values at these paths (`$.posts.*`). Throws `JsonDamage` for invalid or oversized JSON. */
export async function* readJsonRows(file: FolderFile | SourceFile, paths: string[]): AsyncGenerator<JsonRow> {
  let rows: JsonRow[] = [];
  let depth = 0;
  const parser = new TokenParser({ paths, keepStack: false });
  parser.onValue = ({ value, key, stack }) => {
    const keys = [...stack.slice(1).map((each) => each.key), key].map(String);
    rows.push({ keys, value });
  };
  const tokenizer = new Tokenizer({ stringBufferSize: 64 * 1024 });
  tokenizer.onToken = (token) => {
    if (token.token === TokenType.LEFT_BRACE || token.token === TokenType.LEFT_BRACKET) depth += 1;
    if (token.token === TokenType.RIGHT_BRACE || token.token === TokenType.RIGHT_BRACKET) depth -= 1;
    if (depth > limits.depth) throw new JsonDamage(`values are nested more than ${limits.depth} levels deep`);
    parser.write(token);
  };
  // The library's errors are thrown after the rows that precede them.
  let damage: Error | undefined;
  tokenizer.onError = parser.onError = (error) => {
    damage ??= error;
  };
  let waiting = 0;
  for await (const piece of file.read()) {
    tokenizer.write(piece);
    waiting = rows.length > 0 ? 0 : waiting + piece.length;
    yield* rows;
    rows = [];
    if (damage) break;
    if (waiting > limits.bytes) throw new JsonDamage('a value is longer than 32 MB');
  }
  if (!damage && !parser.isEnded) throw new JsonDamage('the file ends unexpectedly');
  if (damage) throw damage instanceof JsonDamage ? damage : new JsonDamage(damage.message.slice(0, 200));
}

/** Tables are in `db[0].data`, or in `data` in older exports. The content API has only `posts`. */
const paths = ['$.db.*.data.*.*', '$.data.*.*', '$.posts.*'];

async function* tableRows(file: FolderFile | SourceFile): AsyncGenerator<{ table: string; row: Row }> {
  for await (const { keys, value } of readJsonRows(file, paths)) {
    const row = asRow(value);
    if (row) yield { table: keys.at(-2) ?? '', row };
  }
}

/** Returns an item's type. Ghost marks pages in one of two ways, depending on its version. */
function kindOf(row: Row): string {
  if (row.type !== undefined && row.type !== null) return asText(row.type) || 'post';
  return row.page === true || row.page === 1 ? 'page' : 'post';
}

function isPage(row: Row): boolean {
  return kindOf(row) === 'page' && texts.some((name) => asText(row[name]).trim() !== '');
}

/** The fields that may contain the text, depending on version and editor. */
const texts = ['html', 'lexical', 'mobiledoc', 'markdown', 'plaintext'];

/** Reads Ghost exports of all versions; null for other JSON. */
async function readGhost(file: FolderFile | SourceFile): Promise<SourceReading | null> {
  const kinds: string[] = [];
  let pages = 0;
  const settings = new Map<string, string>();
  const tagNames = new Map<string, string>();
  const coverAlts = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const tagsOf = new Map<string, { tag: string; order: number }[]>();
  try {
    for await (const { table, row } of tableRows(file)) {
      if (table === 'posts') {
        kinds.push(kindOf(row));
        if (isPage(row)) pages += 1;
      }
      // Ghost's internal tags are skipped.
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
    // The second pass reports the damage after yielding the posts that precede it.
    if (!(error instanceof JsonDamage)) throw error;
  }
  if (kinds.length === 0 && settings.size === 0) return null;
  const language = settings.get('locale') || settings.get('lang') || settings.get('defaultLang') || '';
  const title = settings.get('title') ?? '';
  const index = { tagNames, coverAlts, descriptions, tagsOf, permalinks: settings.get('permalinks') ?? '' };
  return {
    kind: 'ghost',
    title,
    language,
    address: null,
    ...totalsOf(kinds, pages),
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

/** Medium's export has a folder with articles, drafts and responses. */
const postFile = /(?:^|\/)posts\/[^/]+\.html$/i;

async function readMedium({ files }: SourceFolder, run: RunSourceJob): Promise<SourceReading | null> {
  const posts = files.filter(({ path }) => postFile.test(path));
  const [first] = posts;
  if (!first || !/class="h-entry"/.test(startOf(await readHead(first, 20_000)))) return null;
  let responses = 0;
  const articles: FolderFile[] = [];
  for (const file of posts) {
    const page = await readPage(file, run);
    if (page.ok && page.value.isResponse) responses += 1;
    else articles.push(file);
  }
  return {
    kind: 'medium',
    title: '',
    // URLs in a Medium export are absolute.
    address: 'https://medium.com/',
    language: '',
    posts: articles.length,
    otherKinds: responses > 0 ? { response: responses } : {},
    others: {},
    read: () => readArticles(articles, run),
  };
}

async function readPage(
  file: FolderFile,
  run: RunSourceJob,
): Promise<Result<MediumPage, { code: 'too_large' | 'unreadable' }>> {
  const text = await readText(file);
  if (text === null) return fail({ code: 'too_large' });
  try {
    return ok(await run('mediumPage', text));
  } catch {
    return fail({ code: 'unreadable' });
  }
}

async function* readArticles(files: readonly FolderFile[], run: RunSourceJob): AsyncGenerator<SourceEvent> {
  for (const file of files) {
    const name = file.path.replace(/^.*\//, '').replace(/\.html$/i, '');
    const read = await readPage(file, run);
    if (!read.ok) {
      yield { type: 'skipped', item: { title: name, reason: read.failure.code, detail: null } };
      continue;
    }
    const page = read.value;
    const isDraft = /^draft[_-]/i.test(name) || page.published === '';
    yield {
      type: 'post',
      post: {
        sourceKey: sourceKey('medium', page.id || name),
        title: page.title,
        slug: slugOf(page.canonical, name),
        dates: [
          { text: page.published, from: '' },
          { text: /^\d{4}-\d\d-\d\d/.exec(name)?.[0] ?? '', from: 'file name' },
        ],
        cover: page.cover,
        excerpt: page.subtitle,
        html: page.html,
        tags: page.tags,
        language: '',
        status: isDraft ? 'draft' : 'published',
        link: page.canonical,
        changes: [],
      },
    };
  }
}

/** Returns `my-title` from `…/@me/my-title-1a2b3c4d5e6f` or from a dated file name. */
function slugOf(canonical: string, name: string): string {
  const last = canonical.replace(/[?#].*$/, '').replace(/^.*\//, '');
  const written = last.includes('-') ? last : name.replace(/^(?:\d{4}-\d\d-\d\d|draft)[_-]/i, '');
  return written.replace(/-{1,2}[\da-f]{8,14}$/i, '');
}

/** `files` are those of the archive, including images. */
export interface SourceReader {
  kind: SourceKind;
  files: readonly FolderFile[];
  wordpress?: WordPressExport;
  reading?: SourceReading;
}

/** `run` runs long jobs. Texts are read `withoutPictures`. See WordPress exports for the other options. */
interface DetectOptions extends ReadOptions, Pick<EmbeddedFiles, 'withoutPictures'> {
  run: RunSourceJob;
}

type DetectedSource = Result<SourceReader, SourceFailure>;

const headLength = 8_192;

/** Detects the system by the file's content, not by its name. */
export async function detectSource(input: ImportInput, options: DetectOptions): Promise<DetectedSource> {
  if ('files' in input) return detectFolder(input, options);
  const head = await readHead(input, headLength);
  if (isZip(head)) {
    const folder = await openZip(input);
    return folder.ok ? detectFolder(folder.value, options) : folder;
  }
  return detectFile(options.withoutPictures(input), startOf(head), options);
}

/** The start of front matter, which identifies a Markdown post. */
const frontMatter = /^(?:---|\+\+\+)[^\S\n]*\r?\n/;

async function detectFile(
  file: FolderFile | SourceFile,
  start: string,
  options: DetectOptions,
): Promise<DetectedSource> {
  if (frontMatter.test(start)) {
    const path = 'path' in file ? file.path : 'post.md';
    return reading(
      await readMarkdownFolder({ files: [{ ...file, path, read: () => file.read() }] }, options.run),
    );
  }
  if (/^[{[]/.test(start)) return reading(await readGhost(file));
  if (isBlogger(start)) return reading(await readBlogger([file]));
  const opened = await readWordPressExport(() => file.read(), options);
  if (!opened.ok) return opened;
  const kind = isSquarespace(start) ? 'squarespace' : 'wordpress';
  return ok({ kind, files: [], wordpress: opened.value });
}

/** Recognizes Blogger's own backup and Google Takeout. */
function isBlogger(start: string): boolean {
  return /<(?:[\w-]+:)?feed[\s>]/.test(start) && /schemas\.google\.com\/blogger|tag:blogger\.com/.test(start);
}

/** Recognizes Squarespace, which writes WXR with root-relative URLs and negative author IDs. */
function isSquarespace(start: string): boolean {
  return /squarespace/i.test(start) || /<wp:author_id>-\d/.test(start);
}

function reading(found: SourceReading | null, files: readonly FolderFile[] = []): DetectedSource {
  return found ? ok({ kind: found.kind, files, reading: found }) : fail({ code: 'not_an_export' });
}

/** Whether a file may contain embedded images. */
const isText = ({ path }: FolderFile) => /\.(?:html?|md|markdown|mdx|mdown|json|xml|atom|csv)$/i.test(path);

/** Finds the export in an archive. The parts of one export count as one. */
async function detectFolder({ files }: SourceFolder, options: DetectOptions): Promise<DetectedSource> {
  const texts = files.map((file) => (isText(file) ? options.withoutPictures(file) : file));
  const folder = { files: texts };
  const packed = (await readSubstack(folder)) ?? (await readMedium(folder, options.run));
  if (packed) return reading(packed, files);
  const feeds: FolderFile[] = [];
  const exports: SourceReader[] = [];
  for (const file of exportsIn(texts)) {
    const start = startOf(await readHead(file, headLength));
    if (isBlogger(start)) feeds.push(file);
    else if (start.startsWith('{') || /<rss[^>]*wordpress\.org\/export|<wp:wxr_version>/.test(start)) {
      const found = await detectFile(file, start, options);
      if (found.ok && found.value.reading) return ok({ ...found.value, files });
      if (found.ok) exports.push(found.value);
    }
  }
  const [first, ...more] = exports.flatMap(({ wordpress }) => wordpress ?? []);
  const kind = exports[0]?.kind ?? 'wordpress';
  if (first) return ok({ kind, files, wordpress: joinExports([first, ...more]) });
  if (feeds.length > 0) return reading(await readBlogger(feeds), files);
  return files.some(isMarkdownFile)
    ? reading(await readMarkdownFolder(folder, options.run), files)
    : fail({ code: 'not_an_export' });
}

/** The number of largest files that are checked for an export. */
const maxOpened = 200;

function exportsIn(files: readonly FolderFile[]): FolderFile[] {
  return files
    .filter(({ path }) => /\.(?:json|xml|atom)$/i.test(path))
    .sort((a, b) => b.size - a.size)
    .slice(0, maxOpened)
    .sort((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }));
}

/** Joins the parts of a large export. The first part names the blog. */
function joinExports(parts: readonly [WordPressExport, ...WordPressExport[]]): WordPressExport {
  const totals = parts.map(({ totals }) => totals);
  const posts = totals.reduce((sum, each) => sum + each.posts, 0);
  const others = addCounts(...totals.map(({ others }) => others));
  return {
    site: parts[0].site,
    totals: { posts, otherKinds: addCounts(...totals.map(({ otherKinds }) => otherKinds)), others },
    events: (range = {}) => eventsOf(parts, posts + (range.wants ? sumCounts(others) : 0), range),
    uploads: parts.flatMap(({ uploads }) => uploads),
  };
}

async function* eventsOf(
  parts: readonly WordPressExport[],
  total: number,
  { passed = 0, wants }: ReadRange,
): AsyncGenerator<WordPressEvent> {
  let before = 0;
  let others: Counts = {};
  for (const part of parts) {
    const earlier = others;
    const inAll = (other: OtherItem) => ({ ...other, place: other.place + (earlier[other.kind] ?? 0) });
    const range = { passed: passed - before, wants: wants && ((other: OtherItem) => wants(inAll(other))) };
    for await (const event of part.events(range)) {
      if (event.type === 'progress') yield { ...event, done: before + event.done, total };
      else if (event.type === 'post' && event.other) yield { ...event, other: inAll(event.other) };
      else yield event;
    }
    before += part.totals.posts + (wants ? sumCounts(part.totals.others) : 0);
    others = addCounts(others, part.totals.others);
  }
}
