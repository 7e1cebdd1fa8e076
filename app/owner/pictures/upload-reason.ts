import { fill } from '../../../messages/fill.ts';
import type { OwnerMessages } from '../context/owner-context.ts';
import { UploadFailure } from './picture-source.ts';

/** Who refused: the site's own library, the owner's image host, or the site that a picture was to be fetched from. */
export type PictureStore = 'library' | 'host' | 'elsewhere';

type Speaking = Pick<OwnerMessages, 'errors'>;
type Reason = keyof OwnerMessages['errors']['detail'];

const ofLibrary: Record<number, Reason> = {
  401: 'session_ended',
  413: 'picture_too_big',
  415: 'file_type',
  422: 'file_broken',
};

const ofElsewhere: Record<number, Reason> = {
  ...ofLibrary,
  400: 'picture_refused',
  403: 'picture_refused',
  502: 'picture_not_given',
  504: 'url_silent',
};

function reasonFor(failure: UploadFailure, store: PictureStore, { errors }: Speaking): string {
  const { catalog, detail } = errors;
  const { status, foreseen, held } = failure;
  if (held) return detail[held.guarded === 'guard_locked' ? 'guard_locked' : 'picture_named'];
  if (foreseen) return detail[foreseen];
  if (status === 0) return catalog.auth_network_compose;
  if (store === 'host') return detail.image_host;
  return detail[(store === 'library' ? ofLibrary : ofElsewhere)[status] ?? 'server'];
}

/** The words for it (docs/specification.md 8.1), then why; anything but an upload's failure is reported too. */
export function uploadReason(reason: unknown, store: PictureStore, messages: Speaking): string {
  if (!(reason instanceof UploadFailure)) reportError(reason);
  const failure = reason instanceof UploadFailure ? reason : new UploadFailure(500);
  const words = fill(messages.errors.catalog.upload, { status: failure.status });
  return `${words}. ${reasonFor(failure, store, messages)}`;
}
