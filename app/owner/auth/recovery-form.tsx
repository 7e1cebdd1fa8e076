import button from '../../ui/button.module.css';
import { useOwner } from '../context/owner-context.ts';
import { Field } from '../forms/field.tsx';
import styles from './sign-in.module.css';
import type { SignInFormProps } from './sign-in-props.ts';

interface RecoveryFormProps extends Pick<SignInFormProps, 'form' | 'isBusy'> {
  /** The sign-in it finishes. */
  pending: string;
  isOpen: boolean;
  onOpen: () => void;
  error: string | undefined;
}

/** A recovery code in place of the passkey. */
export function RecoveryForm({ form: Form, isBusy, pending, isOpen, onOpen, error }: RecoveryFormProps) {
  const { step } = useOwner().messages.passkeys;
  return (
    <details
      className={styles.recovery}
      open={isOpen}
      onToggle={(event) => event.currentTarget.open && !isOpen && onOpen()}
    >
      <summary>{step.use_code}</summary>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="pending" value={pending} />
        <Field label={step.code} error={error} isAlert help={step.code_help}>
          {(control) => (
            <input
              {...control}
              name="code"
              required
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <button
          type="submit"
          className={`${button.button} ${button.outlined}`}
          name="intent"
          value="recovery"
          disabled={isBusy}
        >
          {isBusy ? step.checking : step.use_this_code}
        </button>
      </Form>
    </details>
  );
}
