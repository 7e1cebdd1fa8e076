import { type FetcherWithComponents, useLocation } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import field from '../forms/field.module.css';
import styles from './sign-in.module.css';
import type { SignInFailure } from './sign-in.ts';
import { signInMessage } from './sign-in-message.ts';

interface SignInFormProps {
  /** The router's form, or a fetcher's, which signs in without leaving the page. */
  form: FetcherWithComponents<unknown>['Form'];
  busy: boolean;
  failure: SignInFailure | undefined;
}

/** The password form of both the gate and the window that asks again. */
export function SignInForm({ form: Form, busy, failure }: SignInFormProps) {
  const owner = useOwner();
  const { gate } = owner.messages;
  const of = useLocation().pathname === paths.contentManager ? 'manager' : 'compose';
  const message = failure && signInMessage(failure, owner, of);
  return (
    <Form method="post" className={styles.form}>
      {/* There is one owner; password managers ask for a name to file the password under. */}
      <input type="text" name="username" autoComplete="username" defaultValue="owner" hidden />
      <div className={field.field}>
        <label htmlFor="password">{gate.password}</label>
        <input
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? 'gate-message' : undefined}
        />
      </div>
      {message && (
        <p id="gate-message" role="alert" className={field.error}>
          {message}
        </p>
      )}
      <button type="submit" className={button.button} name="intent" value="sign-in" disabled={busy}>
        {busy ? gate.busy : gate.submit}
      </button>
      <p className={text.small}>{gate.session_length}</p>
    </Form>
  );
}
