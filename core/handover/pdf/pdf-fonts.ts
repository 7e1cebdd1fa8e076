import { readFileSync } from 'node:fs';
import anyAscii from 'any-ascii';
import type { Marks } from '../../../shared/rich-text/blocks.ts';

/** The site's own faces, cut for paper by `scripts/subset-fonts.ts`: each look in two parts of the alphabet. */
const looks = ['', '-bold', '-italic', '-bold-italic'] as const;
const parts = ['', '-extended'] as const;

const folder = new URL('../../../app/styles/fonts/', import.meta.url);

/** What the faces draw; the second part is that of Central Europe. */
const latin = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u2009\u202f–—‘’“”†•…€™‚„‡‹›−ŒœŸ]$/u;
const extended = /^[\u0100-\u017f\u0218-\u021b]$/u;

/** Every file with the name that the document knows it by. */
export function printFonts(): { name: string; bytes: Buffer }[] {
  return looks.flatMap((look) =>
    parts.map((part) => {
      const name = `newsreader-print${look}${part}`;
      return { name, bytes: readFileSync(new URL(`${name}.ttf`, folder)) };
    }),
  );
}

/** What joins, parts or colours the characters around it, and is drawn by none. */
const unseen = /\u00ad|[\u200b-\u200d]|\u2060|\ufe0e|\ufe0f|\ufeff/g;

export interface FontRun {
  font: string;
  text: string;
}

type Look = Pick<Marks, 'strong' | 'em'>;

/** A text in the pieces that one file each draws. Letters that none has are written in those that there are. */
export function fontRuns(text: string, { strong, em }: Look): FontRun[] {
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
