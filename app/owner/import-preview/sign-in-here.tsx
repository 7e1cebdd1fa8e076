import { useState } from 'react';
import { useFetcher } from 'react-router';
import button from '../../ui/button.module.css';
import { useDesk } from '../desk-context.ts';
import { Dialog, DialogHeading } from '../dialog.tsx';
import dialogStyles from '../gate/gate.module.css';
import type { GateFailure } from '../gate/sign-in.ts';
import { SignInForm } from '../gate/sign-in-form.tsx';
import { useSecondFactor } from '../gate/use-second-factor.ts';
import styles from './import-bar.module.css';

/** Says that importing is the owner's, and opens the gate in place: what was read stays on the page. */
export function SignInHere() {
  const { gate, importPreview, passkeys } = useDesk().copy;
  const fetcher = useFetcher<{ gate?: GateFailure }>();
  const [isOpen, setOpen] = useState(false);
  const failure = fetcher.data?.gate;
  const second = useSecondFactor(failure);
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
          <DialogHeading>{second.factor ? passkeys.step.heading : gate.heading}</DialogHeading>
          <p>{gate.intro}</p>
          <SignInForm form={fetcher.Form} busy={fetcher.state !== 'idle'} failure={failure} second={second} />
        </Dialog>
      )}
    </section>
  );
}
