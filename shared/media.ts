import { z } from 'zod';
import { percentDecoded } from './addresses.ts';
import { storedText } from './text.ts';

/** What an upload may hold: bytes of the file, pixels of the picture (all frames of a moving one), characters. */
export const mediaLimits = { bytes: 15 * 1024 * 1024, pixels: 50_000_000, alt: 500, fileName: 200 } as const;

/** A picture of the library. `url`, a path, never changes; `bytes` are of the upload, sizes in pixels, times ISO 8601 in UTC. */
export const mediaItemSchema = z.object({
  id: z.string(),
  url: z.string(),
  file_name: z.string(),
  /** The form for browsers that know no better one; `image/webp` for a moving picture. */
  mime_type: z.enum(['image/jpeg', 'image/png', 'image/webp']),
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  created_at: z.string(),
});

export type MediaItem = z.infer<typeof mediaItemSchema>;

/** One page of the library, newest first; `total` counts all that match. */
export const mediaPageSchema = z.object({ items: z.array(mediaItemSchema), total: z.int() });

export type MediaPage = z.infer<typeof mediaPageSchema>;

/** A place that shows a picture: a post, a section of a page in one language, or a setting. */
export const mediaUseSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('post'), slug: z.string(), title: z.string(), status: z.string() }),
  z.object({
    kind: z.literal('content'),
    page_type: z.string(),
    section_key: z.string(),
    language: z.string(),
  }),
  z.object({ kind: z.literal('setting'), key: z.string() }),
]);

export type MediaUse = z.infer<typeof mediaUseSchema>;

export const mediaAltSchema = z.object({ alt: storedText().trim().max(mediaLimits.alt) });

/** Widths in pixels in which a picture can be had besides its own, `?w=` in its address. */
export const mediaWidths = [480, 960, 1600, 2400] as const;

export interface MediaAddress {
  id: string;
  width: number;
  height: number;
  isMoving: boolean;
}

const pattern = /^\/media\/([a-z0-9]{1,64})\/([1-9]\d{0,4})x([1-9]\d{0,4})\/[a-z0-9-]+\.(jpg|png|webp)$/;

export function readMediaAddress(path: string): MediaAddress | undefined {
  const [, id, width, height, extension] = pattern.exec(path) ?? [];
  if (id === undefined) return undefined;
  return { id, width: Number(width), height: Number(height), isMoving: extension === 'webp' };
}

/** The choice of widths for an `<img srcset>`; undefined for a picture that comes in one width only. */
export function mediaSourceSet(path: string): string | undefined {
  const picture = readMediaAddress(path);
  if (!picture || picture.isMoving) return undefined;
  const smaller = mediaWidths.filter((width) => width < picture.width);
  if (smaller.length === 0) return undefined;
  return [...smaller.map((width) => `${path}?w=${width} ${width}w`), `${path} ${picture.width}w`].join(', ');
}

/** What the names of pictures end in that the library takes; cameras and browsers have several for JPEG. */
const pictureEndings = new Set(
  ['jpg', 'jpeg', 'jpe', 'jfif', 'jif', 'pjpeg', 'pjp'].concat([
    'png',
    'apng',
    'webp',
    'avif',
    'avifs',
    'gif',
  ]),
);

/** What a file field takes: an iPhone that is asked for these makes a JPEG of its own kind of photo. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Whether a file is a photo as iPhones keep it, which no decoder of the site reads and hardly a browser shows. */
export function isHeic({ name, type }: { name: string; type: string }): boolean {
  return /^image\/hei[cf]/i.test(type) || /\.(hei[cf]|hif)$/i.test(name);
}

/** Whether a file may be a picture by its name: one that ends as another kind of file does (`.html`, `.svg`, `.zip`) may not. */
export function isPictureName(name: string): boolean {
  const ending = /\.([a-z0-9]{2,5})$/i.exec(name.trim())?.[1]?.toLowerCase();
  return ending === undefined || /^\d+$/.test(ending) || pictureEndings.has(ending);
}

/** As long as an id of the library can be, and longer. */
const picture = /\/media\/([A-Za-z0-9]{1,100})\//g;

/** Ids of the library's pictures that texts name by their addresses, each once. */
export function pictureIds(...texts: (string | null)[]): string[] {
  const found = texts.flatMap((text) => [...(text ?? '').matchAll(picture)].map(([, id = '']) => id));
  return [...new Set(found)];
}

/**
 * A picture that readers could not load stands in the text under an address of this kind, until its file has come: the
 * editor draws its name there, and the public sanitiser lets no such address through.
 */
const prefix = '#missing-picture=';

/** The address that stands for a picture of that name; `id` tells it from others of the same name. */
export function missingAddress(id: string, name: string): string {
  return `${prefix}${id}/${encodeURIComponent(name)}`;
}

