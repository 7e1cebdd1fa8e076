import { fill } from '../../../../copy/fill.ts';
import type { Desk } from '../../desk-context.ts';
import type { ReadFailure } from '../../read-failure.ts';
import type { Mode } from './preview-state.ts';

/** The catalogue's sentence for a reading that failed (docs/specification.md 8.1). */
export function failureSentence(mode: Mode, { status }: ReadFailure, { copy }: Pick<Desk, 'copy'>): string {
  return fill(copy.errors.catalog[mode], { status });
}

/** What can be done about it: the server's detail, or in another language than the server's what its status means. */
export function failureDetail({ status, detail }: ReadFailure, { copy, locale }: Desk): string {
  const { catalog, detail: known } = copy.errors;
  const byStatus: Record<number, string> = {
    0: catalog.auth_network_compose,
    401: known.session_ended,
    403: known.url_refused,
    404: known.no_posts,
    422: known.xml_not_export,
    429: known.too_many,
    500: known.server,
    504: known.url_silent,
  };
  const meant = byStatus[status] ?? '';
  return locale === 'en' ? detail || meant : meant || detail;
}
