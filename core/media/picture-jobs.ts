import type { Result } from '../../shared/result.ts';
import { encodePicture } from './encode-picture.ts';
import { loadSharp } from './load-sharp.ts';
import type { UploadFailure } from './media-core.ts';
import type { PictureFormat } from './picture-format.ts';
import { pictureTexts } from './picture-texts.ts';
import { type ReadyPicture, readUpload } from './read-upload.ts';

/** A form to be made of a master; `width` in pixels, never more than the master has. */
export interface FormJob {
  master: Uint8Array;
  width: number;
  format: PictureFormat;
}

/** What is done with pictures, in a process of its own (`picture-process.ts`). */
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

/** One job on its way to the process, and what comes back. */
export interface JobOrder {
  number: number;
  name: JobName;
  input: unknown;
}

export type JobResult = { number: number; output: unknown } | { number: number; error: string };
