import { useId } from 'react';
import type { FetcherWithComponents } from 'react-router';
import button from '../../ui/button.module.css';
import { useOwner } from '../context/owner-context.ts';
import field from '../forms/field.module.css';
import styles from './sign-in.module.css';

interface RecoveryFormProps {
  form: FetcherWithComponents<unknown>['Form'];
  busy: boolean;
  /** The sign-in it finishes. */
  pending: string;
  isOpen: boolean;
  onOpen: () => void;
  message: string | undefined;
}

/** A recovery code in place of the passkey. */
export function RecoveryForm({ form: Form, busy, pending, isOpen, onOpen, message }: RecoveryFormProps) {
  const { step } = useOwner().messages.passkeys;
  const id = useId();
  return (
    <details
      className={styles.recovery}
      open={isOpen}
      onToggle={(event) => event.currentTarget.open && !isOpen && onOpen()}
    >
      <summary>{step.use_code}</summary>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="pending" value={pending} />
        <div className={field.field}>
          <label htmlFor={id}>{step.code}</label>
          <input
            id={id}
            name="code"
            required
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={message ? true : undefined}
            aria-describedby={message ? `${id}-message ${id}-help` : `${id}-help`}
          />
          <p id={`${id}-help`} className={field.help}>
            {step.code_help}
          </p>
        </div>
        {message && (
          <p id={`${id}-message`} role="alert" className={field.error}>
            {message}
          </p>
        )}
        <button
          type="submit"
          className={`${button.button} ${button.outlined}`}
          name="intent"
          value="recovery"
          disabled={busy}
        >
          {busy ? step.checking : step.use_this_code}
        </button>
      </Form>
    </details>
  );
}
