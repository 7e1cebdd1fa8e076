import { fill } from '../../../copy/fill.ts';
import { mediaLimits } from '../../../shared/media.ts';
import type { Desk, DeskCopy } from '../context/owner-context.ts';
import { fileSize } from './file-size.ts';
import type { UploadTrouble } from './upload-picture.ts';

interface Speaking extends Pick<Desk, 'locale'> {
  copy: Pick<DeskCopy, 'errors' | 'mediaLibrary'>;
}

/** Why a file is not in the library, in plain words. */
export function uploadMessage(trouble: UploadTrouble, { copy, locale }: Speaking): string {
  const { catalog, detail } = copy.errors;
  switch (trouble.code) {
    case 'file_too_big': {
      const [size, max] = [fileSize(trouble.size, locale), fileSize(mediaLimits.bytes, locale)];
      return fill(detail.file_too_big, { size, max });
    }
    case 'too_many_pixels':
      return fill(copy.mediaLibrary.too_many_pixels, { max: mediaLimits.pixels / 1e6 });
    case 'signed_out':
      return detail.session_ended;
    case 'network':
      return catalog.auth_network_compose;
    case 'file_type':
    case 'file_broken':
    case 'server':
      return detail[trouble.code];
  }
}
