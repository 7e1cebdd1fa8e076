import type { Locale } from './locale.ts';
import type { postStatuses } from './post.ts';
import type { DatabaseErrorKind } from './result.ts';

/** What an import changed in a post; `what` names the thing: a status, shortcode, block, element, host or address. */
export const importChangeCodes = [
  'became_draft',
  /** `what`: the line of the front matter that could not be read; '' where none of it could. It is a draft. */
  'front_matter_broken',
  /** It was no article; `what`: of which kind it was, as its source names it. */
  'other_kind',
  /** `what`: the section that a page was to be used for, where a draft of the owner's stays. */
  'section_taken',
  /** Pictures of a page that became a section's text lie on the old site still; `count`: how many. */
  'pictures_stay',
  /** The text was behind a password. `password_protected` is of runs of earlier versions. */
  'password_protected',
  'password_text',
  /** `what`: when it goes live, as there. */
  'scheduled',
  /** It stood before the others there; here another post does. */
  'not_pinned',
  /** Its text in each language is a post of its own; `what`: the languages. */
  'languages_parted',
  'title_missing',
  'title_shortened',
  'excerpt_shortened',
  'cover_alt_shortened',
  /** `what`, of these three: the tag; of two that differ in capitals alone, both. */
  'tags_dropped',
  'tag_too_long',
  'tags_folded',
  /** `what`: where the date was taken from instead. */
  'date_missing',
  'language_dropped',
  /** `what`: the address that the file names the post by, and that is another's, or of several. */
  'guid_foreign',
  /** `what`: the number of the featured image that the file does not describe. */
  'cover_missing',
  /** `what`: what a writer noted in the source, for nobody who reads the post. */
  'comment_removed',
  /** `what`: the tags that stood in a line of the text by themselves. */
  'tags_moved',
  /** `what`: the encoding that bytes were read in which are not UTF-8; `count`: how many. */
  'encoding_guessed',
  /** Bytes without a meaning; `count`: how many. */
  'bytes_unreadable',
  'shortcode_removed',
  'shortcode_unwrapped',
  'shortcode_replaced',
  /** It looks like a shortcode, of no plug-in that is known: it stays as it was written. */
  'shortcode_kept',
  'block_removed',
  'element_removed',
  'element_simplified',
  'embed_linked',
  'media_linked',
  'image_lost',
  /** A picture in the text itself; `what`, of these two: its type and size. */
  'image_too_large',
  'image_broken',
  /** `what`: the file of a photo that hardly a browser shows. */
  'image_heic',
  'link_lost',
  /** `what`: words that the original shows and the text here lacks, in their first and last where they are many; `count`: how many. */
  'words_lost',
  /** `what`, of these three: the words, which are not in the text here; `count`: how many words. */
  'struck',
  'hidden',
  'boilerplate',
  /** Letters and Roman numerals of a list stand in its text; `what`: all of them. */
  'list_labels',
  'right_to_left',
  'pages_joined',
  /** Only a list or a feed could be read, and it gives the beginning. */
  'only_teaser',
  /** `what`: the file of the archive that should have held the text, and is not there. */
  'text_missing',
  /** Names stand in it that must not appear: it comes as a draft; `count`: in how many places. */
  'names_held',
  /** A name stands in one of its former addresses, which leads nobody here; `what`: the address without the name. */
  'address_withheld',
  /** A reader was given it and has not approved what the file says: what visitors see stays as it was, or it comes as a draft. */
  'not_approved',
  /** The file was damaged inside this post: read it against the original. */
  'damaged',
] as const;

export type ImportChangeCode = (typeof importChangeCodes)[number];

export interface ImportChange {
  code: ImportChangeCode;
  what: string;
  count: number;
}

/** A post as its source shows it, to be held against ours. Title and excerpt are plain text. */
export interface PostOriginal {
  title: string;
  excerpt: string;
  /** Foreign: never to be shown as it is. */
  html: string;
  /** Where its links lead, in their order, where only the source could tell. */
  links: string[] | null;
  /** What its relative addresses are resolved against. */
  base: string | null;
  /** Where in the library pictures are that came in the file, by the addresses that stand for them. */
  pictures?: Readonly<Record<string, string>>;
  /** Its line ends show as such. */
  isClassic: boolean;
}

/** What a source says of a post's translations: those of one group are one article. */
export interface ImportedTranslation {
  /** Named by its blog. */
  group: string;
  /** Whether the source says that there are others in it. */
  isExpected: boolean;
  /** The language that was written first; null where nothing says it. */
  original: Locale | null;
}

