import { oldPath, oldPaths } from '../../shared/addresses.ts';
import { today } from '../../shared/dates.ts';
import { exportGenerator } from '../../shared/import.ts';
import {
  createCounter,
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

/** Which items of a file are not at the address that their guid or their number names. */
interface GuidAddresses {
  /** Call for every item of the file, before anything is asked. */
  add(item: Item): void;
  /** Whether that address is another item's by its link or number, or the guid of several: it leads to who owns it, or nowhere. */
  isForeign(item: Item): boolean;
  /** Whether another item with another link has the same number. */
  sharesNumber(item: Item): boolean;
}

/** 32 bits of FNV-1a. Two paths in four billion are alike: then a guid that is nobody's address leads nowhere. */
function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** WordPress copies guids with posts (translations, duplicates, merged blogs) and never changes them. A number is kept for each address, a text for each guid that is no address of its item. */
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

/** The guid of an upload is its file. */
function namedPath(item: Item): string | undefined {
  return isUpload(item) ? undefined : oldPaths([item.guid])[0];
}

/** Where an item is: at its link, and at its number. */
function ownPaths(item: Item): string[] {
  return [...oldPaths([item.link]), ...numberedPaths(item)];
}

/** At the root, and behind the home that its guid names. */
function numberedPaths({ id, guid }: Item): string[] {
  if (!isNumber(id)) return [];
  const home = URL.parse(guid)?.pathname ?? '/';
  return [oldPath(`/?p=${id}`), oldPath(`${home}?p=${id}`)].filter((path) => path !== undefined);
}

/** What must be known of an export before its posts can be read. */
interface ExportIndex {
  channel: WxrChannel;
  attachments: Attachments;
  /** The same, one by one. */
  uploads: readonly Attachment[];
  /** Contents of reusable blocks by their number. */
  reusable: Map<string, string>;
  /** Items of every kind, whatever their status: `{ post: 56, page: 12, attachment: 37 }`. */
  kinds: Record<string, number>;
  /** Of the items that are no articles those that can come, too. */
  others: Record<string, number>;
  guids: Omit<GuidAddresses, 'add'>;
}

/** Reusable blocks are kept up to this many UTF-16 units in all. */
const reusableLimit = 5_000_000;

/** Reads a file once for what its posts refer to. Memory grows with its uploads, and by some bytes for every item. */
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

/** Longest key that is kept as it was found. */
const longestKey = 500;

/** 64 bits of FNV-1a in two halves: enough to tell the posts of one blog apart. */
function readWordpressExportFingerprint(text: string): string {
  let [low, high] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at += 1) {
    low = Math.imul(low ^ text.charCodeAt(at), 0x01000193);
    high = Math.imul(high ^ (text.charCodeAt(at) + at), 0x85ebca6b);
  }
  return (low >>> 0).toString(16).padStart(8, '0') + (high >>> 0).toString(16).padStart(8, '0');
}

/** What a post is known by in every export of its blog: its guid, address, number, or at last title and date. */
function sourceKey(item: WxrItem, site: string): string {
  const number = item.id === '' ? '' : `${site}#${item.id}`;
  // Squarespace has no guids, and addresses from its root on: `/blog/my-post`.
  const link = item.link.startsWith('/') ? site.replace(/\/+$/, '') + item.link : item.link;
  const key = item.guid || link || number;
  if (key === '')
    return `untitled:${readWordpressExportFingerprint(`${item.title}\n${item.date}\n${item.pubDate || item.dcDate}`)}`;
  return key.length > longestKey ? `long:${readWordpressExportFingerprint(key)}` : key;
}

/** Gives out keys; one that comes again within a file gets `#2`, `#3`, …, so that no post replaces another. */
export function createSourceKeys(site: string): (item: WxrItem) => string {
  const once = createNumbering();
  return (item) => once(sourceKey(item, site));
}

