import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { MediaCore } from '../core/media/media-core.ts';
import { ImagesUnavailable } from '../shared/result.ts';
import { accepts, isKnownEtag, refuse } from './response.ts';

const folder = '/media/';

export function isMediaPath(path: string): boolean {
  return path.startsWith(folder);
}

/** Formats sent only to clients that accept them, smallest first. */
const forms = ['avif', 'webp'] as const;

/**
 * Sends an image in the best format the client accepts, cacheable for a year. Until that format exists, sends
 * another one, cacheable for a minute.
 */
export async function deliverMedia(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  media: MediaCore,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(response, 405, 'Method not allowed.', { Allow: 'GET, HEAD' });
  }
  const isAccepted = accepts(request.headers.accept);
  const found = await media.open(url.pathname, {
    width: wantedWidth(url.searchParams.get('w')),
    formats: forms.filter((form) => isAccepted(`image/${form}`)),
  });
  if (!found.ok) return refuse(response, 404, 'Image not found.');
  const { content, format, width, isLasting } = found.value;
  const tag = `"${width}-${format}"`;
  const isKnown = isKnownEtag(request.headers['if-none-match'], tag);
  // Open before sending headers: if the object storage is unavailable, the response must be an error.
  const body = isKnown || request.method === 'HEAD' ? undefined : await content.open();
  const { pathname } = url;
  const bare = pathname.slice(pathname.lastIndexOf('/') + 1, pathname.lastIndexOf('.'));
  const name = `${bare}.${format === 'jpeg' ? 'jpg' : format}`;
  response.setHeader('ETag', tag);
  response.setHeader('Vary', 'Accept');
  response.setHeader('Cache-Control', `public, max-age=${isLasting ? '31536000, immutable' : 60}`);
  response.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  );
  if (isKnown) return void response.writeHead(304).end();
  response.writeHead(200, {
    'Content-Type': `image/${format}`,
    'Content-Length': content.size,
    'Content-Disposition': `inline; filename="${name}"`,
  });
  if (body instanceof Readable) return pass(body, response);
  response.end(body);
}

/**
 * Streams an image. If the stream is interrupted, the connection ends early, and Content-Length shows clients and
 * caches that the image is incomplete.
 */
async function pass(body: Readable, response: ServerResponse): Promise<void> {
  const isDestroyed = response.destroyed;
  if (isDestroyed) return void body.destroy();
  try {
    await pipeline(body, response);
  } catch (error) {
    if (error instanceof Error && error.name === 'ObjectStoreError')
      throw new ImagesUnavailable(error.message);
  }
}

function wantedWidth(parameter: string | null): number | undefined {
  if (parameter === null) return undefined;
  return /^\d{1,5}$/.test(parameter) ? Number(parameter) : Number.NaN;
}

/** Bytes of drawn images in the cache, and how many may be queued. Drawing one takes about 20 ms of one core. */
const limits = { bytes: 16 * 1024 * 1024, waiting: 32 };

const faces = [
  'newsreader-picture',
  'newsreader-picture-italic',
  'newsreader-picture-extended',
  'instrument-sans-picture',
].map((name) => fileURLToPath(new URL(`${name}.ttf`, new URL('../app/styles/fonts/', import.meta.url))));

/** Characters in the site's own font. For others, system fonts are searched, which takes longer. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the line ends of the SVG are among them
const ownLetters = /^[\u0000-\u017f\u0218-\u021b\u2013-\u2026‹›€™−]*$/;

/** Draws an SVG as PNG; undefined if too many images are queued. */
export type DrawPicture = (svg: string) => Promise<Uint8Array | undefined>;

/** Draws one image at a time and caches the latest. The drawing library is loaded with the first. */
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
