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
  /** Why it may be kept although its name or its metadata names somebody. */
  override?: GuardOverride | undefined;
}

/** Why an upload is no picture for the library; `size` and `limit` are bytes or pixels. */
export type UploadFailure =
  | { code: 'file_type' }
  | GuardFailure
  | { code: 'file_broken' }
  | { code: 'file_too_big'; unit: 'bytes' | 'pixels'; size: number; limit: number };

export type MediaFailure = { code: 'media_not_found' };

/** A picture that is shown somewhere is not removed by accident. */
export type MediaRemovalFailure = MediaFailure | { code: 'in_use'; places: MediaUse[] };

export interface WantedPicture {
  /** One of `mediaWidths`; left out, the picture's own. A smaller picture comes in its own. */
  width?: number | undefined;
  /** Forms that the asker knows besides the picture's plain one, the dearest first. */
  formats: PictureFormat[];
}

export interface OpenedPicture {
  content: FormContent;
  format: PictureFormat;
  /** In pixels. */
  width: number;
  /** False for a stand-in, while the wanted form is being made: it should be asked for again. */
  isLasting: boolean;
}

export interface MediaCore {
  /** Keeps a picture, upright and without metadata; the same file again gives the item that is there. */
  upload(file: UploadedFile): Promise<Result<MediaItem, UploadFailure>>;
  /** Keeps the picture at an address of the web, which the server asks for; private addresses are refused. `override` as of a file. */
  fetch(address: string, override?: GuardOverride): Promise<Result<MediaItem, NetFailure | UploadFailure>>;
  /** Newest first; `page` counts from 1, `query` is looked for in file names and descriptions. */
  list(range: { page: number; limit: number; query?: string | undefined }): Promise<MediaPage>;
  get(id: string): Promise<Result<MediaItem, MediaFailure>>;
  /** Where a picture is shown; reads every post, so ask for one picture at a time. */
  usage(id: string): Promise<MediaUse[]>;
  /** The description for new uses; texts that show the picture keep theirs. */
  updateAlt(id: string, alt: string): Promise<Result<MediaItem, MediaFailure>>;
  /** Removes a picture for good; one that is in use only with `isForced`. */
  remove(id: string, options: { isForced: boolean }): Promise<Result<{ id: string }, MediaRemovalFailure>>;
  open(path: string, wanted: WantedPicture): Promise<Result<OpenedPicture, MediaFailure>>;
}
