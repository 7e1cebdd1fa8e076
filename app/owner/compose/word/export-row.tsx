import { useState } from 'react';
import type { GuardPlace } from '../../../../shared/guard/guarded-name.ts';
import { handoverFormats, type MailBody } from '../../../../shared/handover.ts';
import { localized, paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { useIsInBrowser } from '../../context/browser.ts';
import { useOwner } from '../../context/owner-context.ts';
import { callApi } from '../../forms/api.ts';
import { TextButton } from '../../forms/fields.tsx';
import { NameMatches } from '../../forms/name-warning.tsx';
import { Row } from '../details/rows.tsx';

interface ExportRowProps {
  slug: string;
  /** Unsaved changes aren't in the file. */
  isDirty: boolean;
}

/** Exports of the saved text, as links that work without JavaScript. */
export function ExportRow({ slug, isDirty }: ExportRowProps) {
  const { messages, locale } = useOwner();
  const { handover, compose } = messages;
  const isScripted = useIsInBrowser();
  return (
    <Row id="export" label={handover.menu} state={compose.panel.export}>
      {isDirty && <p className={text.small}>{handover.saved_only}</p>}
      <ul>
        {handoverFormats.map((format) => (
          <li key={format}>
            <a className={text.action} href={localized(paths.handOver(slug, format), locale)}>
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
    </Row>
  );
}

/** Copies the text for an email, formatted and plain. */
function CopyMail({ slug }: { slug: string }) {
  const { handover, guard } = useOwner().messages;
  const [held, setHeld] = useState<readonly GuardPlace[]>();
  const [reason, setReason] = useState('');
  const [state, setState] = useState<'busy' | 'copied' | 'not_copied'>();
  const copy = async () => {
    if (state === 'busy') return;
    setState('busy');
    const override = held && reason.trim() ? reason.trim() : undefined;
    const mail = callApi<MailBody>('GET', paths.apiMailBody(slug, override)).then((called) => {
      setHeld(called.ok ? undefined : called.failure.held?.places);
      if (!called.ok) throw new Error('The text was not sent.');
      return called.value;
    });
    const blob = (type: string, part: 'html' | 'text') =>
      mail.then((body) => new Blob([body[part]], { type }));
    try {
      // Passed as promises, because browsers allow copying only during the click.
      const item = new ClipboardItem({
        'text/html': blob('text/html', 'html'),
        'text/plain': blob('text/plain', 'text'),
      });
      await navigator.clipboard.write([item]);
      setState('copied');
    } catch {
      setState('not_copied');
    }
  };
  return (
    <>
      {held && (
        <NameMatches
          places={held}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // The surrounding form is for the post.
            event.preventDefault();
            void copy();
          }}
        />
      )}
      <TextButton isBusy={state === 'busy'} onClick={() => void copy()}>
        {state === 'busy' ? handover.copying : held ? guard.let_out : handover.copy}
      </TextButton>
      <p role="status" className={text.small}>
        {state === 'copied' && handover.copied}
        {state === 'not_copied' && !held && handover.not_copied}
      </p>
    </>
  );
}
