import { fill } from '../../../messages/fill.ts';
import { mediaLimits } from '../../../shared/media.ts';
import type { Owner, OwnerMessages } from '../context/owner-context.ts';
import { requestMessage } from '../forms/request-message.ts';
import { fileSize } from './file-size.ts';
import type { UploadError } from './upload-picture.ts';

interface Speaking extends Pick<Owner, 'locale'> {
  messages: Pick<OwnerMessages, 'errors' | 'mediaLibrary'>;
}

export function uploadMessage(error: UploadError, { messages, locale }: Speaking): string {
  const { detail } = messages.errors;
  switch (error.code) {
    case 'file_too_big': {
      const [size, max] = [fileSize(error.size, locale), fileSize(mediaLimits.bytes, locale)];
      return fill(detail.file_too_big, { size, max });
    }
    case 'picture_held':
      return detail[error.held.guarded === 'guard_locked' ? 'guard_locked' : 'picture_named'];
    case 'too_many_pixels':
      return fill(messages.mediaLibrary.too_many_pixels, { max: mediaLimits.pixels / 1e6 });
    case 'heic':
    case 'file_type':
    case 'file_broken':
      return detail[error.code];
    default:
      return requestMessage(error.code, messages.errors);
  }
}
