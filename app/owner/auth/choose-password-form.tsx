import { useId } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { fill } from '../../../copy/fill.ts';
import { passwordLength } from '../../../shared/password-length.ts';
import button from '../../ui/button.module.css';
import { type Owner, useOwner } from '../context/owner-context.ts';
import field from '../forms/field.module.css';
import type { NewPasswordFailure } from './choose-password.ts';
import { PasswordInput } from './password-input.tsx';
import styles from './sign-in.module.css';

interface ChoosePasswordFormProps {
  /** The router's form, or a fetcher's, which goes on without leaving the page. */
  form: FetcherWithComponents<unknown>['Form'];
  busy: boolean;
  failure: NewPasswordFailure | undefined;
}

/** One field for the owner's own password. The one that was made up has just been typed, and is not asked for again. */
export function ChoosePasswordForm({ form: Form, busy, failure }: ChoosePasswordFormProps) {
  const owner = useOwner();
  const { gate, settings } = owner.messages;
  // Beneath the window that asks, the settings may show a field of the same kind.
  const id = useId();
  const message = failure && newPasswordMessage(failure, owner);
  return (
    <Form method="post" className={styles.form}>
      <input type="text" name="username" autoComplete="username" defaultValue="owner" hidden />
      <div className={field.field}>
        <label htmlFor={id}>{settings.password.new}</label>
        <PasswordInput
          id={id}
          name="next"
          autoComplete="new-password"
          required
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? `${id}-message ${id}-help` : `${id}-help`}
        />
        {message && (
          <p id={`${id}-message`} role="alert" className={field.error}>
            {message}
          </p>
        )}
        <p id={`${id}-help`} className={field.help}>
          {fill(settings.password.new_help, { min: passwordLength.least })}
        </p>
      </div>
      <button type="submit" className={button.button} name="intent" value="choose-password" disabled={busy}>
        {busy ? gate.choosing : gate.choose}
      </button>
    </Form>
  );
}

function newPasswordMessage(failure: NewPasswordFailure, { messages }: Owner): string {
  const { password } = messages.settings;
  switch (failure.code) {
    case 'password_too_short':
      return fill(password.too_short, { count: failure.typed, min: failure.least });
    case 'password_common':
      return password.common;
    case 'busy':
      return messages.gate.busy_server;
  }
}
