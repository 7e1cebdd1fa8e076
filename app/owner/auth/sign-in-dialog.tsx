import { useFetcher } from 'react-router';
import { useOwner } from '../context/owner-context.ts';
import { Dialog, DialogHeading } from '../forms/dialog.tsx';
import styles from './sign-in.module.css';
import type { SignInFailure } from './sign-in-failure.ts';
import { SignInSteps } from './sign-in-steps.tsx';
import { useSecondFactor } from './use-second-factor.ts';

/** Asks for the password over the page, which keeps what is typed on it; without `onClose` it has to be given. */
export function SignInDialog({ onClose }: { onClose?: () => void }) {
  const { signIn, passkeys } = useOwner().messages;
  const fetcher = useFetcher<{ signInFailure?: SignInFailure }>();
  const failure = fetcher.data?.signInFailure;
  const second = useSecondFactor(failure);
  const [heading, body] = onClose
    ? [signIn.heading, signIn.intro]
    : [signIn.again_heading, signIn.again_body];
  return (
    <Dialog className={styles.again} {...(onClose && { onClose })}>
      <DialogHeading>{second.factor ? passkeys.step.heading : heading}</DialogHeading>
      <p>{body}</p>
      <SignInSteps form={fetcher.Form} isBusy={fetcher.state !== 'idle'} failure={failure} second={second} />
    </Dialog>
  );
}
