import { type ComponentProps, useState } from 'react';
import { useOwner } from '../context/owner-context.ts';
import { Field } from '../forms/fields.tsx';
import styles from './sign-in.module.css';

interface PasswordInputProps extends ComponentProps<'input'> {
  id: string;
  /** Distinguishes the buttons of several password fields. */
  label?: string;
}

/** A password field with a Show button, once the page's script runs. */
export function PasswordInput({ id, label, ...more }: PasswordInputProps) {
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
      <button
        type="button"
        className={styles.show}
        aria-controls={id}
        aria-pressed={isVisible}
        aria-label={label && `${signIn.show_password}: ${label}`}
        onClick={() => setVisible(!isVisible)}
      >
        {signIn.show_password}
      </button>
    </div>
  );
}

/** There is one owner, but password managers expect a user name. */
export function OwnerNameInput() {
  return <input type="text" name="username" autoComplete="username" defaultValue="owner" hidden />;
}

interface PasswordFieldProps {
  id?: string;
  error?: string | undefined;
  required?: boolean;
  autoFocus?: boolean;
}

export function PasswordField({ id, error, ...more }: PasswordFieldProps) {
  const { password } = useOwner().messages.signIn;
  return (
    <>
      <OwnerNameInput />
      <Field {...(id && { id })} label={password} error={error} isAlert>
        {(control) => (
          <PasswordInput {...control} {...more} name="password" autoComplete="current-password" />
        )}
      </Field>
    </>
  );
}
