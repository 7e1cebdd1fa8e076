import { createHash } from 'node:crypto';
import type { LimitFunction } from 'p-limit';
import type { Database } from '../../db/connect.ts';
import { withLongTimeout } from '../../db/statements.ts';
import { mediaLimits } from '../../shared/media.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import { checkUpload } from './check-upload.ts';
import type { UploadedFile, UploadFailure } from './media-core.ts';
import { findMedia, insertMedia, type MediaRow } from './media-store.ts';
import type { PictureFiles } from './picture-files.ts';
import { runPictureJob } from './run-picture-job.ts';

/** Puts a picture into the library; the same file uploaded again, or twice at once, gives the one that is there. */
export async function uploadPicture(
  db: Database,
  pictureFiles: PictureFiles,
  queue: LimitFunction,
  file: UploadedFile,
  { record: recordEvent, now }: { record: RecordEvent; now: Date },
): Promise<Result<MediaRow, UploadFailure>> {
  const { name, bytes } = file;
  const content_hash = createHash('sha256').update(bytes).digest('hex');
  return queue(async () => {
    const known = await findMedia(db.kysely, { content_hash });
    if (known) return ok(known);
    const ready = await runPictureJob('readUpload', bytes);
    if (!ready.ok) return ready;
    const checked = await checkUpload(
      db,
      { record: recordEvent, subject: content_hash.slice(0, 20), now },
      file,
    );
    if (!checked.ok) return checked;
    const { mimeType, width, height, files } = ready.value;
    // Of the content, so that a picture that was removed and comes again has the address that caches know.
    const id = content_hash.slice(0, 20);
    const record = await pictureFiles.write(files.map((file) => ({ media_id: id, width, ...file })));
    // Millions of bytes to a server may take their time.
    const insert = db.kysely.transaction();
    const media = await withLongTimeout(() =>
      insert.execute(async (transaction) => {
        const inserted = await insertMedia(transaction, {
          id,
          content_hash,
          file_name: plainName(name),
          mime_type: mimeType,
          bytes: bytes.length,
          width,
          height,
          alt: '',
          created_at: now.toISOString(),
        });
        await record(transaction);
        return inserted;
      }),
    );
    return ok(media);
  });
}

/** A file's name without folders and what no database keeps; cut at its start, where less is lost. */
function plainName(name: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  return last
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(-mediaLimits.fileName)
    .toWellFormed();
}