/** The same for what is no article, apart from the articles: these keep their keys, whatever else of a file is read. */
function createOtherKeys(site: string): (kind: string, item: WxrItem) => string {
  const once = createNumbering();
  return (kind, item) => {
    const key = `${kind}:${sourceKey(item, site)}`;
    return once(key.length > longestKey ? `long:${readWordpressExportFingerprint(key)}` : key);
  };
}

function createNumbering(): (key: string) => string {
  const given = new Map<string, number>();
  return (key) => {
    const count = (given.get(key) ?? 0) + 1;
    given.set(key, count);
    return count === 1 ? key : `${key}#${count}`;
  };
}

export type WordPressEvent =
  /** `other`: what is no article, as it was chosen. */
  | { type: 'post'; post: ImportedPost; other?: OtherItem }
  | { type: 'skipped'; item: SkippedItem }
  | { type: 'problem'; problem: ImportProblem }
  /** After every item that is read. */
  | { type: 'progress'; done: number; total: number };

export interface WordPressExport {
  site: { title: string; address: string | null };
  totals: {
    /** Items of kind post, whatever their status. */
    posts: number;
    /** All other items by their kind: pages, attachments, menu entries, … */
    otherKinds: Record<string, number>;
    /** Those of them that can come, too: pages, and custom types that somebody reads. */
    others: Record<string, number>;
  };
  /** Addresses of all uploaded files. */
  uploads: readonly string[];
  /** Of the first `passed` items, as `progress` counts them, nothing is told and nothing converted: they were dealt with before. Of what is no article that which is wanted, unless told nothing. */
  events(range?: ReadRange): AsyncGenerator<WordPressEvent>;
}

export interface ReadOptions {
  /** Language wanted of texts that carry several (qTranslate); the blog's own, then English, unless given. */
  language?: Locale;
  /** The date of posts for which the file has none; now unless given. */
  now?: Date;
  /** The site's time zone; UTC unless given. */
  zone?: string;
  /** Posts come with their originals, and compared with them. */
  keepsOriginals?: boolean;
  /** Who converts the posts of this blog: elsewhere, where they must not hold the caller's thread. Here unless given. */
  converter?: (exported: ExportedBlog) => ConvertPost;
}

/** What the posts of an export refer to; `uploads` are the files that `blog.attachments` finds. */
export interface ExportedBlog {
  blog: Blog;
  uploads: readonly Attachment[];
}

/** An item as it was read; `isDamaged` where the file was inside of it. */
export interface PostToConvert {
  item: WxrItem;
  sourceKey: string;
  isDamaged: boolean;
}

/** A post in our form, or one for each of its languages; throws for what nobody foresaw. */
export type ConvertPost = (post: PostToConvert) => ImportedPost[] | Promise<ImportedPost[]>;

function convertHere({ blog }: ExportedBlog): ConvertPost {
  return ({ item, sourceKey, isDamaged }) => importPost(item, sourceKey, isDamaged, blog);
}

/** Reads an export (WXR 1.0 to 1.2, or RSS) in flat memory, opening `source` twice; `not_an_export` for other files. */
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

/** Exports begin with `rss` (old feeds with `rdf:RDF`); a fragment of one may begin with an item. */
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
    const isWanted = !other || wants?.(other);
    done += 1;
    if (done <= passed) continue;
    const read = isWanted ? await readPost(event, key, convert) : [];
    for (const each of read) {
      if (each.type !== 'post') yield each;
      else {
        yield { ...each, post: withOwnAddresses(each.post, item, guids), ...(other && { other }) };
      }
    }
    yield { type: 'progress', done, total };
  }
}

/** A post without the addresses that are another's. */
function withOwnAddresses(post: ImportedPost, item: WxrItem, guids: ExportIndex['guids']): ImportedPost {
  if (!guids.isForeign(item)) return post;
  const told = { code: 'guid_foreign' as const, what: item.guid.slice(0, 200), count: 1 };
  const former = (post.former ?? []).filter((path) => !guids.sharesNumber(item) || !/\?p=\d+$/.test(path));
  return { ...post, former, hasForeignKey: true, changes: [...post.changes, told] };
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
    // One post that nobody foresaw must not cost the others; the report names it.
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
