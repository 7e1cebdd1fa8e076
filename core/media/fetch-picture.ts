import { percentDecoded } from '../../shared/addresses.ts';
import type { GuardOverride } from '../../shared/guard/guarded-name.ts';
import { type MediaItem, mediaLimits } from '../../shared/media.ts';
import type { Result } from '../../shared/result.ts';
import type { NetFailure } from '../net/net-failure.ts';
import type { FetchFile } from '../net/outbound.ts';
import type { MediaCore, UploadFailure } from './media-core.ts';

interface PictureParts {
  /** Bound to the owner, whose reach it decides. */
  fetchFile: FetchFile;
  upload: MediaCore['upload'];
}

/** A large picture from a slow host, in milliseconds. */
const timeoutMs = 30_000;

/** Puts a picture of the web into the library, under the name that its address ends in. */
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
