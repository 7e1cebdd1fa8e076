import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { defaultLocale, parseLocale } from '../../../../shared/locale.ts';
import { draftPreview, paths } from '../../../../shared/paths.ts';
import type { DraftValues } from '../post-values.ts';
import type { SaveFailure } from '../save-post.ts';
import type { Fields } from '../use-fields.ts';
import { useSignedInAgain } from '../use-signed-in-again.ts';

interface PreviewOptions {
  fields: Fields;
  /** True while the session has ended and the password is asked for. */
  isSignedOut: boolean;
  onFailure: (failure: SaveFailure) => void;
}

/** Shows what is typed as readers would see it. At the end of a session it waits for the password. */
export function usePreview({ fields, isSignedOut, onFailure }: PreviewOptions) {
  const { revalidate } = useRevalidator();
  const [html, setHtml] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isWaiting = useRef(false);

  const open = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const { html, failure } = await fetchPreview(fields.read(), fields.saved?.slug ?? '');
    setIsBusy(false);
    if (!failure) return setHtml(html);
    isWaiting.current = failure.code === 'signed_out';
    onFailure(failure);
    // The page finds out for itself that nobody is signed in, and asks.
    if (isWaiting.current) await revalidate();
  };
  useSignedInAgain(isSignedOut, () => {
    if (isWaiting.current) void open();
    isWaiting.current = false;
  });

  return { html, isBusy, open, close: () => setHtml(undefined) };
}

type Fetched = { html: string; failure?: never } | { html?: never; failure: SaveFailure };

/** The document of the article that the typed values would be, over the post at `opened`; in the article's language. */
async function fetchPreview(values: DraftValues, opened: string): Promise<Fetched> {
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
