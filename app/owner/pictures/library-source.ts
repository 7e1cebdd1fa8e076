import { mediaLimits } from '../../../shared/media.ts';
import { isHeic } from '../../../shared/picture-name.ts';
import { type PictureSource, UploadFailure } from './picture-source.ts';
import { type SendForm, sendForm } from './send-form.ts';

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
