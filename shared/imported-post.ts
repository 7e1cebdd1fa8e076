import type { Locale } from './locale.ts';
import type { postStatuses } from './post.ts';
import type { DatabaseErrorKind } from './result.ts';

/** Changes that an import makes to a post. `what`: the status, shortcode, block, element, host or URL. */
export const importChangeCodes = [
  'became_draft',
  /** A front matter line wasn't parsed, so the post becomes a draft. `what`: the line; '' for all lines. */
  'front_matter_broken',
  /** The item isn't a post. `what` is its type in the source. */
  'other_kind',
  /** The page wasn't imported into its section, because the owner has a draft there. `what`: the section. */
  'section_taken',
  /** Images of a page that became a section are still on the old site. `count` is their number. */
  'pictures_stay',
  /** The text was password-protected. `password_protected` comes from earlier versions. */
  'password_protected',
  'password_text',
  /** The post was scheduled in the source. `what` is the time. */
  'scheduled',
  /** The post was pinned in the source, but another post is pinned here. */
  'not_pinned',
  /** Each language became a separate post. `what` names the languages. */
  'languages_parted',
  'title_missing',
  'title_shortened',
  'excerpt_shortened',
  'cover_alt_shortened',
  /** The next three are about tags. `what` is the tag, or both tags if two differ only in case. */
  'tags_dropped',
  'tag_too_long',
  'tags_folded',
  /** The post has no date, so another one was used. `what` is its source. */
  'date_missing',
  'language_dropped',
  /** The URL that the file gives for the post belongs to another post or to several. `what` is this URL. */
  'guid_foreign',
  /** The featured image is missing from the file. `what` is its number. */
  'cover_missing',
  /** An author's comment in the source, which readers never saw, was removed. `what` is the comment. */
  'comment_removed',
  /** A line with only tags was removed from the text and became the post's tags. `what` is the tags. */
  'tags_moved',
  /** Some bytes aren't UTF-8. `what` is the encoding assumed for them, and `count` their number. */
  'encoding_guessed',
  /** Some bytes can't be decoded. `count` is their number. */
  'bytes_unreadable',
  'shortcode_removed',
  'shortcode_unwrapped',
  'shortcode_replaced',
  /** The text looks like a shortcode of an unknown plug-in and stays as written. */
  'shortcode_kept',
  'block_removed',
  'element_removed',
  'element_simplified',
  'embed_linked',
  'media_linked',
  'image_lost',
  /** An image embedded in the text is too large or broken. `what` is its type and size. */
  'image_too_large',
  'image_broken',
  /** A photo has a format that few browsers support. `what` is its file. */
  'image_heic',
  'link_lost',
  /**
   * Visible words of the original are missing here. `what` quotes them (if there are many, only the first and
   * last), and `count` is their number.
   */
  'words_lost',
  /** The next three are about omitted words. `what` quotes them, and `count` is their number. */
  'struck',
  'hidden',
  'boilerplate',
  /** A list's letters or Roman numerals became part of its text. `what` contains all of them. */
  'list_labels',
  'right_to_left',
  'pages_joined',
  /** Only a list or feed could be read, which contains only the start of the post. */
  'only_teaser',
  /** The file with the text is missing from the archive. `what` is its name. */
  'text_missing',
  /** The post contains confidential names, so it becomes a draft. `count` is the number of matches. */
  'names_held',
  /** A former URL contains a confidential name and doesn't redirect. `what` is the URL without the name. */
  'address_withheld',
  /** A reviewer hasn't approved this text. The published text stays, or the post becomes a draft. */
  'not_approved',
  /** The file was damaged within this post, so compare it with the original. */
  'damaged',
] as const;

export type ImportChangeCode = (typeof importChangeCodes)[number];

export interface ImportChange {
  code: ImportChangeCode;
  what: string;
  count: number;
}

/** A post as its source shows it, for comparison. Title and excerpt are plain text. */
export interface PostOriginal {
  title: string;
  excerpt: string;
  /** Untrusted: never show it unsanitized. */
  html: string;
  /** The targets of the post's links in order, if only the source knows them. */
  links: string[] | null;
  /** The base of the post's relative URLs. */
  base: string | null;
  /** Media library URLs of images that came in the file, by their placeholder URLs. */
  pictures?: Readonly<Record<string, string>>;
  /** Whether line ends are displayed as line breaks. */
  isClassic: boolean;
}

/** A source's data about a post's translations. */
export interface ImportedTranslation {
  /** The name of the group in the blog. Its posts are translations of each other. */
  group: string;
  /** Whether the source has more translations. */
  isExpected: boolean;
  /** The original's language; null if unknown. */
  original: Locale | null;
}

