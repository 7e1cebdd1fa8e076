import { findMatches } from '../../shared/text.ts';

/** How much of the text around a match is shown, in characters to each side. */
const around = 50;

/** The place in the first of the texts where one of the words stands, between whole words; null where none does. */
export function passageOf(texts: readonly string[], words: readonly string[]): string | null {
  for (const text of texts) {
    const [first] = findMatches(text, words);
    if (!first) continue;
    const start = Math.max(0, first.start - around);
    const end = Math.min(text.length, first.end + around);
    // Whole words at both ends, where there are any near.
    const from = start === 0 ? 0 : text.indexOf(' ', start) + 1;
    const to = end === text.length ? end : Math.max(text.lastIndexOf(' ', end), first.end);
    const piece = text.slice(from > first.start ? start : from, to);
    return `${start > 0 ? '…' : ''}${piece}${end < text.length ? '…' : ''}`;
  }
  return null;
}
