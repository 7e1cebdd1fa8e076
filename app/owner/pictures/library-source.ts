import { type PictureSource, UploadFailure } from './picture-source.ts';
import { type SendForm, sendForm } from './send-form.ts';

/** The site's own library: multipart POST of `file`, answered with the picture's url, size and alternative text. */
export function librarySource(send: SendForm = sendForm, address = '/api/media'): PictureSource {
  return {
    async upload(file, onProgress, signal) {
      const form = new FormData();
      form.set('file', file, file.name);
      const answer = (await send(address, form, onProgress, signal)) as Record<string, unknown> | null;
      if (typeof answer?.url !== 'string') throw new UploadFailure(0);
      const size = (name: string) => (typeof answer[name] === 'number' ? answer[name] : undefined);
      const alt = typeof answer.alt === 'string' && answer.alt ? answer.alt : undefined;
      return { url: answer.url, width: size('width'), height: size('height'), alt };
    },
  };
}