export interface ImportedPost {
  /** A key that is the same in every export of a post, so that a second import recognizes the post. */
  sourceKey: string;
  /** Whether the URL in the source key belongs to another post or to several, so that it doesn't redirect. */
  hasForeignKey?: boolean;
  /** `page` or a custom type if the item isn't a post. Always a draft. */
  kind?: string;
  title: string;
  slug: string;
  /** Like `Post.date`. The first ten characters are the author's local day. */
  date: string;
  cover: string | null;
  cover_alt: string | null;
  excerpt: string | null;
  html: string;
  tags: string[];
  language: Locale;
  /** `scheduled`, for `date`, only in exports of a site with this software. */
  status: (typeof postStatuses)[number];
  link: string | null;
  /** The post's other paths on the same host: earlier slugs and dates, and WordPress's `?p=` query. */
  former?: string[];
  changes: ImportChange[];
  /** The post's translations, if the source names them. */
  translation?: ImportedTranslation | undefined;
  /** Whether the post was pinned in the source. */
  isPinned?: boolean | undefined;
  /** The text before images from the file got media library URLs. A second import compares with it. */
  asRead?: { html: string; cover: string | null };
  /** The comparison with the source. Missing if unknown. */
  comparison?: PostComparison;
  original?: PostOriginal;
  /** The original, compressed for storage. */
  packedOriginal?: Uint8Array;
}

/** Returns `ImportedPost.kind` from an item's recorded changes. */
export function kindIn(changes: readonly ImportChange[]): string | undefined {
  return changes.find(({ code }) => code === 'other_kind')?.what;
}

/** A page or item of a custom type that can be imported. */
export interface OtherItem {
  kind: string;
  /** The item's position among those of its kind, from 1. */
  place: number;
  /** The last part of the item's URL. */
  slug: string;
}

/** Returns whether to convert such an item. Called once for each, in order. */
export type ImportsItemType = (item: OtherItem) => boolean;

/** The part of a file to read: items after `passed`, with the requested pages and custom types. */
export interface ReadRange {
  passed?: number | undefined;
  wants?: ImportsItemType | undefined;
}

export const skipReasons = ['trash', 'auto_draft', 'revision', 'too_large', 'cut_off', 'unreadable'] as const;

export interface SkippedItem {
  title: string;
  reason: (typeof skipReasons)[number];
  detail: string | null;
  /** `page` or a custom type if the item isn't a post. */
  kind?: string;
}

/** A problem with the whole file. Lines and columns count from 1. */
export type ImportProblem =
  | { code: 'not_well_formed'; line: number; column: number; message: string; title: string | null }
  | { code: 'truncated'; line: number; title: string | null }
  /** Damaged JSON, of which only the items before the damage were read. `message` is the parser's error. */
  | { code: 'json_damaged'; message: string }
  /** The blog's URL is unknown, so its relative image and link URLs don't work. */
  | { code: 'address_unknown' }
  | { code: 'encoding_unknown'; encoding: string }
  | { code: 'invalid_characters'; encoding: string }
  | { code: 'more_problems'; count: number }
  /** Titles of posts that are translations in the source and couldn't be linked here. */
  | { code: 'pair_not_made'; title: string }
  /** A post whose links still point to the old blog, because its reviewer hasn't approved new ones. */
  | { code: 'links_stay'; title: string; slug: string }
  /** A post with links to the old blog: new ones contain confidential names or couldn't be checked. */
  | { code: 'links_named'; title: string; slug: string }
  | { code: DatabaseErrorKind };

/** Collects changes and counts equal ones, in order of first occurrence. */
export interface ChangeLog {
  add(code: ImportChangeCode, what?: string, count?: number): void;
  list(): ImportChange[];
}

const maxDescriptionLength = 200;

/** Creates an empty log. `what` is cut to 200 characters, because it may come from hostile content. */
export function createChangeLog(): ChangeLog {
  const changes = new Map<string, ImportChange>();
  return {
    add(code, what = '', count = 1) {
      const name = what.slice(0, maxDescriptionLength);
      const key = `${code} ${name}`;
      const known = changes.get(key);
      if (known) known.count += count;
      else changes.set(key, { code, what: name, count });
    },
    list: () => [...changes.values()],
  };
}

/** The compared parts of a post. Title and excerpt count their words. */
export const comparedParts = ['title', 'excerpt', 'words', 'pictures', 'links', 'headings', 'lists'] as const;

