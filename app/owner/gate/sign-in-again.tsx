import { useFetcher } from 'react-router';
import { useDesk } from '../desk-context.ts';
import { Dialog, DialogHeading } from '../dialog.tsx';
import styles from './gate.module.css';
import { GateForm } from './gate-form.tsx';
import type { GateFailure } from './sign-in.ts';

/** Asks for the password over the workspace when the session has ended; what was typed stays beneath. */
export function SignInAgain() {
  const { gate } = useDesk().copy;
  const fetcher = useFetcher<{ gate?: GateFailure }>();
  return (
    <Dialog className={styles.again}>
      <DialogHeading>{gate.again_heading}</DialogHeading>
      <p>{gate.again_body}</p>
      <GateForm form={fetcher.Form} busy={fetcher.state !== 'idle'} failure={fetcher.data?.gate} />
    </Dialog>
  );
}
