/** A passage as it stood in the version that was read: where it began, what it said, and what stood around it. */
export interface Passage {
  /** Which block of the text, from 0, and which character of it. */
  block: number;
  start: number;
  /** What it says, a new line for each block that it goes on into; '' for a block without words, such as a picture. */
  quote: string;
  before: string;
  after: string;
}

/** Where a passage is now. `isChanged`: other words stand in its place. */
export interface FoundPassage {
  block: number;
  /** Characters from the beginning of the block; beyond its end, those of the blocks below, each a new line. */
  start: number;
  end: number;
  isChanged: boolean;
}

/** Characters of the text before and behind that are kept with a passage. */
const contextLength = 40;

/** How much longer than before a passage may be that was written anew between what stood around it. */
const mostGrown = 4;

/** Spaces that the editor may set in another width, and the ends of paragraphs, which are split and joined. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f\u2009\n]/g, ' ');
}

/** A character counted from the beginning of one block, in the block where it stands. */
export function placeIn(
  texts: readonly string[],
  block: number,
  character: number,
): { block: number; at: number } {
  let [own, at] = [block, character];
  for (let text = texts[own]; text !== undefined && at > text.length && own < texts.length - 1; ) {
    at -= text.length + 1;
    own += 1;
    text = texts[own];
  }
  return { block: own, at };
}

/** The passage from `start` to `end` of a block of a text, with what stands around it. */
export function passageAt(
  texts: readonly string[],
  { block, start, end }: { block: number; start: number; end: number },
): Passage {
  const own = (texts[block] ?? '').slice(Math.max(0, start - contextLength), start);
  const last = placeIn(texts, block, end);
  const following = (texts[last.block] ?? '').slice(last.at, last.at + contextLength);
  return {
    block,
    start,
    quote: textFrom(texts, block, last.block).slice(start, end),
    // A passage at the edge of its block is known by the blocks beside it.
    before: own || (texts[block - 1] ?? '').slice(-contextLength),
    after: following || (texts[last.block + 1] ?? '').slice(0, contextLength),
  };
}

function textFrom(texts: readonly string[], first: number, last: number): string {
  return first === last ? (texts[first] ?? '') : texts.slice(first, last + 1).join('\n');
}

/**
 * Finds a passage in a text that was written on since: its words, of several places that with the same neighbours; else what
 * stands between them now, or the paragraph that has most of its words. Undefined where it is gone.
 */
export function findPassage(texts: readonly string[], passage: Passage): FoundPassage | undefined {
  const known = texts.map(plain);
  const quote = plain(passage.quote);
  if (quote.trim() === '') return findWordless(known, passage);
  let best: { place: FoundPassage; score: number } | undefined;
  const whole = known.join(' ');
  let [block, begins] = [0, 0];
  for (let at = whole.indexOf(quote); at >= 0; at = whole.indexOf(quote, at + 1)) {
    for (let length = known[block]?.length ?? 0; at > begins + length; length = known[block]?.length ?? 0) {
      begins += length + 1;
      block += 1;
    }
    const start = at - begins;
    const place = { block, start, end: start + quote.length, isChanged: false };
    const score = likeness(known, place, passage);
    if (!best || score > best.score) best = { place, score };
  }
  // Few letters that stand everywhere are the passage only where it stood.
  const isVague = quote.length < 4 && best !== undefined && best.score < 4;
  if (best && !isVague) return best.place;
  return findBetween(known, passage) ?? findEnds(texts, passage) ?? findSimilar(known, quote, passage.block);
}

/** What stands from the first to the last of several lines, or where one of the two is left, that. */
function findEnds(texts: readonly string[], passage: Passage): FoundPassage | undefined {
  const lines = passage.quote.split('\n').filter((line) => line.trim() !== '');
  const [head = '', tail = ''] = [lines[0], lines.at(-1)];
  if (lines.length < 2) return undefined;
  const first = findPassage(texts, { ...passage, quote: head, after: '' });
  const block = passage.block + lines.length - 1;
  const last = findPassage(texts, { ...passage, block, start: 0, quote: tail, before: '' });
  // Words that are there are meant rather than those that are like them.
  const found = first && (!first.isChanged || last?.isChanged !== false) ? first : last;
  if (!first || !last || !found) return found && { ...found, isChanged: true };
  let end = last.end;
  for (let at = first.block; at < last.block; at += 1) end += (texts[at]?.length ?? 0) + 1;
  const isInOrder = last.block >= first.block && end >= first.end;
  const isNear = end - first.start <= passage.quote.length * mostGrown + 40;
  return { ...(isInOrder && isNear ? { ...first, end } : found), isChanged: true };
}

/** How much of what stood around the passage stands around a place; the nearer block where that is the same. */
function likeness(texts: readonly string[], place: FoundPassage, passage: Passage): number {
  const here = passageAt(texts, place);
  const [before, after] = [plain(passage.before), plain(passage.after)];
  let [left, right] = [0, 0];
  while (left < before.length && before.at(-1 - left) === here.before.at(-1 - left)) left += 1;
  while (right < after.length && after[right] === here.after[right]) right += 1;
  return (
    left + right - Math.abs(place.block - passage.block) / 1000 - Math.abs(place.start - passage.start) / 1e7
  );
}

/** What stands between the neighbours of a passage, within one block. */
function findBetween(texts: readonly string[], passage: Passage): FoundPassage | undefined {
  const [before, after] = [plain(passage.before).slice(-20), plain(passage.after).slice(0, 20)];
  if (before.trim().length < 8 || after.trim().length < 8) return undefined;
  for (const [block, text] of texts.entries()) {
    const left = text.indexOf(before);
    if (left < 0) continue;
    const start = left + before.length;
    const end = text.indexOf(after, start);
    if (end > start && end - start <= passage.quote.length * mostGrown + 40)
      return { block, start, end, isChanged: true };
  }
  return undefined;
}

/** The block that has more than half of the words of a passage that was a sentence or more. */
function findSimilar(texts: readonly string[], quote: string, wanted: number): FoundPassage | undefined {
  const words = wordsOf(quote);
  if (words.size < 5) return undefined;
  let best: { block: number; share: number } | undefined;
  for (const [block, text] of texts.entries()) {
    const own = wordsOf(text);
    const shared = [...words].filter((word) => own.has(word)).length;
    const share = shared / Math.max(words.size, own.size / 2);
    const isNearer = best && Math.abs(block - wanted) < Math.abs(best.block - wanted);
    if (share > 0.5 && (!best || share > best.share || (share === best.share && isNearer)))
      best = { block, share };
  }
  return best && { block: best.block, start: 0, end: texts[best.block]?.length ?? 0, isChanged: true };
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}

/** A block without words is known by its neighbours alone. */
function findWordless(texts: readonly string[], { block, before, after }: Passage): FoundPassage | undefined {
  const candidates = texts.flatMap((text, at) => (text.trim() === '' ? [at] : []));
  const fits = (at: number) =>
    plain(texts[at - 1] ?? '').endsWith(plain(before)) && plain(texts[at + 1] ?? '').startsWith(plain(after));
  const [found] = candidates
    .filter(fits)
    .sort((one, other) => Math.abs(one - block) - Math.abs(other - block));
  return found === undefined
    ? undefined
    : { block: found, start: 0, end: texts[found]?.length ?? 0, isChanged: false };
}
