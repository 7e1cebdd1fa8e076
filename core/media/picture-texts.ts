import { loadSharp } from './load-sharp.ts';

/** What of a picture's metadata is looked through, in bytes of each kind; the rest is thumbnails and tables. */
const mostBytes = 1_000_000;

/**
 * The texts that lie in a picture beside its pixels: of EXIF, IPTC and XMP, and comments. Without their tags, as whoever
 * opens the file could read them. None for what can't be read: that is refused elsewhere.
 */
export async function pictureTexts(bytes: Uint8Array): Promise<string[]> {
  // The decoder throws at once where there is nothing.
  if (bytes.length === 0) return [];
  const open = await loadSharp();
  const metadata = await open(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata) return [];
  const { exif, iptc, xmp, xmpAsString, comments = [] } = metadata;
  const parts = [exif, iptc].flatMap((part) => (part ? legible(part.subarray(0, mostBytes)) : []));
  const xml = xmpAsString ?? xmp?.subarray(0, mostBytes).toString('utf8');
  return [
    ...parts,
    ...(xml ? [withoutMarkup(xml)] : []),
    ...comments.map(({ keyword, text }) => `${keyword}: ${text}`),
    ...gifComments(bytes),
  ].filter((text) => text.trim() !== '');
}

/** Runs of characters that can be read, in the encodings that cameras and programs write: UTF-8, Latin-1, UTF-16. */
function legible(bytes: Uint8Array): string[] {
  const buffer = Buffer.from(bytes);
  const swapped = Buffer.from(buffer.subarray(0, buffer.length & ~1)).swap16();
  const texts = [
    buffer.toString('utf8'),
    buffer.toString('latin1'),
    buffer.toString('utf16le'),
    buffer.subarray(1).toString('utf16le'),
    swapped.toString('utf16le'),
    Buffer.from(buffer.subarray(1, 1 + ((buffer.length - 1) & ~1)))
      .swap16()
      .toString('utf16le'),
  ];
  return texts.map((text) => (text.match(/[\p{L}\p{N}\p{P}\p{S}\p{Zs}\p{M}\p{Cf}]{3,}/gu) ?? []).join('\n'));
}

function withoutMarkup(xml: string): string {
  return xml
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, code: string) => characterOf(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,7});/g, (_, code: string) => characterOf(Number(code)))
    .replaceAll('&amp;', '&')
    .replace(/[<>"]/g, '\n');
}

function characterOf(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}

/** Comments of a GIF, which the decoder does not tell: blocks behind `21 FE`. */
function gifComments(bytes: Uint8Array): string[] {
  const buffer = Buffer.from(bytes);
  if (buffer.subarray(0, 3).toString('latin1') !== 'GIF') return [];
  const found: string[] = [];
  for (
    let at = buffer.indexOf('21fe', 0, 'hex');
    at >= 0 && found.length < 20;
    at = buffer.indexOf('21fe', at + 2, 'hex')
  ) {
    const size = buffer[at + 2] ?? 0;
    const text = buffer.subarray(at + 3, at + 3 + size);
    if (
      size > 0 &&
      buffer[at + 3 + size] !== undefined &&
      /^[\t\n\r\x20-\x7e\x80-\xff]+$/.test(text.toString('latin1'))
    )
      found.push(text.toString('utf8'));
  }
  return found;
}
