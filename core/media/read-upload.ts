import type { Metadata } from 'sharp';
import { mediaLimits } from '../../shared/media.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { encodeMaster, encodePicture } from './encode-picture.ts';
import { loadSharp } from './load-sharp.ts';
import type { UploadFailure } from './media-core.ts';
import { type FileFormat, pictureFormat, type UploadFormat } from './picture-format.ts';

/** Largest size that is kept, in pixels: twice the widest column, and a height that every format can hold. */
const largest = { width: 2400, height: 8000 } as const;

/** Every frame of a moving picture costs as much as a picture. */
const largestMoving = { width: 960, height: 960 } as const;

/** An upload made ready to be kept: upright, in sRGB, without metadata. */
export interface ReadyPicture {
  mimeType: 'image/jpeg' | 'image/png' | 'image/webp';
  width: number;
  height: number;
  files: { format: FileFormat; bytes: Uint8Array }[];
}

/** Reads an uploaded file as the picture that it holds, whatever it is called, and makes it ready. */
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
  // Everything up to here depends on the file; what fails later is our own failure, and thrown.
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
