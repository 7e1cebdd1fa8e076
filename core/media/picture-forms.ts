import pLimit from 'p-limit';
import type { Database } from '../../db/connect.ts';
import { findMedia } from './media-store.ts';
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
export type GetPictureForm = (form: PictureForm) => Promise<FormContent | undefined>;

/** How many forms may wait to be made: more would keep a core busy for minutes. */
const longestQueue = 32;

/** Makes pictures' forms on the first request, one at a time, and keeps them. A reader waits `timeoutMs` (ms) at most. */
export function createPictureForms(db: Database, files: PictureFiles, timeoutMs: number): GetPictureForm {
  const queue = pLimit(1);
  const making = new Map<string, Promise<FormContent | undefined>>();

  const make = (form: PictureForm) => {
    const key = `${form.media_id} ${form.width} ${form.format}`;
    const known = making.get(key);
    if (known) return known;
    if (queue.activeCount + queue.pendingCount >= longestQueue) return undefined;
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
