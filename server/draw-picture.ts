import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';

/** Memory for drawn pictures in bytes, and how many may wait for their turn: each takes some 20 ms of one core. */
const limits = { bytes: 16 * 1024 * 1024, waiting: 32 };

const faces = ['newsreader-picture.ttf', 'newsreader-picture-extended.ttf'].map((name) =>
  fileURLToPath(new URL(name, new URL('../app/styles/fonts/', import.meta.url))),
);

/** Letters that the site's own face has; others are looked for among the machine's, which takes longer. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the line ends of the SVG are among them
const ownLetters = /^[\u0000-\u017f\u0218-\u021b\u2013-\u2026‹›€™−]*$/;

/** An SVG as PNG; undefined when so many pictures are asked for at once that this one must wait for another time. */
export type DrawPicture = (svg: string) => Promise<Uint8Array | undefined>;

/** Draws one picture at a time and keeps the latest; the drawing library is loaded with the first. */
export function createDrawPicture(): DrawPicture {
  const cache = new LRUCache<string, Uint8Array>({
    maxSize: limits.bytes,
    sizeCalculation: ({ length }) => length,
  });
  const queue = pLimit(1);
  return async (svg) => {
    const key = createHash('sha256').update(svg).digest('base64');
    const known = cache.get(key);
    if (known) return known;
    if (queue.activeCount + queue.pendingCount >= limits.waiting) return undefined;
    return queue(async () => {
      const png = cache.get(key) ?? (await draw(svg));
      cache.set(key, png);
      return png;
    });
  };
}

async function draw(svg: string): Promise<Uint8Array> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {
    font: { fontFiles: faces, loadSystemFonts: !ownLetters.test(svg), defaultFontFamily: 'Newsreader 16pt' },
  });
  return image.asPng();
}
