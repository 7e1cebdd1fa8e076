import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { fill } from '../../../../messages/fill.ts';
import { defaultLocale, parseLocale } from '../../../../shared/locale.ts';
import { localized, paths } from '../../../../shared/paths.ts';
import { draftPreview } from '../../../../shared/preview.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { trustedHtml } from '../../context/trusted-html.ts';
import { Dialog, DialogClose, DialogHeading } from '../../forms/dialog.tsx';
import styles from '../dialogs.module.css';
import type { SaveFailure } from '../post-action.ts';
import type { DraftValues } from '../post-values.ts';
import type { Fields } from '../saving.ts';

/** Previews the typed text. */
export function usePreview(fields: Fields, onFailure: (failure: SaveFailure) => void) {
  const [html, setHtml] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    if (isBusy) return;
    setBusy(true);
    const fetched = await fetchPreview(fields.read(), fields.saved?.slug ?? '');
    setBusy(false);
    if (typeof fetched === 'string') setHtml(fetched);
    else onFailure(fetched);
  };
  return { html, isBusy, open, close: () => setHtml(undefined) };
}

/** Returns the public page for the typed values of the post at `opened`, in the post's language. */
async function fetchPreview(values: DraftValues, opened: string): Promise<string | SaveFailure> {
  const address = draftPreview(paths.composePreview, parseLocale(values.language) ?? defaultLocale);
  try {
    const body = new URLSearchParams({ ...values, opened });
    const response = await fetch(address, { method: 'POST', body });
    return response.ok ? await response.text() : failureOf(response);
  } catch {
    return { code: 'network', status: 0 };
  }
}

function failureOf({ status, headers }: Response): SaveFailure {
  const subject = headers.get('X-Field');
  if (status === 401) return { code: 'signed_out', status };
  if (status === 422) return { code: 'text_too_intricate', status };
  if (status !== 400 || !subject) return { code: 'server', status };
  return { code: subject === 'date' ? 'date_invalid' : 'input_invalid', status, subject };
}

/** Widths in pixels. A window narrower than the desktop width shows the page scaled down. */
const widths = { phone: 390, desktop: 1280 } as const;
type Width = keyof typeof widths;

/** An unsaved post in a full window, at phone or desktop width. */
export function PreviewDialog({ html, onClose }: { html: string; onClose: () => void }) {
  const { preview, actions } = useOwner().messages.compose;
  const stage = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<Width>(() => (innerWidth < widths.desktop * 0.75 ? 'phone' : 'desktop'));
  const [stageWidth, setStageWidth] = useState(innerWidth);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setStageWidth(entry.contentRect.width));
    if (stage.current) observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  const scale = width === 'desktop' ? Math.min(1, stageWidth / widths.desktop) : 1;
  return (
    <Dialog className={styles.preview} onClose={onClose}>
      <div className={styles.bar}>
        <DialogHeading>{preview.heading}</DialogHeading>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
        <div role="group" aria-label={preview.widths} className={styles.widths}>
          {(['phone', 'desktop'] as const).map((name) => (
            <button key={name} type="button" aria-pressed={name === width} onClick={() => setWidth(name)}>
              {preview[name]}
            </button>
          ))}
        </div>
        <DialogClose className={text.action}>{preview.close}</DialogClose>
      </div>
      <div ref={stage} className={styles.stage}>
        <iframe
          className={styles[width]}
          title={actions.preview}
          ref={(frame) => {
            // React would set the value as a plain string.
            if (frame && frame.srcdoc !== html) frame.srcdoc = trustedHtml(html);
          }}
          style={{ width: `${100 / scale}%`, height: `${100 / scale}%`, scale: `${scale}` }}
          onLoad={({ currentTarget: frame }) => setUpFrame(frame)}
        />
      </div>
    </Dialog>
  );
}

/** Opens links of the previewed page in new tabs, and closes the dialog on Escape. */
function setUpFrame(frame: HTMLIFrameElement): void {
  const page = frame.contentDocument;
  page?.addEventListener('keydown', ({ key }) => key === 'Escape' && frame.closest('dialog')?.close());
  page?.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    const href = link.getAttribute('href') ?? '';
    link.target = '_blank';
    link.relList.add('noopener');
    // The frame has Compose's URL, so an anchor would leave the preview. The language link would open a
    // version that doesn't exist yet.
    if (href.startsWith('#') || link.hreflang) event.preventDefault();
    if (/^#./.test(href)) page.getElementById(href.slice(1))?.scrollIntoView();
  });
}

/** Opens the text in the editor as a speech: the saved text, or the unsaved text after backing it up. */
export function useRehearsal(fields: Fields, onFailure: (message: string, isSignedOut: boolean) => void) {
  const { messages, locale } = useOwner();
  const { speech, errors } = messages;
  const navigate = useNavigate();
  const isBusy = useRef(false);
  return async () => {
    if (isBusy.current) return;
    const { saved, isDirty } = fields;
    const name = saved ? { slug: saved.slug } : {};
    if (!isDirty && !saved) return onFailure(speech.empty, false);
    if (!isDirty) return navigate(localized(paths.speech(name), locale));
    isBusy.current = true;
    const sent = await fields.backUpNow();
    isBusy.current = false;
    if (sent.ok) return navigate(localized(paths.speech({ ...name, unsaved: sent.value.id }), locale));
    const { status } = sent.failure;
    if (status === 409) return onFailure(speech.written_elsewhere, false);
    if (status === 0) return onFailure(errors.catalog.auth_network_compose, false);
    onFailure(fill(speech.not_kept, { status }), status === 401);
  };
}
