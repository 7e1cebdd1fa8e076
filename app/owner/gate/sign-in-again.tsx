import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useDesk } from '../desk-context.ts';
import styles from './gate.module.css';
import { GateForm } from './gate-form.tsx';
import type { GateFailure } from './sign-in.ts';

/** Asks for the password over the workspace when the session has ended; what was typed stays beneath. */
export function SignInAgain() {
  const { gate } = useDesk().copy;
  const fetcher = useFetcher<{ gate?: GateFailure }>();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.again}
      aria-labelledby="again-heading"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="again-heading">{gate.again_heading}</h2>
      <p>{gate.again_body}</p>
      <GateForm form={fetcher.Form} busy={fetcher.state !== 'idle'} failure={fetcher.data?.gate} />
    </dialog>
  );
}
