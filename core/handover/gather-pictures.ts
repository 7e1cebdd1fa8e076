import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { readMediaAddress } from '../../shared/media-address.ts';
import { PicturesAway } from '../../shared/pictures-away.ts';
import type { MediaCore, OpenedPicture } from '../media/media-core.ts';
import { runPictureJob } from '../media/run-picture-job.ts';
import type { EmbeddedPicture } from './handed-text.ts';

/** Width in which pictures go into files, in pixels: 250 to an inch of a printed page. Bytes of all of them together. */
const wanted = { width: 1600, bytes: 80 * 1024 * 1024 } as const;

/** The pictures of the library that a text shows, one after the other, by their addresses in it. Those that are gone, or more than a file should hold, are left out. */
export async function gatherPictures(
  html: string,
  open: MediaCore['open'],
): Promise<Map<string, EmbeddedPicture>> {
  const pictures = new Map<string, EmbeddedPicture>();
  let sum = 0;
  for (const [, written = ''] of html.matchAll(/<img src="(\/media\/[^"]*)"/g)) {
    const src = written.replaceAll('&amp;', '&');
    if (pictures.has(src) || sum > wanted.bytes) continue;
    const picture = await readPicture(src, open);
    if (!picture) continue;
    pictures.set(src, picture);
    sum += picture.bytes.length;
  }
  return pictures;
}

async function readPicture(src: string, open: MediaCore['open']): Promise<EmbeddedPicture | undefined> {
  const path = src.replace(/[?#].*$/, '');
  const address = readMediaAddress(path);
  if (!address) return undefined;
  const opened = await open(path, { width: wanted.width, formats: [] });
  if (!opened.ok) return undefined;
  const bytes = await read(opened.value).catch((error: unknown) => {
    // The text can go without it; nothing else may fail unheard.
    if (error instanceof PicturesAway) return undefined;
    throw error;
  });
  const { width, height } = address;
  return bytes && { bytes, type: opened.value.format === 'jpeg' ? 'jpg' : 'png', width, height };
}

/** In a buffer of its own, which can go to another thread. */
async function read({ content, format, width }: OpenedPicture): Promise<Uint8Array<ArrayBuffer>> {
  const opened = await content.open();
  const bytes = opened instanceof Uint8Array ? opened : await buffer(opened as Readable);
  // Of what moves, paper shows the beginning.
  const still =
    format === 'webp' ? await runPictureJob('makeForm', { master: bytes, width, format: 'png' }) : bytes;
  return new Uint8Array(still);
}
