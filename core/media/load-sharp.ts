import type { Sharp, SharpOptions } from 'sharp';
import { mediaLimits } from '../../shared/media.ts';

type OpenPicture = (bytes: Uint8Array, options?: SharpOptions) => Sharp;

let loading: Promise<OpenPicture> | undefined;

/** The picture library, loaded with the first picture so that a start does not wait for it. */
export function loadSharp(): Promise<OpenPicture> {
  loading ??= load();
  return loading;
}

async function load(): Promise<OpenPicture> {
  const { default: sharp } = await import('sharp');
  // One thread for each picture and nothing kept: visitors are answered meanwhile, and memory is given back.
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`),
  });
  // `error` refuses what is cut short and forgives the harmless oddities of cameras, which are warnings.
  return (bytes, options) =>
    sharp(bytes, { limitInputPixels: mediaLimits.pixels, failOn: 'error', ...options });
}
