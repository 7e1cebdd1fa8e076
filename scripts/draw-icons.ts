/** Draws the icons in `app/public/` from `favicon.svg`, to be committed. Run by hand: `node scripts/draw-icons.ts`. */
import { readFile, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';

const folder = new URL('../app/public/', import.meta.url);
const paper = '#f7f3ea';
const rounded = await readFile(new URL('favicon.svg', folder), 'utf8');

/** Phones round the corners themselves, and fill transparent parts with black. */
const square = rounded.replace(' rx="3"', '');

/** Android may cut away all but a circle of 80% (https://www.w3.org/TR/appmanifest/#icon-masks). */
const maskable = square
  .replace('<path', '<g transform="translate(16 16) scale(.78) translate(-16 -16)"><path')
  .replace('</svg>', '</g></svg>');

function draw(svg: string, size: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } })
    .render()
    .asPng();
}

function ico(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

const files: Record<string, Buffer> = {
  'favicon.ico': ico([16, 32, 48].map((size) => ({ size, png: draw(rounded, size) }))),
  'apple-touch-icon.png': draw(square, 180),
  'icon-192.png': draw(rounded, 192),
  'icon-512.png': draw(rounded, 512),
  'icon-maskable-512.png': draw(maskable, 512),
};

if (!square.includes(paper)) throw new Error(`favicon.svg has no ground of ${paper}`);
for (const [name, bytes] of Object.entries(files)) {
  await writeFile(new URL(name, folder), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}
