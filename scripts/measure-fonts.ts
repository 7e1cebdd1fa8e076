/**
 * Measures the letters of the share pictures' typeface and writes `app/site/seo/glyph-widths.ts`.
 * Run by hand after `scripts/subset-fonts.ts`: `node scripts/measure-fonts.ts`.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';

const fontFiles = ['newsreader-picture.ttf', 'newsreader-picture-extended.ttf'].map((name) =>
  fileURLToPath(new URL(`../app/styles/fonts/${name}`, import.meta.url)),
);
const target = new URL('../app/site/seo/glyph-widths.ts', import.meta.url);

/** How wide a text is drawn, in thousandths of its size. */
function width(text: string): number {
  const escaped = text.replace(/[<&]/g, (character) => `&#${character.charCodeAt(0)};`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="2000"><text xml:space="preserve" y="1500" font-family="Newsreader 16pt" font-size="1000">${escaped}</text></svg>`;
  const options = { font: { fontFiles, loadSystemFonts: false } };
  return new Resvg(svg, options).getBBox()?.width ?? 0;
}

const letters = Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));
const marks = [...'ŒœŸ‘’“”‚„†•…‹›€™–—−'];
const groups = new Map<number, string>();
for (const letter of [...letters, ...marks]) {
  if (/\p{C}|\u00a0/u.test(letter)) continue;
  // Between two stems, so that bearings count.
  const advance = width(`H${letter}H`) - width('HH');
  if (advance <= 0) continue;
  const rounded = Math.ceil(advance / 20) * 20;
  groups.set(rounded, (groups.get(rounded) ?? '') + letter);
}

const rows = [...groups]
  .sort(([a], [b]) => a - b)
  .map(([advance, group]) => `  ${advance}: ${quoted(group)},`);

function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}

await writeFile(
  target,
  `/** Widths of letters in thousandths of the type's size, and who has them. Made by scripts/measure-fonts.ts. */
export const glyphWidths: Readonly<Record<number, string>> = {
${rows.join('\n')}
};
`,
);
console.log(`${rows.length} widths`);
