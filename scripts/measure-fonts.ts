/** Writes `app/site/seo/share-picture-route.ts` for the share pictures. Run by hand after `scripts/subset-fonts.ts`. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';

const fontFiles = ['newsreader-picture.ttf', 'newsreader-picture-extended.ttf'].map((name) =>
  fileURLToPath(new URL(`../app/styles/fonts/${name}`, import.meta.url)),
);
const target = new URL('../app/site/seo/share-picture-route.ts', import.meta.url);

/** Width of a text in thousandths of its size. */
function width(text: string): number {
  const escaped = text.replace(/[<&]/g, (character) => `&#${character.charCodeAt(0)};`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="2000"><text xml:space="preserve" y="1500" font-family="Newsreader 16pt" font-size="1000">${escaped}</text></svg>`;
  const options = { font: { fontFiles, loadSystemFonts: false } };
  return new Resvg(svg, options).getBBox()?.width ?? 0;
}

const basic = Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));
const additional = [...'ŒœŸ‘’“”‚„†•…‹›€™–—−'];
const groups = new Map<number, string>();
for (const glyph of [...basic, ...additional]) {
  if (/\p{C}|\u00a0/u.test(glyph)) continue;
  // Between two stems, so that bearings count.
  const advance = width(`H${glyph}H`) - width('HH');
  if (advance <= 0) continue;
  const rounded = Math.ceil(advance / 20) * 20;
  groups.set(rounded, (groups.get(rounded) ?? '') + glyph);
}

const rows = [...groups]
  .sort(([a], [b]) => a - b)
  .map(([advance, group]) => `  ${advance}: ${quoted(group)},`);

function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}

await writeFile(
  target,
  `/** Characters by their widths in thousandths of the type's size. Made by scripts/measure-fonts.ts. */
export const glyphWidths: Readonly<Record<number, string>> = {
${rows.join('\n')}
};
`,
);
console.log(`${rows.length} widths`);
