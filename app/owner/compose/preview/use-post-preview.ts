import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SaveFailure } from '../save-post.ts';
import type { Fields } from '../use-fields.ts';
import { useSignedInAgain } from '../use-signed-in-again.ts';
import { fetchPreview } from './fetch-preview.ts';

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
