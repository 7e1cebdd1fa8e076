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
