/** Of what fits, so much at least stands on a page where it is divided for the sense. */
const leastShare = 0.4;

/** Where one divides a sentence, the best first: behind what ends a clause, then behind a comma. Each ends where the rest begins. */
const clauseEnds = [/[;:…—–]["”’»)]*\s+|\s[—–-]\s+/g, /[,)]["”’»)]*\s+/g] as const;

/**
 * Where a sentence that is too long for a page is divided, as the offset of the word that the rest begins with: behind a clause, else
 * before a breath, else between words. At most `fits`, what has room on the page, and more than 0.
 */
export function splitAtClause(text: string, fits: number, breaths: readonly number[] = []): number {
  const least = fits * leastShare;
  const last = (places: readonly number[]) => places.findLast((at) => at <= fits && at >= least);
  for (const ends of clauseEnds) {
    const at = last([...text.matchAll(ends)].map((end) => end.index + end[0].length));
    if (at) return at;
  }
  const between = [...text.matchAll(/\s+/g)].map((space) => space.index + space[0].length);
  return last(breaths) || between.findLast((at) => at <= fits) || Math.max(1, fits);
}
