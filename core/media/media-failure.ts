import type { MediaUse } from '../../shared/media.ts';

/** Why an upload is no picture for the library; `size` and `limit` are bytes or pixels. */
export type UploadFailure =
  | { code: 'file_type' }
  | { code: 'file_broken' }
  | { code: 'file_too_big'; unit: 'bytes' | 'pixels'; size: number; limit: number };

export type MediaFailure = { code: 'media_not_found' };

/** A picture that is shown somewhere is not removed by accident. */
export type MediaRemovalFailure = MediaFailure | { code: 'in_use'; places: MediaUse[] };
