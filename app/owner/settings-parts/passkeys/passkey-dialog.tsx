import type { ReactNode } from 'react';
import text from '../../../ui/text.module.css';
import { OwnerNameInput } from '../../auth/owner-name-input.tsx';
import { useOwner } from '../../context/owner-context.ts';
import { Dialog, DialogClose, DialogHeading } from '../../forms/dialog.tsx';
import { Button, Field } from '../../forms/fields.tsx';
import dialog from '../../forms/forms.module.css';
import styles from '../fields.module.css';
import { passkeyMessage } from './passkey-message.ts';
import type { usePasskeyChange } from './use-passkey-change.ts';

interface PasskeyDialogProps {
  heading: string;
  /** What the button says, and what it says while it works. */
  labels: { submit: string; busy: string };
  change: Pick<ReturnType<typeof usePasskeyChange>, 'isBusy' | 'failure'>;
  /** Why the browser did nothing; '' where it did. */
  error?: string;
  onSubmit: (form: FormData) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A window with a form, for one thing to be done to the passkeys. */
export function PasskeyDialog(props: PasskeyDialogProps) {
  const { heading, labels, change, error, onSubmit, onClose, children } = props;
  const owner = useOwner();
  const { isBusy, failure } = change;
  const message = error || (failure && passkeyMessage(failure, owner));
  return (
    <Dialog onClose={onClose}>
      <DialogHeading>{heading}</DialogHeading>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onSubmit(new FormData(event.currentTarget));
        }}
      >
        {children}
        {message && (
          <p role="alert" className={dialog.error}>
            {message}
          </p>
        )}
        <div className={dialog.actions}>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? labels.busy : labels.submit}
          </Button>
          <DialogClose className={text.action}>{owner.messages.passkeys.cancel}</DialogClose>
        </div>
      </form>
    </Dialog>
  );
}

/** The password, asked for again. */
export function PasswordField({ isWrong }: { isWrong: boolean }) {
  const { password } = useOwner().messages.passkeys;
  return (
    <>
      <OwnerNameInput />
      <Field label={password}>
        {(control) => (
          <input
            {...control}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            aria-invalid={isWrong || undefined}
          />
        )}
      </Field>
    </>
  );
}

/** What a passkey is called. */
export function NameField({ value }: { value: string }) {
  const { name, name_help } = useOwner().messages.passkeys;
  return (
    <Field label={name} help={name_help}>
      {(control) => <input {...control} name="name" defaultValue={value} required autoComplete="off" />}
    </Field>
  );
}
