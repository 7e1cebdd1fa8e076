import { type ComponentProps, useState } from 'react';
import { useOwner } from '../context/owner-context.ts';
import { TextButton } from '../forms/button.tsx';
import styles from './password-input.module.css';

/** A field for a password, which can be looked at while it is typed once the page's script is there. */
export function PasswordInput({ id, ...more }: ComponentProps<'input'> & { id: string }) {
  const { signIn } = useOwner().messages;
  const [isVisible, setVisible] = useState(false);
  return (
    <div className={styles.password}>
      <input
        {...more}
        id={id}
        type={isVisible ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="off"
      />
      <TextButton
        className={styles.show}
        aria-controls={id}
        aria-pressed={isVisible}
        onClick={() => setVisible(!isVisible)}
      >
        {isVisible ? signIn.hide_password : signIn.show_password}
      </TextButton>
    </div>
  );
}
