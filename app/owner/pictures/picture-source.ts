import { useEffect, useState } from 'react';
import { isHeic, type MediaItem, mediaLimits } from '../../../shared/media.ts';
import { paths } from '../../../shared/paths.ts';
import { readStored, store } from '../context/browser.ts';
import { type NameMatchesFound, readNameMatches } from '../forms/overrides.ts';

export interface StoredPicture {
  url: string;
  /** The width in pixels, if the image host returns one. */
  width?: number | undefined;
  height?: number | undefined;
  alt?: string | undefined;
}

/** A place that images can be uploaded to. */
export interface PictureSource {
  /** Whether the images go to the site's own media library. */
  isLibrary: boolean;
  /**
   * Stores a file. `onProgress` gets the share sent, 0 to 1. `reason` is an override reason. Rejects with
   * `UploadFailure`, or with the signal's reason.
   */
  upload(
    file: File,
    onProgress: (share: number) => void,
    signal: AbortSignal,
    reason?: string,
  ): Promise<StoredPicture>;
}

/** A refused or failed upload. `status` is 0 without a response. */
export class UploadFailure extends Error {
  readonly status: number;
  /** Why the file wasn't sent at all. */
  readonly foreseen: 'heic' | undefined;
  /** The confidential names found in the image, if they are the reason. */
  readonly held: NameMatchesFound | undefined;

  constructor(
    status: number,
    { foreseen, held }: { foreseen?: 'heic'; held?: NameMatchesFound | undefined } = {},
  ) {
    super(`Upload failed (${status})`);
    this.name = 'UploadFailure';
    this.status = status;
    this.foreseen = foreseen;
    this.held = held;
  }
}

/** Sends a form and returns the response's JSON. Rejects with `UploadFailure`, or with the signal's reason. */
export type SendForm = (
  address: string,
  form: FormData,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<unknown>;

/** Uses XMLHttpRequest, because `fetch` doesn't report progress. */
const sendForm: SendForm = (address, form, onProgress, signal) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    signal.addEventListener('abort', stop, { once: true });
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onabort = () => reject(signal.reason);
    request.onerror = () => reject(new UploadFailure(0));
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(request.response);
      else reject(new UploadFailure(request.status, { held: readNameMatches(request.response) }));
    };
    request.onloadend = () => signal.removeEventListener('abort', stop);
    request.responseType = 'json';
    request.open('POST', address);
    request.send(form);
  });

function fileForm(file: File, fields: Record<string, string | undefined>): FormData {
  const form = new FormData();
  form.set('file', file, file.name);
  for (const [name, value] of Object.entries(fields)) if (value) form.set(name, value);
  return form;
}

/** Browser storage keys of the owner's image host (docs/specification.md 3.7): its cloud name, and an unsigned upload preset. */
export const imageHostKeys = ['cloud_name', 'upload_preset'] as const;

/** Returns Cloudinary if both its settings are stored, the media library if neither is; undefined if one of them is missing. */
export function choosePictureSource(stored: (key: string) => string | null): PictureSource | undefined {
  const [cloudName, preset] = imageHostKeys.map((key) => stored(key)?.trim());
  if (cloudName && preset) return cloudinarySource(cloudName, preset);
  return cloudName || preset ? undefined : librarySource();
}

/** Returns the site's own media library. */
export function librarySource(send: SendForm = sendForm, address: string = paths.apiMedia): PictureSource {
  return {
    isLibrary: true,
    async upload(file, onProgress, signal, reason) {
      // The media library would refuse these files.
      if (isHeic(file)) throw new UploadFailure(415, { foreseen: 'heic' });
      if (/^image\/svg/i.test(file.type)) throw new UploadFailure(415);
      if (file.size > mediaLimits.bytes) throw new UploadFailure(413);
      const form = fileForm(file, { override_reason: reason });
      const { url, ...picture } = readResponse(await send(address, form, onProgress, signal));
      if (url === undefined) throw new UploadFailure(0);
      return { ...picture, url };
    },
  };
}

