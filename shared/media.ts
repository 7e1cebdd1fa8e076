import { z } from 'zod';
import { percentDecoded } from './addresses.ts';
import { storedText } from './text.ts';

/** Upload limits: bytes of the file, pixels (all frames of an animation), characters. */
export const mediaLimits = { bytes: 15 * 1024 * 1024, pixels: 50_000_000, alt: 500, fileName: 200 } as const;

/**
 * An image in the media library. `url`, a path, never changes. `bytes` is the upload's size, dimensions are
 * in pixels, and times are ISO 8601 in UTC.
 */
export const mediaItemSchema = z.object({
  id: z.string(),
  url: z.string(),
  file_name: z.string(),
  /** The format for old browsers; `image/webp` for an animation. */
  mime_type: z.enum(['image/jpeg', 'image/png', 'image/webp']),
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  created_at: z.string(),
});

export type MediaItem = z.infer<typeof mediaItemSchema>;

/** A page of the media library, newest first. `total` counts all matches. */
export const mediaPageSchema = z.object({ items: z.array(mediaItemSchema), total: z.int() });

export type MediaPage = z.infer<typeof mediaPageSchema>;

/** A place that shows an image: a post, a page section in one language, or a setting. */
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

/** Additional widths in pixels, as `?w=` in the URL. */
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

/** Returns an `<img srcset>`; undefined for an image with only one width. */
export function mediaSourceSet(path: string): string | undefined {
  const picture = readMediaAddress(path);
  if (!picture || picture.isMoving) return undefined;
  const smaller = mediaWidths.filter((width) => width < picture.width);
  if (smaller.length === 0) return undefined;
  return [...smaller.map((width) => `${path}?w=${width} ${width}w`), `${path} ${picture.width}w`].join(', ');
}

/** File extensions that the media library accepts. Cameras and browsers use several for JPEG. */
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

/** The types that a file field accepts. With this list, an iPhone converts its photos to JPEG. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Checks for a HEIC photo, which the site can't decode and few browsers show. */
export function isHeic({ name, type }: { name: string; type: string }): boolean {
  return /^image\/hei[cf]/i.test(type) || /\.(hei[cf]|hif)$/i.test(name);
}

/** Checks whether a file name can be an image's: without an extension such as `.html`, `.svg` or `.zip`. */
export function isPictureName(name: string): boolean {
  const ending = /\.([a-z0-9]{2,5})$/i.exec(name.trim())?.[1]?.toLowerCase();
  return ending === undefined || /^\d+$/.test(ending) || pictureEndings.has(ending);
}

/** The limit is longer than any ID. */
const picture = /\/media\/([A-Za-z0-9]{1,100})\//g;

/** Returns the distinct IDs of library images in texts, by their URLs. */
export function pictureIds(...texts: (string | null)[]): string[] {
  const found = texts.flatMap((text) => [...(text ?? '').matchAll(picture)].map(([, id = '']) => id));
  return [...new Set(found)];
}

/**
 * An image that couldn't be loaded stays in the text under this kind of URL until its file is uploaded. The
 * editor shows its name, and the sanitizer removes it from public pages.
 */
const prefix = '#missing-picture=';

/** Returns the placeholder URL for an image. `id` distinguishes equal names. */
export function missingAddress(id: string, name: string): string {
  return `${prefix}${id}/${encodeURIComponent(name)}`;
}

/** Returns the name in a placeholder URL; undefined for other URLs. */
export function missingName(src: string | null | undefined): string | undefined {
  if (!src?.startsWith(prefix)) return undefined;
  return percentDecoded(src.slice(src.indexOf('/') + 1)) || undefined;
}

/** Checks whether a text has missing images. */
export function hasMissingPicture(html: string): boolean {
  return html.includes(`"${prefix}`);
}

/** Returns the names of a text's missing images, in order, one per placeholder. */
export function missingNamesIn(html: string): string[] {
  const addresses = [...html.matchAll(/"(#missing-picture=[^"]*)"/g)].map(([, address]) => address);
  return [...new Set(addresses)].flatMap((address) => missingName(address) ?? []);
}

/**
 * The position of an image embedded in a text (`data:`, RFC 2397). While an export is read, a short mark
 * replaces each image. It contains the file's number, the first byte, and the byte after the last.
 */
export interface EmbeddedPlace {
  file: number;
  start: number;
  end: number;
}

/** `.invalid` never exists (RFC 2606). */
const origin = 'https://embedded.invalid/';

/** Types that the media library accepts, under all their names. */
const types = new Set('png x-png apng jpeg jpg pjpeg jfif gif webp avif'.split(' '));

const marked = /^data:image\/([a-z0-9.+-]{1,20});embedded,(\d{1,16}-\d{1,16}-\d{1,16})$/;
const beginsMarked = /^data:image\/([a-z0-9.+-]{1,20});embedded,(\d{1,16}-\d{1,16}-\d{1,16})/;
const written = /^\s*data:image\/([a-z0-9.+-]{1,20})[;,]/i;

/** Finds the marks in a text. */
export const embeddedMarks = /data:image\/[a-z0-9.+-]{1,20};embedded,(\d{1,16}-\d{1,16}-\d{1,16})/g;

export function embeddedMark(type: string, { file, start, end }: EmbeddedPlace): string {
  return `data:image/${type};embedded,${file}-${start}-${end}`;
}

/**
 * Returns an embedded image's placeholder URL until it is in the media library; undefined if the text isn't a
 * mark or the type isn't accepted.
 */
export function embeddedAddress(text: string): string | undefined {
  const [, type = '', place] = marked.exec(text.trim()) ?? [];
  return types.has(type) ? `${origin}${type}/${place}` : undefined;
}

/** Parses an embedded image's placeholder URL. Undefined for every other URL. */
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

/** Returns the placeholder URL for an embedded image known by the hash of its bytes. */
export function hashedAddress(hash: string): string {
  return `${origin}${hash}`;
}

/** Returns an embedded image's type and size, for reports: `data:image/png, 12 kB`. */
export function embeddedName(type: string, bytes: number): string {
  const size =
    bytes < 1000
      ? `${bytes} B`
      : bytes < 1_000_000
        ? `${Math.round(bytes / 1000)} kB`
        : `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `data:image/${type}, ${size}`;
}

/** Returns an embedded image's type and size from its placeholder URL; undefined for other URLs. */
export function nameOfEmbedded(address: string): string | undefined {
  const place = readEmbeddedAddress(address);
  return place && embeddedName(place.type, sizeOf(place.type, place));
}

/** Returns an image's type and estimated size from a `data:` URL or a mark; 'data' for anything else. */
export function nameOfData(text: string): string {
  const data = text.trim();
  const [mark, cutType = '', place = ''] = beginsMarked.exec(data) ?? [];
  const cut = readEmbeddedPlace(place);
  if (mark && cut) return embeddedName(cutType, sizeOf(cutType, cut) + bytesOf(data.length - mark.length));
  const type = written.exec(data.slice(0, 200))?.[1]?.toLowerCase();
  return type === undefined ? 'data' : embeddedName(type, bytesOf(data.length - data.indexOf(',') - 1));
}

/** Returns the size of an embedded image in bytes, from the length of its base64. */
export function sizeOf(type: string, { start, end }: EmbeddedPlace): number {
  return bytesOf(Math.max(0, end - start - `data:image/${type};base64,`.length));
}

/** Converts base64 characters to bytes. Four characters are three bytes. */
function bytesOf(characters: number): number {
  return Math.floor((characters * 3) / 4);
}
