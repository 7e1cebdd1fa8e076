import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { fill } from '../../../../messages/fill.ts';
import { defaultLocale, parseLocale } from '../../../../shared/locale.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import { draftPreview } from '../../../../shared/preview.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { trustedHtml } from '../../context/trusted-html.ts';
import { Dialog, DialogClose, DialogHeading } from '../../forms/dialog.tsx';
import type { Message } from '../../forms/notices.tsx';
import { useSignedInAgain } from '../autosave.ts';
import styles from '../dialogs.module.css';
import type { Fields } from '../fields.ts';
import type { SaveFailure } from '../post-action.ts';
import type { DraftValues } from '../post-values.ts';

interface PreviewOptions {
  fields: Fields;
  /** True while the session has ended and the password is asked for. */
  isSignedOut: boolean;
  onFailure: (failure: SaveFailure) => void;
}

/** Previews the typed text; waits for the sign-in if the session has ended. */
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

/** The article's document for the typed values of the post at `opened`, in the article's language. */
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

/** In pixels. What is narrower than the desktop shows that smaller, and whole. */
const widths = { phone: 390, desktop: 1280 } as const;
type Width = keyof typeof widths;

interface PreviewDialogProps {
  html: string;
  onClose: () => void;
}

/** An unsaved article in a full window, at phone or desktop width. */
export function PreviewDialog({ html, onClose }: PreviewDialogProps) {
  const { preview, actions } = useOwner().messages.compose;
  const stage = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<Width>(() => (innerWidth < widths.desktop * 0.75 ? 'phone' : 'desktop'));
  const room = useRoom(stage);
  const scale = width === 'desktop' ? Math.min(1, room / widths.desktop) : 1;
  const names = (['phone', 'desktop'] as const).map((name) => (
    <button key={name} type="button" aria-pressed={name === width} onClick={() => setWidth(name)}>
      {preview[name]}
    </button>
  ));
  return (
    <Dialog className={styles.preview} onClose={onClose}>
      <div className={styles.bar}>
        <DialogHeading>{preview.heading}</DialogHeading>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
        <div role="group" aria-label={preview.widths} className={styles.widths}>
          {names}
        </div>
        <DialogClose className={text.action}>{preview.close}</DialogClose>
      </div>
      <div ref={stage} className={styles.stage}>
        <iframe
          className={styles[width]}
          title={actions.preview}
          ref={(frame) => {
            // React would hand it on as a plain text.
            if (frame && frame.srcdoc !== html) frame.srcdoc = trustedHtml(html);
          }}
          style={{ width: `${100 / scale}%`, height: `${100 / scale}%`, scale: `${scale}` }}
          onLoad={({ currentTarget: frame }) => holdFrame(frame, () => frame.closest('dialog')?.close())}
        />
      </div>
    </Dialog>
  );
}

/** An element's width in px; the window's until measured. */
function useRoom(element: { current: HTMLElement | null }): number {
  const [room, setRoom] = useState(innerWidth);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}

/** Opens links of the previewed page in new tabs, and closes the dialog on Escape. */
function holdFrame({ contentDocument: page }: HTMLIFrameElement, onEscape: () => void): void {
  if (!page) return;
  page.addEventListener('keydown', ({ key }) => key === 'Escape' && onEscape());
  page.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    const place = link.getAttribute('href') ?? '';
    // A place on the page itself: the frame has the address of Compose, and would go there. Nor is there a page in
    // another language yet.
    if (place.startsWith('#') || link.hreflang) {
      event.preventDefault();
      if (place.length > 1) page.getElementById(place.slice(1))?.scrollIntoView();
      return;
    }
    link.target = '_blank';
    link.relList.add('noopener');
  });
}

interface RehearsalOptions {
  fields: Fields;
  /** True while the session has ended and the password is asked for. */
  isSignedOut: boolean;
  say: (message: Message) => void;
}

/** Opens what stands in the editor as a speech: as it is saved, else as the server keeps it from now on. At the end of a session it waits for the password. */
export function useRehearsal({ fields, isSignedOut, say }: RehearsalOptions) {
  const { messages, locale } = useOwner();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isBusy = useRef(false);
  const isWaiting = useRef(false);
  const onFailure = (text: string) => say({ text, isFailure: true });

  const open = async () => {
    if (isBusy.current) return;
    const { saved, isDirty } = fields;
    if (!isDirty && !saved) return onFailure(messages.speech.empty);
    if (!isDirty && saved) return navigate(localised(paths.speech({ slug: saved.slug }), locale));
    isBusy.current = true;
    const kept = await fields.keepNow();
    isBusy.current = false;
    if (kept.ok) {
      const name = { ...(saved && { slug: saved.slug }), unsaved: kept.value.id };
      return navigate(localised(paths.speech(name), locale));
    }
    const { status } = kept.failure;
    isWaiting.current = status === 401;
    onFailure(
      status === 409
        ? messages.speech.written_elsewhere
        : status === 0
          ? messages.errors.catalog.auth_network_compose
          : fill(messages.speech.not_kept, { status }),
    );
    // The page finds out for itself that nobody is signed in, and asks.
    if (isWaiting.current) await revalidate();
  };
  useSignedInAgain(isSignedOut, () => {
    if (isWaiting.current) void open();
    isWaiting.current = false;
  });

  return { open };
}