/** Returns the owner's Cloudinary (docs/specification.md 7.2). */
export function cloudinarySource(
  cloudName: string,
  preset: string,
  send: SendForm = sendForm,
  address = `https://api.cloudinary.com/v1_1/${encodeURIComponent(cloudName)}/image/upload`,
): PictureSource {
  return {
    isLibrary: false,
    async upload(file, onProgress, signal) {
      const form = fileForm(file, { upload_preset: preset });
      const { url, width, height } = readResponse(await send(address, form, onProgress, signal));
      if (url === undefined || !/^https?:\/\//.test(url)) throw new UploadFailure(0);
      return { url: withAutomaticFormat(url), width, height };
    },
  };
}

function readResponse(response: unknown) {
  const { secure_url, url, width, height, alt } = (response ?? {}) as Record<string, unknown>;
  const address = secure_url ?? url;
  return {
    url: typeof address === 'string' ? address : undefined,
    width: typeof width === 'number' ? width : undefined,
    height: typeof height === 'number' ? height : undefined,
    alt: typeof alt === 'string' && alt ? alt : undefined,
  };
}

/** Returns the URL with automatic format and quality (https://cloudinary.com/documentation/image_optimization). */
export function withAutomaticFormat(address: string): string {
  return address.replace(/\/upload\/(?!f_auto,q_auto\/)/, '/upload/f_auto,q_auto/');
}

const empty = { cloud_name: '', upload_preset: '' };

/** Manages the settings of the owner's image host as typed. They are stored only in this browser. */
export function useImageHost() {
  const [values, setValues] = useState(empty);
  /** False until the stored values have been read. */
  const [isReady, setReady] = useState(false);
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    const stored = imageHostKeys.map((key) => [key, readStored(key) ?? '']);
    setValues(Object.fromEntries(stored) as typeof empty);
    setReady(true);
  }, []);
  return {
    values,
    isReady,
    isSaved,
    change: (part: Partial<typeof empty>) => {
      setValues({ ...values, ...part });
      setSaved(false);
    },
    save: () => setSaved(imageHostKeys.every((key) => store(key, values[key].trim() || null))),
  };
}

/** Why a file isn't in the media library. `size` is in bytes. */
export type UploadError =
  | { code: 'file_too_big'; size: number }
  /** The image contains confidential names, or they are locked and can't be checked. */
  | { code: 'picture_held'; held: NameMatchesFound }
  | {
      code: 'too_many_pixels' | 'file_type' | 'heic' | 'file_broken' | 'signed_out' | 'network' | 'server';
    };

export type Upload =
  | { picture: MediaItem; error?: never }
  | { picture?: never; error: UploadError }
  | 'stopped';

interface UploadOptions {
  /** Called with the share that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  reason?: string | undefined;
  send?: SendForm;
}

const byStatus: Record<number, Exclude<UploadError['code'], 'file_too_big' | 'picture_held'>> = {
  0: 'network',
  401: 'signed_out',
  // The size in bytes was checked before, so this status is about the pixels.
  413: 'too_many_pixels',
  415: 'file_type',
  422: 'file_broken',
};

/** Uploads a file to the media library. A file that is too big or a HEIC photo isn't sent. */
export async function uploadPicture(
  file: File,
  { onProgress, signal, reason, send = sendForm }: UploadOptions,
): Promise<Upload> {
  if (file.size > mediaLimits.bytes) return { error: { code: 'file_too_big', size: file.size } };
  if (isHeic(file)) return { error: { code: 'heic' } };
  const form = fileForm(file, { override_reason: reason });
  try {
    return { picture: (await send(paths.apiMedia, form, onProgress, signal)) as MediaItem };
  } catch (error) {
    if (signal.aborted) return 'stopped';
    if (!(error instanceof UploadFailure)) throw error;
    if (error.held) return { error: { code: 'picture_held', held: error.held } };
    return { error: { code: byStatus[error.status] ?? 'server' } };
  }
}
