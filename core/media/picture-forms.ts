import pLimit from 'p-limit';
import type { Database } from '../../db/connect.ts';
import { mediaWidths, readMediaAddress } from '../../shared/media.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { MediaFailure, OpenedPicture, RequestedImage } from './media-core.ts';
import { findMedia, type MediaRow, mediaAddress } from './media-store.ts';
import type { FormContent, PictureFiles } from './picture-files.ts';
import type { PictureFormat } from './picture-format.ts';
import { runPictureJob } from './run-picture-job.ts';

/** A form of a picture. */
export interface PictureForm {
  media_id: string;
  width: number;
  format: PictureFormat;
}

/** Gives a form; undefined when it is not ready within the time that a reader waits. */
type GetPictureForm = (form: PictureForm) => Promise<FormContent | undefined>;

/** How many forms may wait to be made: more would keep a core busy for minutes. */
const maxQueueLength = 32;

/** Makes pictures' forms on the first request, one at a time, and keeps them. A reader waits `timeoutMs` (ms) at most. */
export function createPictureForms(db: Database, files: PictureFiles, timeoutMs: number): GetPictureForm {
  const queue = pLimit(1);
  const making = new Map<string, Promise<FormContent | undefined>>();

  const make = (form: PictureForm) => {
    const key = `${form.media_id} ${form.width} ${form.format}`;
    const known = making.get(key);
    if (known) return known;
    if (queue.activeCount + queue.pendingCount >= maxQueueLength) return undefined;
    const made = queue(() => makeForm(db, files, form)).finally(() => making.delete(key));
    // A reader who has left hears of no failure; the next one asks anew and meets it.
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
    // Removed while it was being made: then there is nothing to keep it for.
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

/** Widest AVIF, in pixels: at 2400 one takes 2 s of a core and 300 MB, and is no smaller than the WebP (measured). */
const widestAvif = 1600;

/** The picture in the best form that the asker knows; none at another spelling or width, which would fill caches. */
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

/** Only a moving picture has WebP as its plain form: no older format moves in full colour. */
function isMoving(media: MediaRow): boolean {
  return media.mime_type === 'image/webp';
}
