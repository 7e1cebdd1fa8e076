import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { mediaLimits } from '../../shared/media.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { UploadFailure } from './media-core.ts';
import { type FileFormat, type PictureFormat, pictureFormat, type UploadFormat } from './picture-format.ts';

type OpenPicture = (bytes: Uint8Array, options?: SharpOptions) => Sharp;

let loading: Promise<OpenPicture> | undefined;

/** Loads the image library with the first image, so that it doesn't delay the start. */
function loadSharp(): Promise<OpenPicture> {
  loading ??= load();
  return loading;
}

async function load(): Promise<OpenPicture> {
  const { default: sharp } = await import('sharp');
  // One thread per image and no cache, so that visitors are served in the meantime and memory is freed.
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`),
  });
  // `error` rejects truncated files but accepts harmless oddities of cameras, which are only warnings.
  return (bytes, options) =>
    sharp(bytes, { limitInputPixels: mediaLimits.pixels, failOn: 'error', ...options });
}

/**
 * Writes an image in one format, without metadata. The quality settings look alike side by side. With one
 * more step of effort, AVIF takes three times as long for files 5% smaller (measured).
 */
function encodePicture(picture: Sharp, format: Exclude<FileFormat, 'master'>): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 55, effort: 3 }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 78, effort: 4, smartSubsample: true }).toBuffer();
    case 'jpeg':
      return picture.jpeg({ quality: 82, progressive: true }).toBuffer();
    case 'png':
      return picture.png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer();
  }
}

/** Creates the master, from which all other forms are made. */
function encodeMaster(picture: Sharp, isDrawing: boolean): Promise<Buffer> {
  const options = isDrawing ? { nearLossless: true, quality: 60 } : { quality: 90 };
  // The owner waits for this file. More effort would take three times as long for 1% (measured).
  return picture.webp({ ...options, effort: 2 }).toBuffer();
}

/** How many bytes of each kind of metadata are searched. The rest is thumbnails and tables. */
const maxBytes = 1_000_000;

/**
 * Returns the texts in an image's metadata (EXIF, IPTC, XMP and comments) without tags, as anyone who opens
 * the file could read them. Returns nothing for an unreadable file, which is rejected elsewhere.
 */
export async function pictureTexts(bytes: Uint8Array): Promise<string[]> {
  // The decoder throws on empty input.
  if (bytes.length === 0) return [];
  const open = await loadSharp();
  const metadata = await open(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata) return [];
  const { exif, iptc, xmp, xmpAsString, comments = [] } = metadata;
  const parts = [exif, iptc].flatMap((part) => (part ? legible(part.subarray(0, maxBytes)) : []));
  const xml = xmpAsString ?? xmp?.subarray(0, maxBytes).toString('utf8');
  return [
    ...parts,
    ...(xml ? [withoutMarkup(xml)] : []),
    ...comments.map(({ keyword, text }) => `${keyword}: ${text}`),
    ...gifComments(bytes),
  ].filter((text) => text.trim() !== '');
}

/** Finds runs of readable characters in the usual encodings of metadata: UTF-8, Latin-1, UTF-16. */
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

/** Reads the comments of a GIF, which the decoder doesn't return: blocks after `21 FE`. */
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

/** The largest stored size, in pixels: twice the widest column, and a height that every format supports. */
const largest = { width: 2400, height: 8000 } as const;

/** The largest animation, in pixels. Each frame costs as much as an image. */
const largestMoving = { width: 960, height: 960 } as const;

/** An upload that is ready to be stored: upright, in sRGB, without metadata. */
interface ReadyPicture {
  mimeType: 'image/jpeg' | 'image/png' | 'image/webp';
  width: number;
  height: number;
  files: { format: FileFormat; bytes: Uint8Array }[];
}

/** Decodes an uploaded file by its content, whatever its name, and prepares it for storage. */
export async function readUpload(bytes: Uint8Array): Promise<Result<ReadyPicture, UploadFailure>> {
  if (bytes.length > mediaLimits.bytes) {
    return fail({ code: 'file_too_big', unit: 'bytes', size: bytes.length, limit: mediaLimits.bytes });
  }
  const format = pictureFormat(bytes);
  if (!format) return fail({ code: 'file_type' });
  const open = await loadSharp();
  const metadata = await open(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata) return fail({ code: 'file_broken' });
  const pixels = metadata.width * metadata.height * (metadata.pages ?? 1);
  if (pixels > mediaLimits.pixels) {
    return fail({ code: 'file_too_big', unit: 'pixels', size: pixels, limit: mediaLimits.pixels });
  }
  const isMoving = (format === 'gif' || format === 'webp') && (metadata.pages ?? 1) > 1;
  return isMoving ? readMoving(bytes) : readStill(bytes, format, metadata);
}

async function readStill(
  bytes: Uint8Array,
  format: UploadFormat,
  metadata: Metadata,
): Promise<Result<ReadyPicture, UploadFailure>> {
  const open = await loadSharp();
  const pixels = await open(bytes)
    .autoOrient()
    .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  // Failures up to here are caused by the file. Later ones aren't, and are thrown.
  if (!pixels) return fail({ code: 'file_broken' });
  const { width, height, channels } = pixels.info;
  const picture = () => open(pixels.data, { raw: { width, height, channels } });
  const seeThrough = metadata.hasAlpha && !(await picture().stats()).isOpaque;
  const fallback = seeThrough ? 'png' : 'jpeg';
  const opaque = () => (seeThrough ? picture() : picture().removeAlpha());
  return ok({
    mimeType: `image/${fallback}`,
    width,
    height,
    files: [
      { format: 'master', bytes: await encodeMaster(opaque(), format === 'png' || format === 'gif') },
      { format: fallback, bytes: await encodePicture(opaque(), fallback) },
    ],
  });
}

async function readMoving(bytes: Uint8Array): Promise<Result<ReadyPicture, UploadFailure>> {
  const open = await loadSharp();
  const moving = await open(bytes, { animated: true })
    .resize({ ...largestMoving, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78, effort: 2 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (!moving) return fail({ code: 'file_broken' });
  const { width, height, pageHeight } = moving.info;
  return ok({
    mimeType: 'image/webp',
    width,
    height: pageHeight ?? height,
    files: [{ format: 'webp', bytes: moving.data }],
  });
}

/** A form to be made from a master. `width` is in pixels and at most the master's. */
export interface FormJob {
  master: Uint8Array;
  width: number;
  format: PictureFormat;
}

/** The jobs that run in the image process (`picture-process.ts`). */
export const pictureJobs = {
  readUpload: (bytes: Uint8Array): Promise<Result<ReadyPicture, UploadFailure>> => readUpload(bytes),

  texts: (bytes: Uint8Array): Promise<string[]> => pictureTexts(bytes),

  makeForm: async ({ master, width, format }: FormJob): Promise<Uint8Array> => {
    const open = await loadSharp();
    return encodePicture(open(master).resize({ width, withoutEnlargement: true }), format);
  },
} as const;

export type PictureJobs = typeof pictureJobs;
export type JobName = keyof PictureJobs;

/** A job as sent to the image process. */
export interface JobOrder {
  number: number;
  name: JobName;
  input: unknown;
}

export type JobResult = { number: number; output: unknown } | { number: number; error: string };
