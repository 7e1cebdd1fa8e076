/** A passage in a text, and what stands around it as far as it was told. Lengths in UTF-16 code units. */
export interface Passage {
  before: string;
  passage: string;
  after: string;
}

const tidy = (text: string) => text.replace(/\s+/g, ' ');

/** How many characters around a passage have to be the same. */
const around = 12;

/**
 * Where passages stand in a text, each behind the one before it, by what stands around them; undefined for one that is
 * there no more. White space counts as one.
 */
export function findPassages(text: string, passages: readonly Passage[]): (number | undefined)[] {
  let from = 0;
  return passages.map(({ before, passage, after }) => {
    const head = tidy(before).slice(-around).trimStart();
    const tail = tidy(after).slice(0, around).trimEnd();
    for (let at = text.indexOf(passage, from); at >= 0; at = text.indexOf(passage, at + 1)) {
      const end = at + passage.length;
      const isBefore = tidy(text.slice(Math.max(0, at - around * 2), at))
        .trimStart()
        .endsWith(head);
      const isAfter = tidy(text.slice(end, end + around * 2)).startsWith(tail);
      if (!isBefore || !isAfter) continue;
      from = end;
      return at;
    }
    return undefined;
  });
}
