import type { Passage } from './cut-passage.ts';

/** How a browser finds a passage: https://wicg.github.io/scroll-to-text-fragment/ */
interface Directive {
  /** The words right before it; empty where none are needed, as the other three but `start`. */
  prefix: string;
  start: string;
  /** Where it is long: its last words, of which `start` are the first. */
  end: string;
  suffix: string;
}

/** Longer passages are named by their first and last words. */
const longest = 250;

/** Words around and at the ends of a passage, as many as it takes until no other place fits. */
const counts = [0, 3, 6, 12, 24];

/** The part of an address after its "#" by which browsers find, show and mark a passage. `above` is what the page says before its article. */
export function textDirective(passage: Passage, above: string): string {
  const { before, text, after } = passage;
  const page = fold(`${above}\n${before}${text}${after}`);
  const from = above.length + 1 + before.length;
  const directives = candidates(passage);
  const found = directives.find((directive) => {
    const place = locate(page, directive);
    return place?.from === from && place.to === from + text.length;
  });
  return write(found ?? directives.at(-1));
}

function candidates({ before, text, after }: Passage): Directive[] {
  const lines = text.split('\n');
  const isWhole = lines.length === 1 && text.length <= longest;
  const last = lines.at(-1) ?? '';
  return counts.map((count) => ({
    // Not beyond the paragraph: what stands before the first is not the article's.
    prefix: lastWords(before.trim().split('\n').at(-1) ?? '', count),
    start: isWhole ? text : firstWords(lines[0] ?? '', count + 4),
    end: isWhole ? '' : lastWords(last, count + 4),
    suffix: firstWords(after.trim().split('\n', 1)[0] ?? '', count),
  }));
}

const firstWords = (line: string, count: number) => line.split(' ').slice(0, count).join(' ');
const lastWords = (line: string, count: number) => (count ? line.split(' ').slice(-count).join(' ') : '');

/** The first place that a directive fits in a folded page: the one that a browser goes to. */
function locate(
  page: string,
  { prefix, start, end, suffix }: Directive,
): { from: number; to: number } | undefined {
  for (const from of places(page, fold(start), 0)) {
    if (!page.slice(0, from).trimEnd().endsWith(fold(prefix))) continue;
    const startsEnd = from + start.length;
    const ends = end ? places(page, fold(end), startsEnd).map((place) => place + end.length) : [startsEnd];
    const to = ends.find((place) => page.slice(place).trimStart().startsWith(fold(suffix)));
    if (to !== undefined) return { from, to };
  }
  return undefined;
}

/** Where whole words stand. */
function places(page: string, words: string, from: number): number[] {
  const found: number[] = [];
  for (let place = page.indexOf(words, from); place >= 0; place = page.indexOf(words, place + 1)) {
    const isWhole = !isInWord(page, place) && !isInWord(page, place + words.length);
    if (isWhole) found.push(place);
  }
  return found;
}

const isInWord = (page: string, place: number) => /^[\p{L}\p{N}]{2}$/u.test(page.slice(place - 1, place + 1));

/** Without case and accents, as browsers compare; of the same length. */
function fold(text: string): string {
  return text.replace(/[^a-z\s]/g, (unit) => unit.normalize('NFD').charAt(0).toLowerCase().charAt(0));
}

function write(directive: Directive | undefined): string {
  if (!directive) return '';
  const { prefix, start, end, suffix } = directive;
  const parts = [
    prefix && `${encode(prefix)}-`,
    encode(start),
    end && encode(end),
    suffix && `-${encode(suffix)}`,
  ];
  return `:~:text=${parts.filter(Boolean).join(',')}`;
}

/** Whatever parts a directive, and whatever programs that look for addresses in messages take for the end of one. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[-_.!~*'()]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
