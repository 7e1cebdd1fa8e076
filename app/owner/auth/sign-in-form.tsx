import { useLocation } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { Field } from '../forms/field.tsx';
import { OwnerNameInput } from './owner-name-input.tsx';
import { PasswordInput } from './password-input.tsx';
import styles from './sign-in.module.css';
import { signInMessage } from './sign-in-message.ts';
import type { SignInFormProps } from './sign-in-props.ts';

/** The form of the password, on the sign-in page and in the window that asks again. */
export function SignInForm({ form: Form, isBusy, failure }: SignInFormProps) {
  const owner = useOwner();
  const { signIn } = owner.messages;
  const place = useLocation().pathname.startsWith(paths.contentManager) ? 'manager' : 'compose';
  return (
    <Form method="post" className={styles.form}>
      <OwnerNameInput />
      <Field
        id="password"
        label={signIn.password}
        error={failure && signInMessage(failure, owner, place)}
        isAlert
      >
        {(control) => (
          <PasswordInput {...control} name="password" autoComplete="current-password" required autoFocus />
        )}
      </Field>
      <button type="submit" className={button.button} name="intent" value="sign-in" disabled={isBusy}>
        {isBusy ? signIn.busy : signIn.submit}
      </button>
      <p className={text.small}>{signIn.session_length}</p>
    </Form>
  );
}
