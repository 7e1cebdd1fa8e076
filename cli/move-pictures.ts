import { type MovedPictures, movePictures } from '../core/media/move-pictures.ts';
import { ObjectStoreError } from '../core/object-store/object-store.ts';
import { EnvError, readEnv } from '../server/env.ts';
import { pictureStorageOf } from '../server/storage.ts';
import { readArguments, UsageError } from './arguments.ts';
import { complain, pauseOnSignals, recordDone, showProgress, withDatabase } from './command.ts';

const usage = 'move-pictures s3|database';
const bytesInMegabyte = 1_000_000;
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** Moves the bytes of all pictures while the site runs. Ctrl+C ends it between two files; the same command resumes. */
export async function movePicturesCommand(args: string[]): Promise<number> {
  const { file: to } = readArguments(args, usage);
  if (to !== 's3' && to !== 'database') throw new UsageError(`Usage: npm run site -- ${usage}`);
  const env = readEnv();
  const { objects } = pictureStorageOf(env);
  if (!objects)
    throw new EnvError('S3_BUCKET names no bucket: there is no object store to move pictures to or from.');
  const places = { s3: objects.place, database: 'the database' };
  const progress = showProgress(process.stdout, '{done} of {total} files of pictures moved');
  const pause = pauseOnSignals('Ending after the files under way. The same command goes on from there.');
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
        `MEDIA_STORE is “${env.mediaStore}”, where new pictures still go. Set it to “${to}”, and start the site anew.`,
      );
    }
    for (const { media_id, width, format } of moved.lost) {
      process.stderr.write(
        `Not moved: ${format} of picture ${media_id}, ${width} px wide: its bytes are lost in ${places.s3}.\n`,
      );
    }
    return pause.signal.aborted || moved.lost.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof ObjectStoreError)) throw error;
    progress.finish();
    return complain(`${error.message} What was moved stays moved; the same command goes on from there.`);
  } finally {
    pause.end();
    objects.close();
  }
}

function sumLine({ files, bytes }: MovedPictures, place: string): string {
  const size = `${number.format(bytes / bytesInMegabyte)} MB`;
  return files === 0
    ? `Nothing was left to move to ${place}.`
    : `Moved ${files} ${files === 1 ? 'file' : 'files'} of pictures, ${size}, to ${place}.`;
}
