import { useState } from 'react';
import { SignInDialog } from '../auth/sign-in-dialog.tsx';
import { useOwner } from '../context/owner-context.ts';
import { Button } from '../forms/button.tsx';
import styles from './import-preview.module.css';

/** Says that importing is the owner's, and signs in here: what was read stays on the page. */
export function SignInHere() {
  const { signIn, importPreview } = useOwner().messages;
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.visitor} aria-label={signIn.submit}>
      <p>{importPreview.sign_in}</p>
      <Button isOutlined onClick={() => setOpen(true)}>
        {signIn.submit}
      </Button>
      {isOpen && <SignInDialog onClose={() => setOpen(false)} />}
    </section>
  );
}
