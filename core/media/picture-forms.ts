import pLimit from 'p-limit';
import type { Database } from '../../db/connect.ts';
import { mediaWidths, readMediaAddress } from '../../shared/media.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { MediaFailure, OpenedPicture, RequestedImage } from './media-core.ts';
import { findMedia, type MediaRow, mediaAddress } from './media-store.ts';
import type { FormContent, PictureFiles } from './picture-files.ts';
import type { PictureFormat } from './picture-format.ts';
import { runPictureJob } from './run-picture-job.ts';

/** An image in one width and format. */
export interface PictureForm {
  media_id: string;
  width: number;
  format: PictureFormat;
}

/** Returns a form; undefined if it isn't ready in time. */
type GetPictureForm = (form: PictureForm) => Promise<FormContent | undefined>;

/** The maximum number of forms waiting to be created. More would keep a core busy for minutes. */
const maxQueueLength = 32;

/** Creates and stores forms of images on the first request, one by one. Visitors wait at most `timeoutMs`. */
export function createPictureForms(db: Database, files: PictureFiles, timeoutMs: number): GetPictureForm {
  const queue = pLimit(1);
  const making = new Map<string, Promise<FormContent | undefined>>();

  const make = (form: PictureForm) => {
    const key = `${form.media_id} ${form.width} ${form.format}`;
    const known = making.get(key);
    if (known) return known;
    if (queue.activeCount + queue.pendingCount >= maxQueueLength) return undefined;
    const made = queue(() => makeForm(db, files, form)).finally(() => making.delete(key));
    // If the visitor stopped waiting, nothing else handles a failure. The next request tries again.
    made.catch(() => undefined);
    making.set(key, made);
    return made;
  };

  return async (form) => {
    const stored = await files.find(form);
    return stored ?? inTime(make(form), timeoutMs);
  };
}

async function makeForm(
  db: Database,
  files: PictureFiles,
  form: PictureForm,
): Promise<FormContent | undefined> {
  const stored = await files.find(form);
  if (stored) return stored;
  const media = await findMedia(db.kysely, { id: form.media_id });
  const master = media && (await files.read({ media_id: media.id, width: media.width, format: 'master' }));
  if (!master) return undefined;
  const bytes = await runPictureJob('makeForm', { master, width: form.width, format: form.format });
  const record = await files.write([{ ...form, bytes }]);
  try {
    await db.kysely.transaction().execute(record);
  } catch (error) {
    // If the image was removed in the meantime, the form needn't be stored.
    if (await findMedia(db.kysely, { id: form.media_id })) throw error;
  }
  return { size: bytes.length, open: async () => bytes };
}

async function inTime<Value>(
  work: Promise<Value> | undefined,
  milliseconds: number,
): Promise<Value | undefined> {
  const { promise: tooLate, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, milliseconds, undefined);
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** The widest AVIF, in px. One of 2400 px takes 2 s and 300 MB and is no smaller than WebP (measured). */
const widestAvif = 1600;

/** Opens an image in the best accepted format. Refuses variants of the URL, which would fill caches. */
export async function openPicture(
  db: Database,
  files: PictureFiles,
  getForm: GetPictureForm,
  path: string,
  wanted: RequestedImage,
): Promise<Result<OpenedPicture, MediaFailure>> {
  const id = readMediaAddress(path)?.id;
  const media = id === undefined ? undefined : await findMedia(db.kysely, { id });
  const width = media && chooseWidth(media, wanted.width);
  if (!media || width === undefined || mediaAddress(media) !== path) return fail({ code: 'media_not_found' });
  const format = chooseFormat(media, width, wanted.formats);
  const content = await getForm({ media_id: media.id, width, format });
  if (content) return ok({ content, format, width, isLasting: true });
  const placeholder = { media_id: media.id, width: media.width, format: plainFormat(media) };
  const plain = await files.find(placeholder);
  return plain
    ? ok({ content: plain, format: placeholder.format, width: placeholder.width, isLasting: false })
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

/** Only an animation has WebP as its basic format, because no older format has animations in full color. */
function isMoving(media: MediaRow): boolean {
  return media.mime_type === 'image/webp';
}
