import { type ComponentProps, useState } from 'react';
import { useOwner } from '../context/owner-context.ts';
import { Field } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import styles from './sign-in.module.css';

interface PasswordInputProps extends ComponentProps<'input'> {
  id: string;
  /** Distinguishes the checkboxes of several password fields. */
  label?: string;
}

/** A password field with a checkbox to show it, once the page's script runs. */
export function PasswordInput({ id, label, ...more }: PasswordInputProps) {
  const { signIn } = useOwner().messages;
  const [isVisible, setVisible] = useState(false);
  return (
    <>
      <input
        {...more}
        id={id}
        type={isVisible ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="off"
      />
      <label className={`${field.tick} ${styles.show}`}>
        <input
          type="checkbox"
          aria-label={label && `${signIn.show_password}: ${label}`}
          checked={isVisible}
          onChange={() => setVisible(!isVisible)}
        />
        {signIn.show_password}
      </label>
    </>
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
