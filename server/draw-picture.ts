import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

/** Memory for drawn pictures in bytes, and how many may wait for their turn: each takes some 20 ms of one core. */
const limits = { bytes: 16 * 1024 * 1024, waiting: 32 };

const faces = ['newsreader-picture.ttf', 'newsreader-picture-extended.ttf'].map((name) =>
  fileURLToPath(new URL(`../app/styles/fonts/${name}`, import.meta.url)),
);

/** Letters that the site's own face has; others are looked for among the machine's, which takes longer. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the line ends of the SVG are among them
const ownLetters = /^[\u0000-\u017f\u0218-\u021b\u2013-\u2026‹›€™−]*$/;

/** An SVG as PNG; undefined when so many pictures are asked for at once that this one must wait for another time. */
export type DrawPicture = (svg: string) => Promise<Uint8Array | undefined>;

/**
 * A drawer of pictures, one at a time. The drawing library is loaded with the first picture, and what was drawn is kept,
 * as the same picture is asked for again after every change of the site.
 */
export function createDrawPicture(): DrawPicture {
  const kept = new Map<string, Uint8Array>();
  let bytes = 0;
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();

  const keep = (key: string, png: Uint8Array) => {
    if (!kept.has(key)) bytes += png.length;
    kept.set(key, png);
    for (const [oldest, { length }] of kept) {
      if (bytes <= limits.bytes) break;
      kept.delete(oldest);
      bytes -= length;
    }
  };

  return async (svg) => {
    const key = createHash('sha256').update(svg).digest('base64');
    const known = kept.get(key);
    if (known) return known;
    if (waiting >= limits.waiting) return undefined;
    waiting += 1;
    const drawn = turn
      .then(() => kept.get(key) ?? draw(svg))
      .finally(() => {
        waiting -= 1;
      });
    // A picture that fails must not take those after it along.
    turn = drawn.catch(() => undefined);
    const png = await drawn;
    keep(key, png);
    return png;
  };
}

async function draw(svg: string): Promise<Uint8Array> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {
    font: { fontFiles: faces, loadSystemFonts: !ownLetters.test(svg), defaultFontFamily: 'Newsreader 16pt' },
  });
  return image.asPng();
}
