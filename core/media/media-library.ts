import { createHash } from 'node:crypto';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Database } from '../../db/connect.ts';
import { withLongTimeout } from '../../db/statements.ts';
import { percentDecoded } from '../../shared/addresses.ts';
import type { GuardOverride, OutgoingField } from '../../shared/guard/guarded-name.ts';
import { type MediaItem, mediaItemSchema, mediaLimits } from '../../shared/media.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { RecordEvent } from '../audit/audit.ts';
import { checkOutgoing, type GuardFailure, readGuardedList } from '../guard/check-outgoing.ts';
import { noDate, RowReader } from '../invalid-rows.ts';
import type { FetchFile } from '../net/outbound.ts';
import type { NetFailure } from '../net/public-address.ts';
import { inTransaction } from '../site-version/change-site.ts';
import type {
  MediaCore,
  MediaFailure,
  MediaRemovalFailure,
  UploadedFile,
  UploadFailure,
} from './media-core.ts';
import { graceMs, releaseObjects } from './media-files-store.ts';
import {
  findMedia,
  insertMedia,
  listMedia,
  listMediaUses,
  lockMedia,
  type MediaRow,
  mediaAddress,
  removeMedia,
  updateMediaAlt,
} from './media-store.ts';
import { createPictureFiles, inDatabase, type PictureFiles, type PictureStorage } from './picture-files.ts';
import { createPictureForms, openPicture } from './picture-forms.ts';
import { runPictureJob } from './run-picture-job.ts';

/** How long a visitor waits for a format, in milliseconds. */
const formTimeoutMs = 2_500;

/** Without `record`, an override can't be recorded. */
type Upload = (file: UploadedFile, record?: RecordEvent) => ReturnType<MediaCore['upload']>;

const unrecorded: RecordEvent = async () => undefined;

/** Uploads and conversions have separate queues, each with one job at a time. */
export function createMediaLibrary(
  db: Database,
  now: () => Date,
  storage: PictureStorage = inDatabase,
): Omit<MediaCore, 'fetch' | 'remove' | 'upload'> & { upload: Upload } {
  const uploads = pLimit(1);
  const files = createPictureFiles(db, storage, now);
  const getForm = createPictureForms(db, files, formTimeoutMs);
  return {
    upload: async (file, record = unrecorded) => {
      const uploaded = await uploadPicture(db, files, uploads, file, { record, now: now() });
      return uploaded.ok ? ok(toMediaItem(uploaded.value)) : uploaded;
    },
    list: async (range) => {
      const { rows, total } = await listMedia(db.kysely, range);
      return { items: rows.map(toMediaItem), total };
    },
    get: async (id) => itemOrNone(await findMedia(db.kysely, { id })),
    usage: (id) => listMediaUses(db.kysely, id),
    updateAlt: async (id, alt) => itemOrNone(await updateMediaAlt(db.kysely, id, alt)),
    open: (path, wanted) => openPicture(db, files, getForm, path, wanted),
  };
}

function itemOrNone(row: MediaRow | undefined): Result<MediaItem, MediaFailure> {
  return row ? ok(toMediaItem(row)) : fail({ code: 'media_not_found' });
}

function toMediaItem(row: MediaRow): MediaItem {
  const reader = new RowReader('media', row.id);
  const { mime_type } = mediaItemSchema.shape;
  return mediaItemSchema.parse({
    ...row,
    mime_type: reader.known('mime_type', row.mime_type, mime_type, 'image/webp'),
    created_at: reader.date('created_at', row.created_at, noDate),
    url: mediaAddress(row),
  });
}

/** Uploading the same file again, or twice at the same time, returns the existing image. */
async function uploadPicture(
  db: Database,
  pictureFiles: PictureFiles,
  queue: LimitFunction,
  file: UploadedFile,
  { record, now }: { record: RecordEvent; now: Date },
): Promise<Result<MediaRow, UploadFailure>> {
  const { name, bytes } = file;
  const content_hash = createHash('sha256').update(bytes).digest('hex');
  return queue(async () => {
    const known = await findMedia(db.kysely, { content_hash });
    if (known) return ok(known);
    const ready = await runPictureJob('readUpload', bytes);
    if (!ready.ok) return ready;
    const checked = await checkUpload(db, { record, subject: content_hash.slice(0, 20), now }, file);
    if (!checked.ok) return checked;
    const { mimeType, width, height, files } = ready.value;
    // The ID is a hash of the content, so that an image that is removed and uploaded again gets the same
    // URL.
    const id = content_hash.slice(0, 20);
    const recordFiles = await pictureFiles.write(files.map((file) => ({ media_id: id, width, ...file })));
    // Sending millions of bytes to the database may take longer than the usual time limit.
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
        await recordFiles(transaction);
        return inserted;
      }),
    );
    return ok(media);
  });
}

/** Removes folders and control characters from a file name. Cuts long names at the start. */
function plainName(name: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  return last
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(-mediaLimits.fileName)
    .toWellFormed();
}

/** Scans the file name and metadata. If the list of names is empty, the metadata isn't read. */
async function checkUpload(
  db: Database,
  { record, subject, now }: { record: RecordEvent; subject: string; now: Date },
  { name, bytes, override }: UploadedFile,
): Promise<Result<undefined, GuardFailure>> {
  const list = await readGuardedList(db);
  if (list.ok && list.value.names.length === 0) return ok(undefined);
  const texts = await runPictureJob('texts', bytes);
  const fields: OutgoingField[] = [
    { field: 'file_name', value: name, form: 'address' },
    // The encoding is unknown, so every readable interpretation is checked.
    ...texts.map((value): OutgoingField => ({ field: 'metadata', value, form: 'prose' })),
  ];
  return inTransaction(db, async (transaction) => {
    const checked = await checkOutgoing(
      { db, transaction, record, now },
      { kind: 'picture', subject, fields, override },
    );
    if (checked.ok || checked.failure.code !== 'text_too_intricate')
      return checked as Result<undefined, GuardFailure>;
    throw new Error('Plain text is never too complex.');
  });
}

export function removePicture(
  db: Database,
  record: RecordEvent,
  id: string,
  { isForced }: { isForced: boolean },
  now: Date,
): Promise<Result<{ id: string }, MediaRemovalFailure>> {
  return db.kysely.transaction().execute(async (transaction) => {
    if (!(await lockMedia(transaction, db.dialect, id))) return fail({ code: 'media_not_found' });
    const places = isForced ? [] : await listMediaUses(transaction, id);
    if (places.length > 0) return fail({ code: 'in_use', places });
    // `removeObjects` removes the image's objects later.
    await releaseObjects(transaction, id, new Date(now.getTime() + graceMs).toISOString());
    await removeMedia(transaction, id);
    await record(transaction, { name: 'picture_removed', what: { id } });
    return ok({ id });
  });
}

interface PictureParts {
  fetchFile: FetchFile;
  upload: MediaCore['upload'];
}

/** The time limit in ms, for a large image from a slow host. */
const timeoutMs = 30_000;

/** Downloads an image and names it after the last part of its URL. */
export async function fetchPicture(
  { fetchFile, upload }: PictureParts,
  { address, override }: { address: string; override?: GuardOverride | undefined },
): Promise<Result<MediaItem, NetFailure | UploadFailure>> {
  const limits = { maxBytes: mediaLimits.bytes, timeoutMs, accept: 'image/*' };
  const file = await fetchFile(address, limits);
  if (!file.ok) return file;
  const name = percentDecoded(URL.parse(address)?.pathname.split('/').at(-1) ?? '');
  return upload({ name, bytes: file.value.bytes, override });
}
