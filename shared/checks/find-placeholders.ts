import type { Locale } from '../locale.ts';

const inBoth = [
  /\blorem ipsum\b/giu,
  /(?<![\p{L}\p{N}])(?:FIXME|TBD|TBC|X{4,}|xxx+|TK(?:TK)*)(?![\p{L}\p{N}])/gu,
  // What is to be filled in stands in brackets: in capitals, or by its name. "[…]" is something left out of a quotation.
  /\[\s*[\p{Lu}][\p{Lu} _-]{2,60}\]/gu,
  /\[\s*(?:insert|add|check|insertar|añadir|comprobar)\b[^\]\n]{0,80}\]/giu,
  /\[\s*(?:name|date|company|place|link|source|quote|nombre|fecha|empresa|lugar|enlace|fuente|cita)\s*\]/giu,
];

/** "TODO" is a Spanish word; there only a colon behind it makes it a note. "XXX" is thirty where a name stands beside it. */
const inOne: Record<Locale, RegExp[]> = {
  en: [
    /(?<![\p{L}\p{N}])TODO(?![\p{L}\p{N}])/gu,
    /(?<!\p{Lu}\p{L}*\s)(?<![\p{L}\p{N}])XXX(?!\s?[\p{L}\p{N}])/gu,
  ],
  es: [/(?<![\p{L}\p{N}])TODO:/gu],
};

/** Passages that somebody meant to write over: where each begins and ends, in UTF-16 code units. */
export function findPlaceholders(text: string, language: Locale): { start: number; end: number }[] {
  return [...inBoth, ...inOne[language]]
    .flatMap((pattern) =>
      Array.from(text.matchAll(pattern), ({ index, 0: { length } }) => [index, index + length]),
    )
    .map(([start = 0, end = 0]) => ({ start, end }))
    .sort((one, other) => one.start - other.start)
    .filter(({ start }, at, all) => start >= (all[at - 1]?.end ?? 0));
}
