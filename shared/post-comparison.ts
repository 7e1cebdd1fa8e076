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
