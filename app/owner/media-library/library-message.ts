import { fill } from '../../../messages/fill.ts';
import { mediaLimits } from '../../../shared/media.ts';
import type { Owner } from '../context/owner-context.ts';
import { requestMessage } from '../forms/request-message.ts';
import type { LibraryChange } from './change-library.ts';
import { mediaUseLabel } from './media-use-label.ts';

/** Why a picture was not changed or not deleted, in plain words. */
export function libraryMessage(
  failure: NonNullable<LibraryChange['failure']>,
  owner: Pick<Owner, 'messages' | 'locale'>,
): string {
  const { errors, mediaLibrary, settings } = owner.messages;
  switch (failure.code) {
    case 'in_use': {
      const names = failure.places.map((use) => mediaUseLabel(use, owner));
      const places = new Intl.ListFormat(owner.locale).format(names);
      return fill(mediaLibrary.details.in_use, { places });
    }
    case 'media_not_found':
      return mediaLibrary.details.missing;
    case 'too_long':
      return fill(settings.invalid.too_long, { max: mediaLimits.alt });
    default:
      return requestMessage(failure.code, errors);
  }
}
