import type { Database } from '../../db/connect.ts';
import { mediaWidths, readMediaAddress } from '../../shared/media.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { mediaAddress } from './media-address.ts';
import type { MediaFailure, OpenedPicture, WantedPicture } from './media-core.ts';
import { findMedia, type MediaRow } from './media-store.ts';
import type { PictureFiles } from './picture-files.ts';
import type { PictureFormat } from './picture-format.ts';
import type { GetPictureForm } from './picture-forms.ts';

/** Widest AVIF, in pixels: at 2400 one takes 2 s of a core and 300 MB, and is no smaller than the WebP (measured). */
const widestAvif = 1600;

/** The picture in the best form that the asker knows; none at another spelling or width, which would fill caches. */
export async function openPicture(
  db: Database,
  files: PictureFiles,
  getForm: GetPictureForm,
  path: string,
  wanted: WantedPicture,
): Promise<Result<OpenedPicture, MediaFailure>> {
  const id = readMediaAddress(path)?.id;
  const media = id === undefined ? undefined : await findMedia(db.kysely, { id });
  const width = media && chooseWidth(media, wanted.width);
  if (!media || width === undefined || mediaAddress(media) !== path) return fail({ code: 'media_not_found' });
  const format = chooseFormat(media, width, wanted.formats);
  const content = await getForm({ media_id: media.id, width, format });
  if (content) return ok({ content, format, width, isLasting: true });
  const standIn = { media_id: media.id, width: media.width, format: plainFormat(media) };
  const plain = await files.find(standIn);
  return plain
    ? ok({ content: plain, format: standIn.format, width: standIn.width, isLasting: false })
    : fail({ code: 'media_not_found' });
}

function chooseWidth(media: MediaRow, wanted: number | undefined): number | undefined {
  if (wanted === undefined) return media.width;
  if (!mediaWidths.some((width) => width === wanted)) return undefined;
  return isMoving(media) ? media.width : Math.min(wanted, media.width);
}

function chooseFormat(media: MediaRow, width: number, known: PictureFormat[]): PictureFormat {
  if (isMoving(media)) return 'webp';
  const usable = known.find((format) => format === 'webp' || (format === 'avif' && width <= widestAvif));
  return usable ?? plainFormat(media);
}

function plainFormat(media: MediaRow): PictureFormat {
  if (isMoving(media)) return 'webp';
  return media.mime_type === 'image/png' ? 'png' : 'jpeg';
}

/** Only a moving picture has WebP as its plain form: no older format moves in full colour. */
function isMoving(media: MediaRow): boolean {
  return media.mime_type === 'image/webp';
}
