import { readMediaAddress } from '../../../shared/media-address.ts';
import { ok, type Result } from '../../../shared/result.ts';
import type { createPictureFetcher } from './fetch-picture.ts';
import { type IsUpload, largerAddresses, sizeInName } from './larger-addresses.ts';

type FetchPicture = ReturnType<typeof createPictureFetcher>;
type Failure = Extract<Awaited<ReturnType<FetchPicture>>, { ok: false }>['failure'];

/** A picture of the library and where it was fetched from: the same for all of its sizes. */
export interface LargestPicture {
  url: string;
  from: string;
}

/** How far the shape of a size may be from that of its original: sides are whole pixels. */
const tolerance = 0.02;

/** Fetches a picture in its largest size that answers, else as the post has it; fails as that does. */
export function createLargestFetcher(
  fetchPicture: FetchPicture,
  isUpload: IsUpload,
): (address: string) => Promise<Result<LargestPicture, Failure>> {
  return async (address) => {
    for (const from of largerAddresses(address, isUpload)) {
      if (from === address) break;
      const larger = await fetchPicture(from);
      if (larger.ok && isOriginalOf(larger.value, address)) return ok({ url: larger.value, from });
    }
    const own = await fetchPicture(address);
    return own.ok ? ok({ url: own.value, from: address }) : own;
  };
}

/** Whether a picture can be what another was made of, whose name tells its size. WordPress also makes cuts, others do not. */
function isOriginalOf(url: string, address: string): boolean {
  const size = sizeInName(address);
  const original = readMediaAddress(url);
  if (!size || !original) return true;
  // The library has no wider picture than this, and makes moving ones smaller.
  const isLarger = original.isMoving || original.width >= Math.min(size.width, 2_400);
  const isCut = /\/wp-content\/|\/files\/|\/uploads\//.test(address) && original.height >= size.height;
  return isLarger && (isCut || isSameShape(original, size));
}

interface Size {
  width: number;
  height: number;
}

function isSameShape(one: Size, other: Size): boolean {
  const height = (other.width * one.height) / one.width;
  return Math.abs(height - other.height) <= 1 + tolerance * other.height;
}

/** Sanitised HTML in which the height of each of these pictures is that of its width: a cut may have become the whole. */
export function withHeights(html: string, urls: ReadonlySet<string>): string {
  return html.replace(
    /(<img src="([^"]*)"[^>]* width="(\d+)" height=")(\d+)(?=")/g,
    (whole, start: string, url: string, width: string, height: string) => {
      const picture = urls.has(url) ? readMediaAddress(url) : undefined;
      const size = { width: Number(width), height: Number(height) };
      if (!picture || size.width === 0 || isSameShape(picture, size)) return whole;
      return start + Math.round((size.width * picture.height) / picture.width);
    },
  );
}