export interface ImportedPost {
  /** The same in every export of the same post, so that a second import finds the first. */
  sourceKey: string;
  /** The address in its key is another post's, or of several: it does not lead here. */
  hasForeignKey?: boolean;
  /** What it was where it was no article: `page`, or the name of a custom type. Such a one is always a draft. */
  kind?: string;
  title: string;
  slug: string;
  /** As `Post.date`; its first ten characters are the day at the place of writing. */
  date: string;
  cover: string | null;
  cover_alt: string | null;
  excerpt: string | null;
  html: string;
  tags: string[];
  language: Locale;
  /** `scheduled`, for its date, where an export of a site like this one says so. */
  status: (typeof postStatuses)[number];
  link: string | null;
  /** Other paths at which it was on its host: of earlier slugs and dates, and its number as WordPress's query. */
  former?: string[];
  changes: ImportChange[];
  /** Its translations, where its source knows of them. */
  translation?: ImportedTranslation | undefined;
  /** It stood before the others there, whatever its date. */
  isPinned?: boolean | undefined;
  /** The text before its pictures were put into the library, where they came in the file: by it a second import knows the post. */
  asRead?: { html: string; cover: string | null };
  /** How it compares with what its source shows; absent where that is not known. */
  comparison?: PostComparison;
  original?: PostOriginal;
  /** The original in the form in which it is kept. */
  packedOriginal?: Uint8Array;
}

/** The kind that an item was of, as its changes tell it: `ImportedPost.kind` of what is kept without it. */
export function kindIn(changes: readonly ImportChange[]): string | undefined {
  return changes.find(({ code }) => code === 'other_kind')?.what;
}

/** What is no article and can come, too, as it is chosen: a page, or an item of a custom type. */
export interface OtherItem {
  kind: string;
  /** Among those of its kind in the file that can come, from 1. */
  place: number;
  /** The end of its address. */
  slug: string;
}

/** Whether such an item is read at all: what nobody wants is not converted. Asked once for each, in their order. */
export type WantsOther = (item: OtherItem) => boolean;

/** What of a file is read: not the first `passed` of its items, and of what is no article that which somebody wants. */
export interface ReadRange {
  passed?: number | undefined;
  wants?: WantsOther | undefined;
}

export const skipReasons = ['trash', 'auto_draft', 'revision', 'too_large', 'cut_off', 'unreadable'] as const;

export interface SkippedItem {
  title: string;
  reason: (typeof skipReasons)[number];
  detail: string | null;
  /** As `ImportedPost.kind`. */
  kind?: string;
}

/** What is wrong with the file as a whole. Lines and columns count from 1. */
export type ImportProblem =
  | { code: 'not_well_formed'; line: number; column: number; message: string; title: string | null }
  | { code: 'truncated'; line: number; title: string | null }
  /** JSON that could be read up to there; `message` says what is wrong. */
  | { code: 'json_damaged'; message: string }
  /** The file does not say where the blog was, and nobody else has: its own pictures and links lead nowhere. */
  | { code: 'address_unknown' }
  | { code: 'encoding_unknown'; encoding: string }
  | { code: 'invalid_characters'; encoding: string }
  | { code: 'more_problems'; count: number }
  /** Posts that are translations of each other in their source, by their titles, and make no pair here. */
  | { code: 'pair_not_made'; title: string }
  /** A post here whose links go on leading to the old blog: its reader has not approved it with others. */
  | { code: 'links_stay'; title: string; slug: string }
  /** The same, as names that must not appear would stand in it, or could not be looked for. */
  | { code: 'links_named'; title: string; slug: string }
  | { code: DatabaseErrorKind };

/** Collects changes and counts equal ones, in the order of their first appearance. */
export interface ChangeLog {
  add(code: ImportChangeCode, what?: string, count?: number): void;
  list(): ImportChange[];
}

const longestWhat = 200;

/** An empty log. `what` is cut to 200 characters: it may come from hostile content. */
export function createChangeLog(): ChangeLog {
  const changes = new Map<string, ImportChange>();
  return {
    add(code, what = '', count = 1) {
      const name = what.slice(0, longestWhat);
      const key = `${code} ${name}`;
      const known = changes.get(key);
      if (known) known.count += count;
      else changes.set(key, { code, what: name, count });
    },
    list: () => [...changes.values()],
  };
}

/** What of a post is held against its original; the words of a title and an excerpt are told by themselves. */
export const comparedParts = ['title', 'excerpt', 'words', 'pictures', 'links', 'headings', 'lists'] as const;

export type ComparedPart = (typeof comparedParts)[number];

/** How many the original has, how many of them the copy lacks, and how many the copy alone has. */
export interface PartCount {
  total: number;
  missing: number;
  added: number;
}

export type PartCounts = Record<ComparedPart, PartCount>;

export interface PostComparison {
  parts: PartCounts;
  /** How much of the original is there, from 0 to 1. */
  score: number;
}

/** What a kind counts for, of the kinds that an original has: a text without pictures is judged by its words alone, or nearly. */
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

/** The visible words: of title, excerpt and text together. */
export function allWords({ title, excerpt, words }: PartCounts): PartCount {
  return addCount(addCount(title, excerpt), words);
}

/** How much of the original is there, from 0 to 1, for one post or for sums of many; 1 where the original has nothing. */
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

/** What is missing here, the worst first. All other changes keep what was there, in another form. */
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

/** The changes of all posts by their kind: losses first, then the most frequent. */
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

/** Losses first, then the most frequent. */
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

/** Counts by name added to others; a name that comes in one alone is kept. */
export function addCounts(...all: readonly Counts[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const counts of all) {
    for (const [name, count] of Object.entries(counts)) sums.set(name, (sums.get(name) ?? 0) + count);
  }
  return Object.fromEntries(sums);
}

/** Counts up by name, from 1. */
export function createCounter(): (name: string) => number {
  const counts = new Map<string, number>();
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count;
  };
}