export type ComparedPart = (typeof comparedParts)[number];

/** Counts in the original, missing here, and only here. */
export interface PartCount {
  total: number;
  missing: number;
  added: number;
}

export type PartCounts = Record<ComparedPart, PartCount>;

export interface PostComparison {
  parts: PartCounts;
  /** How much of the original is here, from 0 to 1. */
  score: number;
}

/** The weight of each part in the original. Texts without images are judged mainly by their words. */
const weights = { words: 70, pictures: 10, links: 10, headings: 5, lists: 5 } as const;

export function noParts(): PartCounts {
  const none = () => ({ total: 0, missing: 0, added: 0 });
  return Object.fromEntries(comparedParts.map((name) => [name, none()])) as PartCounts;
}

export function addParts(sum: PartCounts, more: PartCounts): PartCounts {
  return Object.fromEntries(
    comparedParts.map((name) => [name, addCount(sum[name], more[name])]),
  ) as PartCounts;
}

function addCount(one: PartCount, other: PartCount): PartCount {
  return {
    total: one.total + other.total,
    missing: one.missing + other.missing,
    added: one.added + other.added,
  };
}

/** Returns the counts of visible words in title, excerpt and text together. */
export function allWords({ title, excerpt, words }: PartCounts): PartCount {
  return addCount(addCount(title, excerpt), words);
}

/** Returns how much of the original is here, 0 to 1, for one post or a sum; 1 if the original is empty. */
export function scoreOf(parts: PartCounts): number {
  const kinds = { ...parts, words: allWords(parts) };
  let [whole, kept] = [0, 0];
  for (const [name, weight] of Object.entries(weights)) {
    const { total, missing } = kinds[name as keyof typeof weights];
    if (total === 0) continue;
    whole += weight;
    kept += (weight * (total - missing)) / total;
  }
  return whole === 0 ? 1 : kept / whole;
}

/** How often one kind of change was made, and in how many posts. */
export interface ChangeSum {
  code: ImportChangeCode;
  count: number;
  posts: number;
}

/** Changes that lose something, worst first. All others preserve it in another form. */
const losses: readonly ImportChangeCode[] = [
  'words_lost',
  'names_held',
  'address_withheld',
  'not_approved',
  'text_missing',
  'only_teaser',
  'damaged',
  'struck',
  'hidden',
  'front_matter_broken',
  'bytes_unreadable',
  'encoding_guessed',
  'image_lost',
  'image_too_large',
  'image_broken',
  'image_heic',
  'element_removed',
  'block_removed',
  'shortcode_removed',
  'language_dropped',
  'title_shortened',
  'excerpt_shortened',
  'cover_alt_shortened',
  'cover_missing',
  'link_lost',
  'tag_too_long',
  'tags_dropped',
];

/** Sums all posts' changes by kind: losses first, then by frequency. */
export function sumChanges(posts: readonly { changes: readonly ImportChange[] }[]): ChangeSum[] {
  const sums = new Map<ImportChangeCode, ChangeSum>();
  for (const { changes } of posts) {
    for (const code of new Set(changes.map((change) => change.code))) {
      const sum = sums.get(code) ?? { code, count: 0, posts: 0 };
      sum.posts += 1;
      sums.set(code, sum);
    }
    for (const { code, count } of changes) {
      const sum = sums.get(code);
      if (sum) sum.count += count;
    }
  }
  return sortSums([...sums.values()]);
}

/** Sorts losses first, then by frequency. */
export function sortSums(sums: readonly ChangeSum[]): ChangeSum[] {
  return sums.toSorted((one, other) => rank(one) - rank(other) || other.count - one.count);
}

function rank({ code }: ChangeSum): number {
  const at = losses.indexOf(code);
  return at < 0 ? losses.length : at;
}

export type Counts = Readonly<Record<string, number>>;

export function sumCounts(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Adds up counts by name. */
export function addCounts(...all: readonly Counts[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const counts of all) {
    for (const [name, count] of Object.entries(counts)) sums.set(name, (sums.get(name) ?? 0) + count);
  }
  return Object.fromEntries(sums);
}

/** Returns a function that appends `#2`, `#3`… to repeated keys, so that posts don't replace each other. */
export function createNumbering(): (key: string) => string {
  const countOf = createCounter();
  return (key) => {
    const count = countOf(key);
    return count === 1 ? key : `${key}#${count}`;
  };
}

/** Returns a function that counts names, from 1. */
export function createCounter(): (name: string) => number {
  const counts = new Map<string, number>();
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count;
  };
}
