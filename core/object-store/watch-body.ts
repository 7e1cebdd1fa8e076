import { Readable, Transform } from 'node:stream';
import { ObjectStoreError } from './object-store.ts';
import { s3Failure } from './s3-failure.ts';

/** What arrives of an object: it fails where less comes than was promised, or where nothing comes, or is taken, for `silenceMs`. */
export function watchBody(source: unknown, size: number, tried: string, silenceMs?: number): Readable {
  if (!(source instanceof Readable)) throw new ObjectStoreError('failed', `${tried} failed: no body.`);
  const away = (why: string) => new ObjectStoreError('away', `${tried} failed: ${why}.`);
  let arrived = 0;
  let timer: NodeJS.Timeout | undefined;
  const watch = () => {
    clearTimeout(timer);
    // A reader who takes nothing must not keep a connection that others wait for.
    if (silenceMs) timer = setTimeout(() => watched.destroy(away('nothing more came')), silenceMs).unref();
  };
  const watched = new Transform({
    transform(piece: Buffer, _encoding, done) {
      arrived += piece.length;
      watch();
      done(null, piece);
    },
    flush(done) {
      clearTimeout(timer);
      done(arrived === size ? null : away(`${arrived} of ${size} bytes came`));
    },
    destroy(error, done) {
      clearTimeout(timer);
      source.destroy();
      done(error);
    },
  });
  // Whoever reads it is told; an answer that nobody reads must not end the process.
  watched.on('error', () => undefined);
  watch();
  source.on('error', (error) => watched.destroy(s3Failure(error, tried)));
  source.on('close', () => {
    if (!source.readableEnded) watched.destroy(away('it was cut off'));
  });
  source.pipe(watched);
  return watched;
}