/** The name in a missing picture's address; undefined for any other address. */
export function missingName(src: string | null | undefined): string | undefined {
  if (!src?.startsWith(prefix)) return undefined;
  return percentDecoded(src.slice(src.indexOf('/') + 1)) || undefined;
}

/** Whether a picture is missing in a text. */
export function hasMissingPicture(html: string): boolean {
  return html.includes(`"${prefix}`);
}

/** The names of the pictures that are missing in a text, in their order, each place once. */
export function missingNamesIn(html: string): string[] {
  const addresses = [...html.matchAll(/"(#missing-picture=[^"]*)"/g)].map(([, address]) => address);
  return [...new Set(addresses)].flatMap((address) => missingName(address) ?? []);
}

/**
 * Pictures that stand in a text themselves (`data:`, RFC 2397). While an export is read, a short mark stands for each; what
 * the mark names is its place: the number of the file, and the first byte and the byte after the last.
 */
export interface EmbeddedPlace {
  file: number;
  start: number;
  end: number;
}

/** `.invalid` is nobody's (RFC 2606). */
const origin = 'https://embedded.invalid/';

/** Types that the media library takes, under all of their names. */
const types = new Set('png x-png apng jpeg jpg pjpeg jfif gif webp avif'.split(' '));

const marked = /^data:image\/([a-z0-9.+-]{1,20});embedded,(\d{1,16}-\d{1,16}-\d{1,16})$/;
const beginsMarked = /^data:image\/([a-z0-9.+-]{1,20});embedded,(\d{1,16}-\d{1,16}-\d{1,16})/;
const written = /^\s*data:image\/([a-z0-9.+-]{1,20})[;,]/i;

/** The marks in a text. */
export const embeddedMarks = /data:image\/[a-z0-9.+-]{1,20};embedded,(\d{1,16}-\d{1,16}-\d{1,16})/g;

export function embeddedMark(type: string, { file, start, end }: EmbeddedPlace): string {
  return `data:image/${type};embedded,${file}-${start}-${end}`;
}

/** The address that a picture has until it is in the library; undefined for a text that is no mark, and for types that it does not take. */
export function embeddedAddress(text: string): string | undefined {
  const [, type = '', place] = marked.exec(text.trim()) ?? [];
  return types.has(type) ? `${origin}${type}/${place}` : undefined;
}

/** What such an address stands for; undefined for every other one. */
export function readEmbeddedAddress(address: string): (EmbeddedPlace & { type: string }) | undefined {
  if (!address.startsWith(origin)) return undefined;
  const [type = '', place = ''] = address.slice(origin.length).split('/');
  const found = readEmbeddedPlace(place);
  return found && types.has(type) ? { type, ...found } : undefined;
}

export function readEmbeddedPlace(text: string): EmbeddedPlace | undefined {
  const [file, start, end] = text.split('-').map(Number);
  if (file === undefined || start === undefined || end === undefined) return undefined;
  return [file, start, end].every(Number.isSafeInteger) && end > start ? { file, start, end } : undefined;
}

/** The same for pictures that are known by a hash of their bytes. */
export function hashedAddress(hash: string): string {
  return `${origin}${hash}`;
}

/** A picture's kind and size, to be told in its place: `data:image/png, 12 kB`. */
export function embeddedName(type: string, bytes: number): string {
  const size =
    bytes < 1000
      ? `${bytes} B`
      : bytes < 1_000_000
        ? `${Math.round(bytes / 1000)} kB`
        : `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `data:image/${type}, ${size}`;
}

/** The same of an address that stands for one; undefined for every other address. */
export function nameOfEmbedded(address: string): string | undefined {
  const place = readEmbeddedAddress(address);
  return place && embeddedName(place.type, sizeOf(place.type, place));
}

/** The same of a `data:` address or a mark, as far as its length tells; 'data' where it says no type of a picture. */
export function nameOfData(text: string): string {
  const data = text.trim();
  const [mark, cutType = '', place = ''] = beginsMarked.exec(data) ?? [];
  const cut = readEmbeddedPlace(place);
  if (mark && cut) return embeddedName(cutType, sizeOf(cutType, cut) + bytesOf(data.length - mark.length));
  const type = written.exec(data.slice(0, 200))?.[1]?.toLowerCase();
  return type === undefined ? 'data' : embeddedName(type, bytesOf(data.length - data.indexOf(',') - 1));
}

/** Bytes of a picture in base64, as far as the length of its text tells. */
export function sizeOf(type: string, { start, end }: EmbeddedPlace): number {
  return bytesOf(Math.max(0, end - start - `data:image/${type};base64,`.length));
}

/** Four characters of base64 are three bytes. */
function bytesOf(characters: number): number {
  return Math.floor((characters * 3) / 4);
}
