/** A passage in the version that was read: its position, its words, and the text around it. */
export interface Passage {
  /** The index of the block, and of the character in it. */
  block: number;
  start: number;
  /** The passage's text, with a line feed between blocks; '' for a block without words, such as an image. */
  quote: string;
  before: string;
  after: string;
}

/** A passage's current position. `isChanged`: its words were replaced. */
export interface FoundPassage {
  block: number;
  /** Characters from the start of the block, continuing in the next blocks, each after a line feed. */
  start: number;
  end: number;
  isChanged: boolean;
}

/** Characters of context stored with a passage. */
const contextLength = 40;

/** How many times longer than the original a rewritten passage may be. */
const maxGrowth = 4;

/** Normalizes spaces, which the editor may replace, and the ends of split and joined paragraphs. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f\u2009\n]/g, ' ');
}

/** Converts a character index to the block that contains it and the index in that block. */
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

/** Returns the passage from `start` to `end` of a block, with the text around it. */
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
    // At the edge of a block, the neighboring blocks identify the passage.
    before: own || (texts[block - 1] ?? '').slice(-contextLength),
    after: following || (texts[last.block + 1] ?? '').slice(0, contextLength),
  };
}

function textFrom(texts: readonly string[], first: number, last: number): string {
  return first === last ? (texts[first] ?? '') : texts.slice(first, last + 1).join('\n');
}

/**
 * Finds a passage in a later version of a text: by its words, preferably with the same context; otherwise,
 * returns the text now between its context, or the paragraph that shares most of its words. Undefined if the
 * passage was deleted.
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
  // A few letters that occur everywhere match only in their old context.
  const isVague = quote.length < 4 && best !== undefined && best.score < 4;
  if (best && !isVague) return best.place;
  return findBetween(known, passage) ?? findEnds(texts, passage) ?? findSimilar(known, quote, passage.block);
}

/** Returns the passage between the first and last of several lines, or whichever of the two still exists. */
function findEnds(texts: readonly string[], passage: Passage): FoundPassage | undefined {
  const lines = passage.quote.split('\n').filter((line) => line.trim() !== '');
  const [head = '', tail = ''] = [lines[0], lines.at(-1)];
  if (lines.length < 2) return undefined;
  const first = findPassage(texts, { ...passage, quote: head, after: '' });
  const block = passage.block + lines.length - 1;
  const last = findPassage(texts, { ...passage, block, start: 0, quote: tail, before: '' });
  // Unchanged words are preferred to similar ones.
  const found = first && (!first.isChanged || last?.isChanged !== false) ? first : last;
  if (!first || !last || !found) return found && { ...found, isChanged: true };
  let end = last.end;
  for (let at = first.block; at < last.block; at += 1) end += (texts[at]?.length ?? 0) + 1;
  const isInOrder = last.block >= first.block && end >= first.end;
  const isNear = end - first.start <= passage.quote.length * maxGrowth + 40;
  return { ...(isInOrder && isNear ? { ...first, end } : found), isChanged: true };
}

/** Returns how much of a passage's context surrounds a position. Ties go to the nearer block. */
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

/** Returns the text between a passage's context, within one block. */
function findBetween(texts: readonly string[], passage: Passage): FoundPassage | undefined {
  const [before, after] = [plain(passage.before).slice(-20), plain(passage.after).slice(0, 20)];
  if (before.trim().length < 8 || after.trim().length < 8) return undefined;
  for (const [block, text] of texts.entries()) {
    const left = text.indexOf(before);
    if (left < 0) continue;
    const start = left + before.length;
    const end = text.indexOf(after, start);
    if (end > start && end - start <= passage.quote.length * maxGrowth + 40)
      return { block, start, end, isChanged: true };
  }
  return undefined;
}

/** Returns the block with more than half of the words of a passage of at least one sentence. */
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

/** A block without words can be identified only by its neighbors. */
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
