import { oldPath, oldPaths } from '../../shared/addresses.ts';
import { today } from '../../shared/dates.ts';
import { exportGenerator } from '../../shared/import.ts';
import {
  createCounter,
  createNumbering,
  type ImportedPost,
  type ImportProblem,
  type OtherItem,
  type ReadRange,
  type SkippedItem,
  sumCounts,
} from '../../shared/imported-post.ts';
import type { Locale } from '../../shared/locale.ts';
import { postLimits } from '../../shared/post.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { slugFromAddress } from '../../shared/slug.ts';
import { webAddress } from '../html/embed-address.ts';
import { type Attachment, type Attachments, indexAttachments, isImageAddress } from './attachments.ts';
import { type Blog, importPost } from './import-post.ts';
import { plainTitle } from './post-values.ts';
import {
  type ByteSource,
  kindOf,
  otherKindOf,
  readItems,
  type WxrChannel,
  type WxrEvent,
  type WxrItem,
} from './wxr-items.ts';

type Item = Pick<WxrItem, 'id' | 'guid' | 'link' | 'type'>;

/** Finds URLs that several items claim. */
interface GuidAddresses {
  /** Adds an item. Call it for all items before asking. */
  add(item: Item): void;
  /** True if the item's GUID or ID belongs to another item or to several items. */
  isForeign(item: Item): boolean;
  /** Whether an ID is used twice. */
  sharesNumber(item: Item): boolean;
}

/** Hashes a text (32-bit FNV-1a). A rare collision only loses one redirect. */
function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Creates the finder. Duplicated posts share a GUID in WordPress. Stores one number per URL. */
function createGuidAddresses(): GuidAddresses {
  const owned = new Set<number>();
  const foreign = new Map<string, number>();
  const linkOfNumber = new Map<string, number>();
  const shared = new Set<string>();
  const sharesNumber = ({ id }: Item) => shared.has(id);
  return {
    add(item) {
      const own = ownPaths(item);
      for (const path of own) owned.add(fingerprint(path));
      const named = namedPath(item);
      if (named !== undefined && !own.includes(named)) foreign.set(named, (foreign.get(named) ?? 0) + 1);
      if (!isNumber(item.id) || isUpload(item)) return;
      const link = fingerprint(item.link);
      if ((linkOfNumber.get(item.id) ?? link) !== link) shared.add(item.id);
      linkOfNumber.set(item.id, link);
    },
    isForeign(item) {
      const named = namedPath(item);
      if (named === undefined || oldPaths([item.link]).includes(named)) return false;
      if (numberedPaths(item).includes(named)) return sharesNumber(item);
      return owned.has(fingerprint(named)) || (foreign.get(named) ?? 0) > 1;
    },
    sharesNumber,
  };
}

const isNumber = (id: string) => /^[1-9]\d{0,17}$/.test(id);
const isUpload = ({ type }: Item) => type === 'attachment';

/** The GUID of an upload is its file. */
function namedPath(item: Item): string | undefined {
  return isUpload(item) ? undefined : oldPaths([item.guid])[0];
}

/** Returns the paths of an item: its link, and those with its ID. */
function ownPaths(item: Item): string[] {
  return [...oldPaths([item.link]), ...numberedPaths(item)];
}

/** Returns paths with the ID: at the root, and below the home page in its GUID. */
function numberedPaths({ id, guid }: Item): string[] {
  if (!isNumber(id)) return [];
  const home = URL.parse(guid)?.pathname ?? '/';
  return [oldPath(`/?p=${id}`), oldPath(`${home}?p=${id}`)].filter((path) => path !== undefined);
}

/** What must be known before posts are read. */
interface ExportIndex {
  channel: WxrChannel;
  attachments: Attachments;
  uploads: readonly Attachment[];
  /** Reusable blocks by ID. */
  reusable: Map<string, string>;
  /** The number of items by type, of any status: `{ post: 56, page: 12, attachment: 37 }`. */
  kinds: Record<string, number>;
  /** The importable items of other types. */
  others: Record<string, number>;
  guids: Omit<GuidAddresses, 'add'>;
}

/** The maximum number of UTF-16 code units of reusable blocks in memory. */
const reusableLimit = 5_000_000;

/** Reads the file for the first time. Memory grows with uploads, and slightly with each item. */
export async function indexExport(source: ByteSource): Promise<ExportIndex> {
  const { channel, events } = readItems(source);
  const uploads: Attachment[] = [];
  const reusable = new Map<string, string>();
  const kinds = new Map<string, number>();
  const others = new Map<string, number>();
  const guids = createGuidAddresses();
  let indexedLength = 0;
  for await (const event of events) {
    if (event.type !== 'item') continue;
    const { item } = event;
    guids.add(item);
    const kind = kindOf(item);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    const other = otherKindOf(item);
    if (other !== undefined) others.set(other, (others.get(other) ?? 0) + 1);
    if (kind === 'attachment') uploads.push(attachmentOf(item, channel));
    if (kind === 'wp_block' && item.id !== '' && indexedLength + item.content.length <= reusableLimit) {
      indexedLength += item.content.length;
      reusable.set(item.id, item.content);
    }
  }
  const attachments = indexAttachments(uploads);
  return {
    ...{ channel, attachments, uploads, reusable, guids },
    kinds: Object.fromEntries(kinds),
    others: Object.fromEntries(others),
  };
}

