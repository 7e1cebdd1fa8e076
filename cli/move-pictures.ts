import { type MovedPictures, movePictures } from '../core/media/move-pictures.ts';
import { ObjectStoreError } from '../core/object-store/object-store.ts';
import { EnvError, readEnv } from '../server/env.ts';
import { pictureStorageOf } from '../server/storage.ts';
import { readArguments, UsageError } from './arguments.ts';
import { complain, pauseOnSignals, recordDone, showProgress, withDatabase } from './command.ts';
import { usageOf } from './usage.ts';

const bytesInMegabyte = 1_000_000;
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** Moves the bytes of all images, even while the site runs. Ctrl+C stops it between two files; the same command resumes. */
export async function movePicturesCommand(args: string[]): Promise<number> {
  const { file: to } = readArguments(args, 'move-pictures');
  if (to !== 's3' && to !== 'database') throw new UsageError(usageOf('move-pictures'));
  const env = readEnv();
  const { objects } = pictureStorageOf(env);
  if (!objects)
    throw new EnvError('S3_BUCKET isn’t set, so there is no object storage to move images to or from.');
  const places = { s3: objects.place, database: 'the database' };
  const progress = showProgress(process.stdout, 'Moving… {done} of {total} image files');
  const pause = pauseOnSignals('Stopping after the current files. Run the same command to resume.');
  try {
    const moved = await withDatabase(async (db) => {
      const options = { to, onProgress: progress.update, signal: pause.signal } as const;
      const result = await movePictures({ db, objects, now: () => new Date() }, options);
      const { files, bytes } = result;
      if (files > 0) await recordDone(db, { name: 'pictures_moved', what: { to, files, bytes } });
      return result;
    });
    progress.finish();
    console.log(sumLine(moved, places[to]));
    if (env.mediaStore !== to) {
      console.log(
        `New images are still stored in “${env.mediaStore}”. Set MEDIA_STORE to “${to}” and restart the site.`,
      );
    }
    for (const { media_id, width, format } of moved.lost) {
      process.stderr.write(
        `Not moved: image ${media_id} (${width} px, ${format}) is missing from ${places.s3}.\n`,
      );
    }
    return pause.signal.aborted || moved.lost.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof ObjectStoreError)) throw error;
    progress.finish();
    return complain(`${error.message} Run the same command to resume.`);
  } finally {
    pause.end();
    objects.close();
  }
}

function sumLine({ files, bytes }: MovedPictures, place: string): string {
  const size = `${number.format(bytes / bytesInMegabyte)} MB`;
  return files === 0
    ? `All images are already in ${place}.`
    : `Moved ${files} image ${files === 1 ? 'file' : 'files'} (${size}) to ${place}.`;
}
