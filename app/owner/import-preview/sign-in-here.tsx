import { useState } from 'react';
import button from '../../ui/button.module.css';
import { SignInDialog } from '../auth/sign-in-dialog.tsx';
import { useOwner } from '../context/owner-context.ts';
import styles from './import-bar.module.css';

/** Says that importing is the owner's, and signs in here: what was read stays on the page. */
export function SignInHere() {
  const { gate, importPreview } = useOwner().messages;
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
      {isOpen && <SignInDialog onClose={() => setOpen(false)} />}
    </section>
  );
}
