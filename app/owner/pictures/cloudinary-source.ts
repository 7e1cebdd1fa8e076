import { type PictureSource, UploadFailure } from './picture-source.ts';
import { type SendForm, sendForm } from './send-form.ts';

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
