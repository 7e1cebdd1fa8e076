import { useFetcher } from 'react-router';
import { useOwner } from '../context/owner-context.ts';
import { Dialog, DialogHeading } from '../forms/dialog.tsx';
import styles from './sign-in.module.css';
import type { SignInFailure } from './sign-in.ts';
import { SignInSteps } from './sign-in-steps.tsx';
import { useSecondFactor } from './use-second-factor.ts';

/** Asks for the password over the workspace when the session has ended; what was typed stays beneath. */
export function SignInAgain() {
  const { gate, passkeys } = useOwner().messages;
  const fetcher = useFetcher<{ gate?: SignInFailure }>();
  const failure = fetcher.data?.gate;
  const second = useSecondFactor(failure);
  return (
    <Dialog className={styles.again}>
      <DialogHeading>{second.factor ? passkeys.step.heading : gate.again_heading}</DialogHeading>
      <p>{gate.again_body}</p>
      <SignInSteps form={fetcher.Form} busy={fetcher.state !== 'idle'} failure={failure} second={second} />
    </Dialog>
  );
}