function attachmentOf(item: WxrItem, channel: WxrChannel): Attachment {
  const path = item.meta._wp_attached_file;
  const stored = path
    ? `${(channel.blogUrl || channel.link).replace(/\/$/, '')}/wp-content/uploads/${path}`
    : '';
  const alt = item.meta._wp_attachment_image_alt ?? '';
  const url = item.attachmentUrl || stored || item.guid;
  return {
    id: item.id,
    url,
    page: item.link,
    title: plainTitle(item.title),
    alt: channel.generator === exportGenerator ? alt : plainTitle(alt),
    caption: plainTitle(item.excerpt),
    parent: item.parent,
    order: Number.parseInt(item.order, 10) || 0,
    isImage: isImageAddress(url),
  };
}

/** The longest key. Longer ones are hashed. */
const maxKeyLength = 500;

/** Hashes a text (64-bit FNV-1a in two halves). */
function hashKey(text: string): string {
  let [low, high] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at += 1) {
    low = Math.imul(low ^ text.charCodeAt(at), 0x01000193);
    high = Math.imul(high ^ (text.charCodeAt(at) + at), 0x85ebca6b);
  }
  return (low >>> 0).toString(16).padStart(8, '0') + (high >>> 0).toString(16).padStart(8, '0');
}

/** Returns a key that is the same in every export: the GUID, URL or ID, or title and date. */
function sourceKey(item: WxrItem, site: string): string {
  const number = item.id === '' ? '' : `${site}#${item.id}`;
  // Squarespace has root-relative URLs and no GUIDs.
  const link = item.link.startsWith('/') ? site.replace(/\/+$/, '') + item.link : item.link;
  const key = item.guid || link || number;
  if (key === '') return `untitled:${hashKey(`${item.title}\n${item.date}\n${item.pubDate || item.dcDate}`)}`;
  return key.length > maxKeyLength ? `long:${hashKey(key)}` : key;
}

export function createSourceKeys(site: string): (item: WxrItem) => string {
  const once = createNumbering();
  return (item) => once(sourceKey(item, site));
}

/** Returns a function that numbers keys of other types separately, so that posts keep their keys. */
function createOtherKeys(site: string): (kind: string, item: WxrItem) => string {
  const once = createNumbering();
  return (kind, item) => {
    const key = `${kind}:${sourceKey(item, site)}`;
    return once(key.length > maxKeyLength ? `long:${hashKey(key)}` : key);
  };
}

export type WordPressEvent =
  /** `other` is set for a page or custom type. */
  | { type: 'post'; post: ImportedPost; other?: OtherItem }
  | { type: 'skipped'; item: SkippedItem }
  | { type: 'problem'; problem: ImportProblem }
  /** Yielded after each item. */
  | { type: 'progress'; done: number; total: number };

export interface WordPressExport {
  site: { title: string; address: string | null };
  totals: {
    /** The number of posts of any status. */
    posts: number;
    /** Other items by type: pages, attachments, menus… */
    otherKinds: Record<string, number>;
    /** The importable ones: pages and public custom types. */
    others: Record<string, number>;
  };
  /** The URLs of all uploads. */
  uploads: readonly string[];
  /** Yields the posts after the first `passed` items. `wants` selects pages and custom types. */
  events(range?: ReadRange): AsyncGenerator<WordPressEvent>;
}

export interface ReadOptions {
  /** The preferred language of multilingual texts. By default, the blog's language, then English. */
  language?: Locale;
  /** The date for undated posts; now by default. */
  now?: Date;
  /** The time zone; UTC by default. */
  zone?: string;
  /** Whether to store the originals and compare the posts with them. */
  keepsOriginals?: boolean;
  /** Creates the function that converts posts; by default, it runs on this thread. */
  converter?: (exported: ExportedBlog) => ConvertPost;
}

/** `uploads` are the files in `blog.attachments`. */
export interface ExportedBlog {
  blog: Blog;
  uploads: readonly Attachment[];
}

/** `isDamaged` is true if the item contains invalid XML. */
export interface PostToConvert {
  item: WxrItem;
  sourceKey: string;
  isDamaged: boolean;
}

/** Converts an item to one post per language. Throws for unforeseen input. */
export type ConvertPost = (post: PostToConvert) => ImportedPost[] | Promise<ImportedPost[]>;

function convertHere({ blog }: ExportedBlog): ConvertPost {
  return ({ item, sourceKey, isDamaged }) => importPost(item, sourceKey, isDamaged, blog);
}

