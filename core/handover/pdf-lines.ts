import { readFileSync } from 'node:fs';
import anyAscii from 'any-ascii';
import type { Align, Inline, Link, Marks } from '../../shared/rich-text/blocks.ts';

/**
 * The suffixes of the site's font files, subset for print by `scripts/subset-fonts.ts`. Each style has two
 * files, one per part of the alphabet.
 */
const looks = ['', '-bold', '-italic', '-bold-italic'] as const;
const parts = ['', '-extended'] as const;

const folder = new URL('../../app/styles/fonts/', import.meta.url);

/** The characters in the fonts. The second part is Central European. */
const latin = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u2009\u202f–—‘’“”†•…€™‚„‡‹›−ŒœŸ]$/u;
const extended = /^[\u0100-\u017f\u0218-\u021b]$/u;

export function printFonts(): { name: string; bytes: Buffer }[] {
  return looks.flatMap((look) =>
    parts.map((part) => {
      const name = `newsreader-print${look}${part}`;
      return { name, bytes: readFileSync(new URL(`${name}.ttf`, folder)) };
    }),
  );
}

/** Characters without a glyph: joiners, soft hyphens and variation selectors. */
const unseen = /\u00ad|[\u200b-\u200d]|\u2060|\ufe0e|\ufe0f|\ufeff/g;

interface FontRun {
  font: string;
  text: string;
}

type Style = Pick<Marks, 'strong' | 'em'>;

