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
  /** Stores the image although its name or metadata contains a confidential name. */
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
  /** One of `mediaWidths`. By default, and for smaller images, the image's own width. */
  width?: number | undefined;
  /** The formats that the client accepts besides the basic one, in order of preference. */
  formats: PictureFormat[];
}

export interface OpenedPicture {
  content: FormContent;
  format: PictureFormat;
  width: number;
  /** False for a substitute, sent while the requested format is being created. Clients shouldn't cache it. */
  isLasting: boolean;
}

export interface MediaCore {
  /** Stores an image upright and without metadata. Uploading a file again returns the existing image. */
  upload(file: UploadedFile): Promise<Result<MediaItem, UploadFailure>>;
  fetch(address: string, override?: GuardOverride): Promise<Result<MediaItem, NetFailure | UploadFailure>>;
  /** Lists images, newest first. `page` counts from 1, and `query` searches file names and alt texts. */
  list(range: { page: number; limit: number; query?: string | undefined }): Promise<MediaPage>;
  get(id: string): Promise<Result<MediaItem, MediaFailure>>;
  usage(id: string): Promise<MediaUse[]>;
  /** Saves the alt text for new uses of the image. Existing uses keep theirs. */
  updateAlt(id: string, alt: string): Promise<Result<MediaItem, MediaFailure>>;
  remove(id: string, options: { isForced: boolean }): Promise<Result<{ id: string }, MediaRemovalFailure>>;
  open(path: string, wanted: RequestedImage): Promise<Result<OpenedPicture, MediaFailure>>;
}
