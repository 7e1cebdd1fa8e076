import { type MediaItem, mediaLimits } from '../../../shared/media.ts';
import { paths } from '../../../shared/paths.ts';
import { isHeic } from '../../../shared/picture-name.ts';
import type { Held } from '../forms/read-held.ts';
import { UploadFailure } from './picture-source.ts';
import { type SendForm, sendForm } from './send-form.ts';

/** Why a file is not in the library. `size` is in bytes. */
export type UploadError =
  | { code: 'file_too_big'; size: number }
  /** It names somebody who must not appear, or nobody can say whether it does. */
  | { code: 'picture_held'; held: Held }
  | {
      code: 'too_many_pixels' | 'file_type' | 'heic' | 'file_broken' | 'signed_out' | 'network' | 'server';
    };

export type Upload =
  | { picture: MediaItem; error?: never }
  | { picture?: never; error: UploadError }
  | 'stopped';

interface UploadOptions {
  /** Gets the share that is sent, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** Why it may be kept although it names somebody. */
  although?: string | undefined;
  send?: SendForm;
}

const byStatus: Record<number, Exclude<UploadError['code'], 'file_too_big' | 'picture_held'>> = {
  0: 'network',
  401: 'signed_out',
  // Bytes were counted here, before.
  413: 'too_many_pixels',
  415: 'file_type',
  422: 'file_broken',
};

/** Puts a file into the library. A file that is too big, or cannot be taken, is not sent at all. */
export async function uploadPicture(
  file: File,
  { onProgress, signal, although, send = sendForm }: UploadOptions,
): Promise<Upload> {
  if (file.size > mediaLimits.bytes) return { error: { code: 'file_too_big', size: file.size } };
  if (isHeic(file)) return { error: { code: 'heic' } };
  const form = new FormData();
  form.set('file', file, file.name);
  if (although) form.set('override_reason', although);
  try {
    return { picture: (await send(paths.apiMedia, form, onProgress, signal)) as MediaItem };
  } catch (reason) {
    if (signal.aborted) return 'stopped';
    if (!(reason instanceof UploadFailure)) throw reason;
    if (reason.held) return { error: { code: 'picture_held', held: reason.held } };
    return { error: { code: byStatus[reason.status] ?? 'server' } };
  }
}
