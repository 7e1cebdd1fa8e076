import { draftPreview } from '../../../../shared/draft-preview.ts';
import { defaultLocale, parseLocale } from '../../../../shared/locale.ts';
import { paths } from '../../../../shared/paths.ts';
import type { DraftValues } from '../post-values.ts';
import type { SaveFailure } from '../save-post.ts';

type Fetched = { html: string; failure?: never } | { html?: never; failure: SaveFailure };

/** The document of the article that the typed values would be, over the post at `opened`; in the article's language. */
export async function fetchPreview(values: DraftValues, opened: string): Promise<Fetched> {
  const address = draftPreview(paths.composePreview, parseLocale(values.language) ?? defaultLocale);
  try {
    const body = new URLSearchParams({ ...values, opened });
    const response = await fetch(address, { method: 'POST', body });
    return response.ok ? { html: await response.text() } : { failure: failureOf(response) };
  } catch {
    return { failure: { code: 'network', status: 0 } };
  }
}

function failureOf({ status, headers }: Response): SaveFailure {
  const subject = headers.get('X-Field');
  if (status === 401) return { code: 'signed_out', status };
  if (status === 422) return { code: 'text_too_intricate', status };
  if (status !== 400 || !subject) return { code: 'server', status };
  return { code: subject === 'date' ? 'date_invalid' : 'input_invalid', status, subject };
}
