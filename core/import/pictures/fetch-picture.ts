import { mediaLimits } from '../../../shared/media.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { fileName } from '../../../wordpress/content/embed-address.ts';
import type { MediaCore, UploadFailure } from '../../media/media-core.ts';
import type { NetFailure } from '../../net/net-failure.ts';
import type { FetchFile } from '../../net/outbound.ts';

export interface PictureParts {
  /** Bound to the owner, whose reach it decides. */
  fetchFile: FetchFile;
  upload: MediaCore['upload'];
}

/** How often in a row a host may give no answer before it is believed to be gone: each costs the whole waiting time. */
const mostSilences = 3;

/** A large picture from a slow host, in milliseconds. */
const timeoutMs = 30_000;

/** Fetches pictures into the library; each address is asked for once, and a host that is gone not for ever. */
export function createPictureFetcher(
  { fetchFile, upload }: PictureParts,
  signal: AbortSignal | undefined,
): (address: string) => Promise<Result<string, NetFailure | UploadFailure>> {
  const silent = new Map<string, number>();
  const asked = new Map<string, ReturnType<typeof fetchOne>>();

  async function fetchOne(address: string): Promise<Result<string, NetFailure | UploadFailure>> {
    const host = URL.parse(address)?.host ?? '';
    if ((silent.get(host) ?? 0) >= mostSilences) return fail({ code: 'no_answer', cause: 'timeout' });
    const limits = { maxBytes: mediaLimits.bytes, timeoutMs, accept: 'image/*', ...(signal && { signal }) };
    const file = await fetchFile(address, limits);
    const isSilent = !file.ok && file.failure.code === 'no_answer';
    silent.set(host, isSilent ? (silent.get(host) ?? 0) + 1 : 0);
    if (!file.ok) return file;
    const name = fileName(address).slice(0, mediaLimits.fileName).toWellFormed();
    const uploaded = await upload({ name, bytes: file.value.bytes });
    return uploaded.ok ? ok(uploaded.value.url) : uploaded;
  }

  return (address) => {
    const known = asked.get(address) ?? fetchOne(address);
    asked.set(address, known);
    return known;
  };
}
