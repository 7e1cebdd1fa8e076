import { mediaLimits } from '../../../shared/media.ts';
import { isHeic } from '../../../shared/picture-name.ts';
import { type PictureSource, UploadFailure } from './picture-source.ts';
import { type SendForm, sendForm } from './send-form.ts';

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
