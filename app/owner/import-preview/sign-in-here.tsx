import { useState } from 'react';
import { useFetcher } from 'react-router';
import button from '../../ui/button.module.css';
import { useDesk } from '../desk-context.ts';
import { Dialog, DialogHeading } from '../dialog.tsx';
import dialogStyles from '../gate/gate.module.css';
import { GateForm } from '../gate/gate-form.tsx';
import type { GateFailure } from '../gate/sign-in.ts';
import styles from './import-bar.module.css';

/** Says that importing is the owner's, and opens the gate in place: what was read stays on the page. */
export function SignInHere() {
  const { gate, importPreview } = useDesk().copy;
  const fetcher = useFetcher<{ gate?: GateFailure }>();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.visitor} aria-label={gate.submit}>
      <p>{importPreview.sign_in}</p>
      <button
        type="button"
        className={`${button.button} ${button.outlined} ${button.compact}`}
        onClick={() => setOpen(true)}
      >
        {gate.submit}
      </button>
      {isOpen && (
        <Dialog className={dialogStyles.again} onClose={() => setOpen(false)}>
          <DialogHeading>{gate.heading}</DialogHeading>
          <p>{gate.intro}</p>
          <GateForm form={fetcher.Form} busy={fetcher.state !== 'idle'} failure={fetcher.data?.gate} />
        </Dialog>
      )}
    </section>
  );
}
