import { useState } from 'react';
import { useFetcher } from 'react-router';
import button from '../../ui/button.module.css';
import dialogStyles from '../auth/sign-in.module.css';
import type { SignInFailure } from '../auth/sign-in.ts';
import { SignInSteps } from '../auth/sign-in-steps.tsx';
import { useSecondFactor } from '../auth/use-second-factor.ts';
import { useOwner } from '../context/owner-context.ts';
import { Dialog, DialogHeading } from '../forms/dialog.tsx';
import styles from './import-bar.module.css';

/** Says that importing is the owner's, and opens the gate in place: what was read stays on the page. */
export function SignInHere() {
  const { gate, importPreview, passkeys } = useOwner().messages;
  const fetcher = useFetcher<{ gate?: SignInFailure }>();
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
          <SignInSteps
            form={fetcher.Form}
            busy={fetcher.state !== 'idle'}
            failure={failure}
            second={second}
          />
        </Dialog>
      )}
    </section>
  );
}