/** Reads WXR 1.0–1.2 or RSS in two passes, with constant memory. `not_an_export`: the file is neither. */
export async function readWordPressExport(
  source: ByteSource,
  options: ReadOptions = {},
): Promise<Result<WordPressExport, { code: 'not_an_export' }>> {
  const index = await indexExport(source);
  if (!isExport(index)) return fail({ code: 'not_an_export' });
  const blog = blogOf(index, options);
  const { post: posts = 0, ...otherKinds } = index.kinds;
  const { others } = index;
  const convert = (options.converter ?? convertHere)({ blog, uploads: index.uploads });
  return ok({
    site: { title: plainTitle(index.channel.title), address: blog.base },
    totals: { posts, otherKinds, others },
    events: (range = {}) => {
      const total = posts + (range.wants ? sumCounts(others) : 0);
      return readPosts(source, { blog, convert, range, total, guids: index.guids });
    },
    uploads: index.uploads.map(({ url }) => url),
  });
}

/** Whether the root is `rss` or `rdf:RDF`. A fragment may start with an item. */
function isExport({ channel, kinds }: ExportIndex): boolean {
  return (
    /^(rss|rdf:rdf|channel)$/i.test(channel.root) || (channel.root === '' && Object.keys(kinds).length > 0)
  );
}

function blogOf({ channel, attachments, reusable }: ExportIndex, options: ReadOptions): Blog {
  const address = webAddress(channel.blogUrl || channel.link || channel.siteUrl, null);
  return {
    attachments,
    reusable,
    base: address === null ? null : `${address.replace(/\/+$/, '')}/`,
    language: channel.language,
    isOwnExport: channel.generator === exportGenerator,
    keepsOriginals: options.keepsOriginals ?? false,
    date: channel.pubDate,
    today: today(options.zone ?? 'UTC', options.now),
    now: (options.now ?? new Date()).toISOString(),
    preferred: [options.language, channel.language.slice(0, 2).toLowerCase(), 'en', 'es'].filter(
      (each) => !!each,
    ) as string[],
  };
}

interface Reading {
  blog: Blog;
  convert: ConvertPost;
  range: ReadRange;
  total: number;
  guids: ExportIndex['guids'];
}

async function* readPosts(
  source: ByteSource,
  { blog, convert, range: { passed = 0, wants }, total, guids }: Reading,
): AsyncGenerator<WordPressEvent> {
  const sourceKeyOf = createSourceKeys(blog.base ?? '');
  const otherKeyOf = createOtherKeys(blog.base ?? '');
  const placeOf = createCounter();
  let done = 0;
  for await (const event of readItems(source).events) {
    if (event.type === 'problem') {
      yield event;
      continue;
    }
    const { item } = event;
    const kind = otherKindOf(item);
    const isPost = kindOf(item) === 'post';
    if (!isPost && (kind === undefined || !wants)) continue;
    const key = kind === undefined ? sourceKeyOf(item) : otherKeyOf(kind, item);
    const other =
      kind === undefined ? undefined : { kind, place: placeOf(kind), slug: slugFromAddress(item.name) };
    const isIncluded = !other || wants?.(other);
    done += 1;
    if (done <= passed) continue;
    const read = isIncluded ? await readPost(event, key, convert) : [];
    for (const each of read) {
      if (each.type !== 'post') yield each;
      else {
        yield { ...each, post: withOwnAddresses(each.post, item, guids), ...(other && { other }) };
      }
    }
    yield { type: 'progress', done, total };
  }
}

/** Removes paths that belong to other items. */
function withOwnAddresses(post: ImportedPost, item: WxrItem, guids: ExportIndex['guids']): ImportedPost {
  if (!guids.isForeign(item)) return post;
  const foreignKey = { code: 'guid_foreign' as const, what: item.guid.slice(0, 200), count: 1 };
  const former = (post.former ?? []).filter((path) => !guids.sharesNumber(item) || !/\?p=\d+$/.test(path));
  return { ...post, former, hasForeignKey: true, changes: [...post.changes, foreignKey] };
}

async function readPost(
  event: WxrEvent & { type: 'item' },
  sourceKey: string,
  convert: ConvertPost,
): Promise<WordPressEvent[]> {
  const { item, isDamaged, isCutOff } = event;
  const reason = skipReason(item, isCutOff);
  if (reason) return [skipped(item, reason)];
  try {
    const posts = await convert({ item, sourceKey, isDamaged });
    if (posts.some(({ html }) => html.length > postLimits.html)) return [skipped(item, 'too_large')];
    return posts.map((post) => ({ type: 'post', post }));
  } catch (error) {
    // A post that fails is reported, and the others continue.
    return [skipped(item, 'unreadable', String(error))];
  }
}

const unwantedStatuses = new Map<string, SkippedItem['reason']>([
  ['auto-draft', 'auto_draft'],
  ['inherit', 'revision'],
]);

function skipReason(item: WxrItem, isCutOff: boolean): SkippedItem['reason'] | null {
  if (isCutOff) return 'cut_off';
  if (item.isTooLarge) return 'too_large';
  return unwantedStatuses.get(item.status.toLowerCase()) ?? null;
}

function skipped(item: WxrItem, reason: SkippedItem['reason'], detail: string | null = null): WordPressEvent {
  const title = plainTitle(item.title) || item.link || item.name;
  const kind = otherKindOf(item);
  return { type: 'skipped', item: { title, reason, detail, ...(kind !== undefined && { kind }) } };
}
