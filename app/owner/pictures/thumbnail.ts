import type { MediaItem } from '../../../shared/media.ts';
import { mediaWidths, readMediaAddress } from '../../../shared/media-address.ts';

/** The address of a picture small enough for a grid; moving pictures come in their own width only. */
export function thumbnail({ url, width }: Pick<MediaItem, 'url' | 'width'>): string {
  const [smallest] = mediaWidths;
  return width > smallest && !readMediaAddress(url)?.isMoving ? `${url}?w=${smallest}` : url;
}
