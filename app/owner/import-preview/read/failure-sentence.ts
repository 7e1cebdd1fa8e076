import { fill } from '../../../../messages/fill.ts';
import type { Owner } from '../../context/owner-context.ts';
import type { ReadFailure } from '../../forms/api.ts';
import type { Mode } from './preview-state.ts';

/** The catalogue's sentence for a reading that failed (docs/specification.md 8.1). */
export function failureSentence(
  mode: Mode,
  { status }: ReadFailure,
  { messages }: Pick<Owner, 'messages'>,
): string {
  return fill(messages.errors.catalog[mode], { status });
}

/** What can be done about it: the server's detail, or in another language than the server's what its status means. */
export function failureDetail(
  { status, detail, unknownHost }: ReadFailure,
  { messages, locale }: Owner,
): string {
  const { catalog, detail: known } = messages.errors;
  if (unknownHost) return fill(messages.importPreview.no_site, { host: unknownHost });
  const byStatus: Record<number, string> = {
    0: catalog.auth_network_compose,
    401: known.session_ended,
    403: known.url_refused,
    404: known.no_posts,
    413: known.archive_too_large,
    422: known.xml_not_export,
    429: known.too_many,
    500: known.server,
    504: known.url_silent,
  };
  const meant = byStatus[status] ?? '';
  return locale === 'en' ? detail || meant : meant || detail;
}
