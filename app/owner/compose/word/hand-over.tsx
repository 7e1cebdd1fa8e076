import { useRef, useState } from 'react';
import type { GuardPlace } from '../../../../shared/guard/guarded-name.ts';
import { type HandoverFormat, handoverFormats, type MailBody } from '../../../../shared/handover.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { useIsInBrowser, useListener } from '../../context/browser.ts';
import { useOwner } from '../../context/owner-context.ts';
import { callApi } from '../../forms/api.ts';
import { TextButton } from '../../forms/fields.tsx';
import { HeldPlaces } from '../../forms/name-warning.tsx';
import styles from '../dialogs.module.css';

interface HandOverProps {
  slug: string;
  /** What is typed is not in the file. */
  isDirty: boolean;
}

/** The saved text as a file for others: links, so that it needs no script. */
export function HandOver({ slug, isDirty }: HandOverProps) {
  const { messages, locale } = useOwner();
  const { handover } = messages;
  const menu = useRef<HTMLDetailsElement>(null);
  const isScripted = useIsInBrowser();
  useListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !menu.current?.contains(target)) menu.current?.removeAttribute('open');
  });
  return (
    <details
      ref={menu}
      className={styles.menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return;
        event.stopPropagation();
        menu.current.open = false;
        menu.current.querySelector('summary')?.focus();
      }}
    >
      <summary className={text.action}>{handover.menu}</summary>
      <div className={styles.panel}>
        {isDirty && <p className={text.small}>{handover.saved_only}</p>}
        <ul>
          {handoverFormats.map((format: HandoverFormat) => (
            <li key={format}>
              <a className={text.action} href={localised(paths.handOver(slug, format), locale)}>
                {handover.formats[format]}
              </a>
            </li>
          ))}
          {isScripted && (
            <li>
              <CopyMail slug={slug} />
            </li>
          )}
        </ul>
      </div>
    </details>
  );
}

type Copying = 'busy' | 'copied' | 'not_copied';

/** Puts the text on the clipboard, with its looks and without. */
function CopyMail({ slug }: { slug: string }) {
  const { handover, guard } = useOwner().messages;
  const [held, setHeld] = useState<readonly GuardPlace[]>();
  const [reason, setReason] = useState('');
  const [state, setState] = useState<Copying>();
  const copy = async () => {
    if (state === 'busy') return;
    setState('busy');
    const although = held && reason.trim() ? reason.trim() : undefined;
    const body = callApi<MailBody>('GET', paths.apiMailBody(slug, although)).then((called) => {
      setHeld(called.ok ? undefined : called.failure.places);
      if (!called.ok) throw new Error('No mail came.');
      return called.value;
    });
    const blobOf = (type: 'text/html' | 'text/plain', part: 'html' | 'text') =>
      body.then((mail) => new Blob([mail[part]], { type }));
    try {
      // Promised rather than awaited: browsers allow it only within the click.
      const parts = { 'text/html': blobOf('text/html', 'html'), 'text/plain': blobOf('text/plain', 'text') };
      await navigator.clipboard.write([new ClipboardItem(parts)]);
      setState('copied');
    } catch {
      setState('not_copied');
    }
  };
  return (
    <>
      {held && (
        <HeldPlaces
          places={held}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // The form around it is the article's.
            event.preventDefault();
            void copy();
          }}
        />
      )}
      <TextButton aria-disabled={state === 'busy' || undefined} onClick={() => void copy()}>
        {state === 'busy' ? handover.copying : held ? guard.let_out : handover.copy}
      </TextButton>
      <p role="status" className={text.small}>
        {state === 'copied' && handover.copied}
        {state === 'not_copied' && !held && handover.not_copied}
      </p>
    </>
  );
}
