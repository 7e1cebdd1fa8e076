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
function PasswordInput({ id, label, ...more }: PasswordInputProps) {
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

interface PasswordFieldProps extends ComponentProps<'input'> {
  /** Without a label, the field is for the current password. */
  label?: string;
  help?: string;
  error?: string | undefined;
}

export function PasswordField({ id, label, help, error, ...more }: PasswordFieldProps) {
  const { password } = useOwner().messages.signIn;
  return (
    <>
      {!label && <OwnerNameInput />}
      <Field {...(id && { id })} label={label ?? password} error={error} isAlert help={help}>
        {(control) => (
          <PasswordInput
            {...control}
            {...(label && { label })}
            name="password"
            autoComplete={label ? 'new-password' : 'current-password'}
            {...more}
          />
        )}
      </Field>
    </>
  );
}
