import { type Passage, passageAt } from '../../shared/review/find-passage.ts';
import { type NoteInput, reviewLimits } from '../../shared/review/review.ts';
import { blockText, splitBlocks } from '../../shared/review/review-blocks.ts';

/** The passage of a sanitised body that a note names, which may go on into the blocks below; undefined where there is none such. */
export function passageOf(
  html: string,
  { block, start, end, quote }: Pick<NoteInput, 'block' | 'start' | 'end' | 'quote'>,
): Passage | undefined {
  const texts = splitBlocks(html).map(blockText);
  const text = texts[block];
  if (text === undefined) return undefined;
  const isQuoted = quote.trim() !== '';
  if (end === undefined && !isQuoted)
    return passageAt(texts, { block, start: 0, end: Math.min(text.length, reviewLimits.quote) });
  // A quotation has its own spaces: twice its length is more than it takes here.
  const below = texts
    .slice(block)
    .join('\n')
    .slice(0, text.length + 2 * reviewLimits.quote);
  const isThere =
    end !== undefined && start < end && end <= below.length && end - start <= reviewLimits.quote;
  const marked = isThere ? below.slice(start, end) : '';
  // What the reader saw marked has to be what is kept.
  if (marked.trim() !== '' && (!isQuoted || plain(marked) === plain(quote)))
    return passageAt(texts, { block, start, end: end ?? start });
  const found = isQuoted ? findWords(below, quote, start) : undefined;
  const isHere = found && found.start < text.length && found.end - found.start <= reviewLimits.quote;
  return isHere ? passageAt(texts, { block, ...found }) : undefined;
}

/** Where words stand in a text, whatever spaces are between them: of several places the one nearest to `near`. */
function findWords(text: string, quote: string, near: number): { start: number; end: number } | undefined {
  const [where, words] = [collapse(text), collapse(quote).text.trimEnd()];
  const wanted = countBefore(where.places, near);
  const [left, right] = [where.text.lastIndexOf(words, wanted), where.text.indexOf(words, wanted)];
  const isRight = right >= 0 && (left < 0 || right - wanted < wanted - left);
  const found = isRight ? right : left;
  const [start, last] = [where.places[found], where.places[found + words.length - 1]];
  return start === undefined || last === undefined ? undefined : { start, end: last + 1 };
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** How many of some places, in their order, are before another. */
function countBefore(places: ArrayLike<number>, place: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A text with one space between its words, and where each of its characters stood. */
function collapse(text: string): { text: string; places: ArrayLike<number> } {
  const places = new Uint32Array(text.length);
  let [length, isBehindSpace] = [0, true];
  for (let at = 0; at < text.length; at += 1) {
    const isSpace = isSpaceCode(text.charCodeAt(at));
    if (!isSpace || !isBehindSpace) places[length++] = at;
    isBehindSpace = isSpace;
  }
  // Most texts have no other spaces, and to look takes a part of the time.
  const hasOthers = /[^\S ]| {2}/.test(text);
  return {
    text: hasOthers ? text.trimStart().replace(/\s+/g, ' ') : text.trimStart(),
    places: places.subarray(0, length),
  };
}

/** Whether `\s` stands for a code. */
function isSpaceCode(code: number): boolean {
  if (code < 0x1680) return code === 32 || (code >= 9 && code <= 13) || code === 0xa0;
  const isWide = code === 0x1680 || (code >= 0x2000 && code <= 0x200a) || code === 0x3000;
  return (
    isWide || code === 0x2028 || code === 0x2029 || code === 0x202f || code === 0x205f || code === 0xfeff
  );
}
