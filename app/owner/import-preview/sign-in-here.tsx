import { useRef } from 'react';
import { useFetcher } from 'react-router';
import button from '../../ui/button.module.css';
import { useDesk } from '../desk-context.ts';
import dialogStyles from '../gate/gate.module.css';
import { GateForm } from '../gate/gate-form.tsx';
import type { GateFailure } from '../gate/sign-in.ts';
import styles from './import-bar.module.css';

/** Says that importing is the owner's, and opens the gate in place: what was read stays on the page. */
export function SignInHere() {
  const { gate, importPreview } = useDesk().copy;
  const fetcher = useFetcher<{ gate?: GateFailure }>();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <section className={styles.visitor} aria-label={gate.submit}>
      <p>{importPreview.sign_in}</p>
      <button
        type="button"
        className={`${button.button} ${button.outlined} ${button.compact}`}
        onClick={() => dialog.current?.showModal()}
      >
        {gate.submit}
      </button>
      <dialog ref={dialog} className={dialogStyles.again} aria-labelledby="sign-in-heading">
        <h2 id="sign-in-heading">{gate.heading}</h2>
        <p>{gate.intro}</p>
        <GateForm form={fetcher.Form} busy={fetcher.state !== 'idle'} failure={fetcher.data?.gate} />
      </dialog>
    </section>
  );
}
