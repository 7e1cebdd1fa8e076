import { useEffect, useState } from 'react';
import { isHeic, type MediaItem, mediaLimits } from '../../../shared/media.ts';
import { paths } from '../../../shared/paths.ts';
import { readStored, store } from '../context/browser.ts';
import { type Held, readHeld } from '../forms/overrides.ts';

export interface StoredPicture {
  url: string;
  /** In pixels, where the store knows them. */
  width?: number | undefined;
  height?: number | undefined;
  alt?: string | undefined;
}

/** A place that pictures can be uploaded to. */
export interface PictureSource {
  /** The site's own library. */
  isLibrary: boolean;
  /**
   * Stores a file. `onProgress` gets the share that is sent, 0 to 1. Rejects with `UploadFailure`, or with the
   * signal's reason once that is aborted. `although` says why it may be kept although it names somebody.
   */
  upload(
    file: File,
    onProgress: (share: number) => void,
    signal: AbortSignal,
    although?: string,
  ): Promise<StoredPicture>;
}

/** An upload that was refused or got lost; `status` is 0 when there was no answer. */
export class UploadFailure extends Error {
  readonly status: number;
  /** Why the file was not even sent. */
  readonly foreseen: 'heic' | undefined;
  /** The names found in it, if that is why. */
  readonly held: Held | undefined;

  constructor(status: number, { foreseen, held }: { foreseen?: 'heic'; held?: Held | undefined } = {}) {
    super(`Upload failed (${status})`);
    this.name = 'UploadFailure';
    this.status = status;
    this.foreseen = foreseen;
    this.held = held;
  }
}

/** Sends a form and gives the answer's JSON. Rejects with `UploadFailure`, or with the signal's reason. */
export type SendForm = (
  address: string,
  form: FormData,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<unknown>;

/** By XMLHttpRequest: `fetch` tells nothing of how much was sent. */
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
      else reject(new UploadFailure(request.status, { held: readHeld(request.response) }));
    };
    request.onloadend = () => signal.removeEventListener('abort', stop);
    request.responseType = 'json';
    request.open('POST', address);
    request.send(form);
  });

/** Browser-storage keys of the owner's image host (docs/specification.md 3.7): its name, and an unsigned upload preset. */
export const imageHostKeys = ['cloud_name', 'upload_preset'] as const;

interface Choice {
  /** Where the two values are kept: the browser's `localStorage`. */
  stored: (key: string) => string | null;
  /** `cloudinary` insists on it, even without settings. */
  target?: 'cloudinary' | undefined;
  uploadEndpoint?: string | undefined;
}

/**
 * Where pictures go: to Cloudinary when its settings are in this browser, else to the site's own library. Undefined
 * when Cloudinary is wanted, by `target` or by one of its two values, and cannot be used.
 */
export function choosePictureSource({ stored, target, uploadEndpoint }: Choice): PictureSource | undefined {
  const [cloudName, preset] = imageHostKeys.map((key) => stored(key)?.trim());
  if (cloudName && preset) return cloudinarySource({ cloudName, preset, endpoint: uploadEndpoint });
  return cloudName || preset || target ? undefined : librarySource();
}

/** The site's own library: multipart POST of `file`, answered with the picture's url, size and alternative text. */
export function librarySource(send: SendForm = sendForm, address = '/api/media'): PictureSource {
  return {
    isLibrary: true,
    async upload(file, onProgress, signal, although) {
      // What cannot be taken is not sent at all.
      if (isHeic(file)) throw new UploadFailure(415, { foreseen: 'heic' });
      if (/^image\/svg/i.test(file.type)) throw new UploadFailure(415);
      if (file.size > mediaLimits.bytes) throw new UploadFailure(413);
      const form = new FormData();
      form.set('file', file, file.name);
      if (although) form.set('override_reason', although);
      const response = (await send(address, form, onProgress, signal)) as Record<string, unknown> | null;
      if (typeof response?.url !== 'string') throw new UploadFailure(0);
      const size = (name: string) => (typeof response[name] === 'number' ? response[name] : undefined);
      const alt = typeof response.alt === 'string' && response.alt ? response.alt : undefined;
      return { url: response.url, width: size('width'), height: size('height'), alt };
    },
  };
}

interface CloudinarySettings {
  cloudName: string;
  /** An upload preset that needs no signature. */
  preset: string;
  /** Stands for the host's own endpoint, for a cloud of another region and for tests. */
  endpoint?: string | undefined;
  send?: SendForm;
}

/** The address with automatic format and quality (https://cloudinary.com/documentation/image_optimization). */
export function withAutomaticFormat(address: string): string {
  return address.replace(/\/upload\/(?!f_auto,q_auto\/)/, '/upload/f_auto,q_auto/');
}

/**
 * The owner's Cloudinary: multipart POST of `file` and `upload_preset` to the cloud's image/upload, answered with
 * `secure_url` or `url` (docs/specification.md 7.2).
 */
export function cloudinarySource({
  cloudName,
  preset,
  endpoint,
  send = sendForm,
}: CloudinarySettings): PictureSource {
  const cloud = encodeURIComponent(cloudName);
  const address = endpoint ?? `https://api.cloudinary.com/v1_1/${cloud}/image/upload`;
  return {
    isLibrary: false,
    async upload(file, onProgress, signal) {
      const form = new FormData();
      form.set('file', file, file.name);
      form.set('upload_preset', preset);
      const response = (await send(address, form, onProgress, signal)) as Record<string, unknown> | null;
      const url = response?.secure_url ?? response?.url;
      // Answered, but with no picture: as good as no response.
      if (typeof url !== 'string' || !/^https?:\/\//.test(url)) throw new UploadFailure(0);
      const size = (name: string) => (typeof response?.[name] === 'number' ? response[name] : undefined);
      return { url: withAutomaticFormat(url), width: size('width'), height: size('height') };
    },
  };
}

const empty = { cloud_name: '', upload_preset: '' };

/** The two values of the owner's image host as they are typed. They belong to this browser, and never to the site. */
export function useImageHost() {
  const [values, setValues] = useState(empty);
  /** False until the page's script has come and the values are known. */
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
  /** Share sent, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** Override reason. */
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
