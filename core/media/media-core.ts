import type { GuardOverride } from '../../shared/guard/guarded-name.ts';
import type { MediaItem, MediaPage, MediaUse } from '../../shared/media.ts';
import type { Result } from '../../shared/result.ts';
import type { GuardFailure } from '../guard/check-outgoing.ts';
import type { NetFailure } from '../net/public-address.ts';
import type { FormContent } from './picture-files.ts';
import type { PictureFormat } from './picture-format.ts';

export interface UploadedFile {
  name: string;
  bytes: Uint8Array;
  /** Stores it although its name or metadata has a confidential name. */
  override?: GuardOverride | undefined;
}

/** `size` and `limit` are bytes or pixels. */
export type UploadFailure =
  | { code: 'file_type' }
  | GuardFailure
  | { code: 'file_broken' }
  | { code: 'file_too_big'; unit: 'bytes' | 'pixels'; size: number; limit: number };

export type MediaFailure = { code: 'media_not_found' };

export type MediaRemovalFailure = MediaFailure | { code: 'in_use'; places: MediaUse[] };

export interface RequestedImage {
  /** One of `mediaWidths`; default the image's own. A smaller image keeps its width. */
  width?: number | undefined;
  /** Formats that the client accepts besides the basic one, most preferred first. */
  formats: PictureFormat[];
}

export interface OpenedPicture {
  content: FormContent;
  format: PictureFormat;
  width: number;
  /** False for a stand-in while the wanted format is being created: ask again. */
  isLasting: boolean;
}

export interface MediaCore {
  /** Stored upright and without metadata; the same file again returns the existing item. */
  upload(file: UploadedFile): Promise<Result<MediaItem, UploadFailure>>;
  fetch(address: string, override?: GuardOverride): Promise<Result<MediaItem, NetFailure | UploadFailure>>;
  /** Newest first; `page` counts from 1, `query` searches file names and descriptions. */
  list(range: { page: number; limit: number; query?: string | undefined }): Promise<MediaPage>;
  get(id: string): Promise<Result<MediaItem, MediaFailure>>;
  usage(id: string): Promise<MediaUse[]>;
  /** The description for new uses; existing ones keep theirs. */
  updateAlt(id: string, alt: string): Promise<Result<MediaItem, MediaFailure>>;
  remove(id: string, options: { isForced: boolean }): Promise<Result<{ id: string }, MediaRemovalFailure>>;
  open(path: string, wanted: RequestedImage): Promise<Result<OpenedPicture, MediaFailure>>;
}
