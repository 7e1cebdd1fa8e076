import pLimit from 'p-limit';
import type { Database } from '../../db/connect.ts';
import { type MediaItem, mediaItemSchema } from '../../shared/media.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import { noDate, RowReader } from '../odd-rows/row-reader.ts';
import { mediaAddress } from './media-address.ts';
import type { MediaCore, MediaFailure, UploadedFile } from './media-core.ts';
import { findMedia, listMedia, type MediaRow, updateMediaAlt } from './media-store.ts';
import { listMediaUses } from './media-use-store.ts';
import { openPicture } from './open-picture.ts';
import { createPictureFiles, inDatabase, type PictureStorage } from './picture-files.ts';
import { createPictureForms } from './picture-forms.ts';
import { uploadPicture } from './upload-picture.ts';

/** How long a reader waits for a form that is not made yet, in milliseconds. */
const formTimeoutMs = 2_500;

/** Without `record` nothing is overruled that would have to be written down. */
type Upload = (file: UploadedFile, record?: RecordEvent) => ReturnType<MediaCore['upload']>;

const unrecorded: RecordEvent = async () => undefined;

/** The media library over one database. Uploads and the making of forms are two queues of one at a time. */
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
