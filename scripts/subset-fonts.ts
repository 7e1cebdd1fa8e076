/**
 * Cuts the fonts down to the site's characters and writes them to `app/styles/fonts/`, to be committed. Run
 * it by hand after changing a character set: `node scripts/subset-fonts.ts`. Newsreader keeps its optical
 * sizes but not its weights, because both axes take 100 kB. Bold is a separate file.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont, { type SubsetOptions } from 'subset-font';

interface Cut {
  /** The font file in its package. */
  source: string;
  file: string;
  text: string;
  axes: NonNullable<SubsetOptions['variationAxes']>;
  features?: string[];
  /** TrueType for share images, whose renderer can't read web fonts. */
  format?: 'woff2' | 'truetype';
}

const require = createRequire(import.meta.url);
const target = new URL('../app/styles/fonts/', import.meta.url);

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** English and Spanish with punctuation, which every page needs. */
const base = `${range(0x20, 0x7e)}\u00a0\u2009\u202f¡¿ÁÉÍÓÚÜÑáéíóúüñ«»§¶©®°·×½–—‘’“”†•…€™`;

/** The rest of Western Europe, loaded by pages that contain one of these (`unicode-range` in fonts.css). */
const accents = [...`${range(0xa1, 0xff)}‚„‡‹›−ŒœŸ`]
  .filter((character) => !base.includes(character))
  .join('');

/** Letters of Central Europe, only for share images. */
const extended = `${range(0x100, 0x17f)}${range(0x218, 0x21b)}`;

const serif = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';
const serifExtended = '@fontsource-variable/newsreader/files/newsreader-latin-ext-opsz-normal.woff2';
const serifItalic = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2';
const serifItalicExtended = '@fontsource-variable/newsreader/files/newsreader-latin-ext-opsz-italic.woff2';
const sans = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

const roman = { wght: 360, opsz: { min: 16, max: 72 } };
/** Between text and display size, because the italic is used for both. */
const italic = { wght: 370, opsz: 28 };
const interfaceWeights = { wght: { min: 400, max: 600 } };

const textFeatures = ['kern', 'liga', 'onum', 'lnum', 'ccmp', 'locl', 'mark', 'mkmk'];

const printFeatures = ['kern', 'liga', 'onum', 'ccmp', 'locl', 'mark', 'mkmk'];

/** Fonts for PDFs, whose writer supports neither web fonts nor variable axes: one file per style and part of the alphabet. */
const printed: Cut[] = [
  { look: '', weight: 400, from: [serif, serifExtended] },
  { look: '-bold', weight: 650, from: [serif, serifExtended] },
  { look: '-italic', weight: 400, from: [serifItalic, serifItalicExtended] },
  { look: '-bold-italic', weight: 650, from: [serifItalic, serifItalicExtended] },
].flatMap(({ look, weight, from: [latin = '', beyond = ''] }) =>
  [
    { source: latin, part: '', text: `${base}${accents}\u00ad\u2011` },
    { source: beyond, part: '-extended', text: extended },
  ].map(({ source, part, text }) => ({
    source,
    file: `newsreader-print${look}${part}.ttf`,
    text,
    axes: { wght: weight, opsz: 12 },
    features: printFeatures,
    format: 'truetype' as const,
  })),
);

const cuts: Cut[] = [
  { source: serif, file: 'newsreader.woff2', text: base, axes: roman },
  { source: serif, file: 'newsreader-accents.woff2', text: accents, axes: roman },
  { source: serif, file: 'newsreader-bold.woff2', text: base + accents, axes: { wght: 600, opsz: 19 } },
  { source: serifItalic, file: 'newsreader-italic.woff2', text: base, axes: italic },
  { source: serifItalic, file: 'newsreader-italic-accents.woff2', text: accents, axes: italic },
  {
    source: sans,
    file: 'instrument-sans.woff2',
    text: base,
    axes: interfaceWeights,
    features: ['kern', 'tnum'],
  },
  {
    source: serif,
    file: 'newsreader-picture.ttf',
    text: base + accents,
    axes: { wght: 360, opsz: 60 },
    features: ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk'],
    format: 'truetype',
  },
  {
    source: serifExtended,
    file: 'newsreader-picture-extended.ttf',
    text: extended,
    axes: { wght: 360, opsz: 60 },
    features: ['ccmp', 'locl', 'mark', 'mkmk'],
    format: 'truetype',
  },
  {
    source: serifItalic,
    file: 'newsreader-picture-italic.ttf',
    text: base + accents,
    axes: { wght: 440, opsz: 60 },
    features: ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk'],
    format: 'truetype',
  },
  {
    source: sans,
    file: 'instrument-sans-picture.ttf',
    text: base + accents,
    axes: { wght: 500 },
    features: ['kern'],
    format: 'truetype',
  },
  { source: sans, file: 'instrument-sans-accents.woff2', text: accents, axes: interfaceWeights },
  ...printed,
];

for (const { source, file, text, axes, features = textFeatures, format = 'woff2' } of cuts) {
  const original = await readFile(require.resolve(source));
  const cut = await subsetFont(original, text, {
    targetFormat: format,
    variationAxes: axes,
    keepFeatures: features,
  });
  await writeFile(new URL(file, target), cut);
  console.log(`${file}: ${original.length} → ${cut.length} bytes`);
}
console.log('unicode-range of the accents:', [...accents].map(codePoint).join(', '));

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;
}