/** Splits a text by font file. Transliterates letters that the fonts lack. */
export function fontRuns(text: string, { strong, em }: Style): FontRun[] {
  const look = `${strong ? '-bold' : ''}${em ? '-italic' : ''}`;
  const runs: FontRun[] = [];
  for (const character of drawable(text)) {
    const font = `newsreader-print${look}${extended.test(character) && !latin.test(character) ? '-extended' : ''}`;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

function drawable(text: string): string {
  const plain = text.normalize('NFC').replace(unseen, '').replaceAll('\u2011', '-');
  let written = '';
  for (const character of plain) {
    if (latin.test(character) || extended.test(character)) written += character;
    else written += /\p{Zs}/u.test(character) ? ' ' : anyAscii(character);
  }
  return written;
}

/** A piece of a line in one font. Sizes are in points. */
export interface Segment extends FontRun {
  x: number;
  width: number;
  link: Link | null;
  isUnderlined: boolean;
  /** The width added to each space of a justified line. */
  wordSpacing: number;
}

/** Measures a text at the font size of the line. */
export type Measure = (font: string, text: string) => number;

interface Word {
  runs: Pick<Segment, 'font' | 'text' | 'width' | 'link' | 'isUnderlined'>[];
  width: number;
  /** Whether a space precedes the word. It disappears at a line break. */
  isSpaced: boolean;
}

/** Lines can break at spaces, except no-break spaces, and after a hyphen or dash within a word. */
const breakable = / |(?<=[\p{L}\p{N}][-–—/])(?=\p{L})/gu;

/** Breaks a text into lines of at most `room` points. Breaks a longer word anywhere. */
export function breakLines(
  inlines: readonly Inline[],
  { room, align, measure }: { room: number; align: Align | null; measure: Measure },
): Segment[][] {
  const lines: Segment[][] = [];
  let words: Word[] = [];
  let width = 0;
  const space = measure('newsreader-print', ' ');
  const flush = (isLast: boolean) => {
    lines.push(setLine(words, { room, space, align: align === 'justify' && isLast ? null : align }));
    words = [];
    width = 0;
  };
  for (const part of wordsOf(inlines, measure)) {
    if (part === 'break') {
      flush(true);
      continue;
    }
    for (const word of fitting(part, room, measure)) {
      const gap = word.isSpaced && words.length > 0 ? space : 0;
      if (words.length > 0 && width + gap + word.width > room) flush(false);
      width += (words.length > 0 && word.isSpaced ? space : 0) + word.width;
      words.push(word);
    }
  }
  if (words.length > 0 || lines.length === 0) flush(true);
  return lines;
}

function wordsOf(inlines: readonly Inline[], measure: Measure): (Word | 'break')[] {
  const words: (Word | 'break')[] = [];
  let word: Word = { runs: [], width: 0, isSpaced: false };
  const end = (isSpaced: boolean) => {
    if (word.runs.length > 0) words.push(word);
    // If the word is empty, its space precedes the next one.
    word = { runs: [], width: 0, isSpaced: isSpaced || (word.runs.length === 0 && word.isSpaced) };
  };
  for (const inline of inlines) {
    if (inline.kind === 'break') {
      end(false);
      words.push('break');
      word.isSpaced = false;
    }
    if (inline.kind !== 'text') continue;
    const { link, u } = inline.marks;
    const breaks = inline.text.match(breakable) ?? [];
    for (const [at, piece] of inline.text.split(breakable).entries()) {
      // A break is a space, or an empty string after a hyphen.
      if (at > 0) end(breaks[at - 1] === ' ');
      for (const { font, text } of fontRuns(piece, inline.marks)) {
        const run = { font, text, width: measure(font, text), link, isUnderlined: u };
        word.runs.push(run);
        word.width += run.width;
      }
    }
  }
  end(false);
  return words;
}

function fitting(word: Word, room: number, measure: Measure): Word[] {
  if (word.width <= room) return [word];
  const pieces: Word[] = [];
  let piece: Word = { runs: [], width: 0, isSpaced: word.isSpaced };
  for (const run of word.runs) {
    for (const character of run.text) {
      const width = measure(run.font, character);
      if (piece.width + width > room && piece.runs.length > 0) {
        pieces.push(piece);
        piece = { runs: [], width: 0, isSpaced: false };
      }
      piece.runs.push({ ...run, text: character, width });
      piece.width += width;
    }
  }
  return [...pieces, piece];
}

interface LinePlace {
  room: number;
  space: number;
  align: Align | null;
}

function setLine(words: readonly Word[], { room, space, align }: LinePlace): Segment[] {
  const spaces = words.filter(({ isSpaced }, at) => at > 0 && isSpaced).length;
  const width = words.reduce((sum, word) => sum + word.width, 0) + spaces * space;
  const left = Math.max(0, room - width);
  const wordSpacing = align === 'justify' && spaces > 0 ? left / spaces : 0;
  let x = align === 'center' ? left / 2 : align === 'right' ? left : 0;
  const segments: Segment[] = [];
  for (const [at, word] of words.entries()) {
    for (const [index, run] of word.runs.entries()) {
      const isSpaced = at > 0 && index === 0 && word.isSpaced;
      const last = segments.at(-1);
      const isSame =
        last?.font === run.font && last.link === run.link && last.isUnderlined === run.isUnderlined;
      if (last && isSame) {
        last.text += (isSpaced ? ' ' : '') + run.text;
        last.width += (isSpaced ? space + wordSpacing : 0) + run.width;
      } else {
        // Add the space to the preceding words, so that screen readers and copied text preserve it.
        if (last && isSpaced) last.text += ' ';
        x += isSpaced ? space + wordSpacing : 0;
        segments.push({ ...run, x, wordSpacing });
      }
      const end = segments.at(-1);
      if (end) x = end.x + end.width;
    }
  }
  return segments;
}

interface Group {
  link: Link | null;
  segments: { segment: Segment; line: number }[];
}

export function linkedSegments(lines: readonly Segment[][]): Group[] {
  const all: Group[] = [];
  for (const [line, segments] of lines.entries()) {
    for (const segment of segments) {
      const last = all.at(-1);
      if (last && last.link === segment.link) last.segments.push({ segment, line });
      else all.push({ link: segment.link, segments: [{ segment, line }] });
    }
  }
  return all;
}
