import { useState } from 'react';
import { fill } from '../../../../messages/fill.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { Dialog, DialogHeading } from '../../forms/dialog.tsx';
import { Button, TextButton } from '../../forms/fields.tsx';
import dialog from '../../forms/forms.module.css';
import styles from '../fields.module.css';

interface NewCodesProps {
  codes: string[];
  onSaved: () => void;
}

/** The recovery codes, this once: to be copied, downloaded or printed. Only the button says that they are kept. */
export function NewCodes({ codes, onSaved }: NewCodesProps) {
  const { brand, messages, origin } = useOwner();
  const labels = messages.passkeys.codes;
  const [status, setStatus] = useState('');
  const title = fill(labels.list, { brand });
  const lines = `${title}\n${origin}\n\n${codes.join('\n')}\n`;
  return (
    <Dialog className={styles.shown}>
      <DialogHeading>{labels.shown_heading}</DialogHeading>
      <p>{labels.shown_body}</p>
      <div className={styles.sheet}>
        <p className={text.small}>{title}</p>
        <ol>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <div className={dialog.actions}>
        <TextButton
          onClick={() =>
            navigator.clipboard.writeText(lines).then(
              () => setStatus(labels.copied),
              () => setStatus(labels.not_copied),
            )
          }
        >
          {labels.copy}
        </TextButton>
        <a
          className={text.action}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(lines)}`}
          download={labels.file}
        >
          {labels.download}
        </a>
        <TextButton onClick={() => window.print()}>{labels.print}</TextButton>
        <p role="status" className={text.small}>
          {status}
        </p>
      </div>
      <div className={dialog.actions}>
        <Button onClick={onSaved}>{labels.kept}</Button>
      </div>
    </Dialog>
  );
}
