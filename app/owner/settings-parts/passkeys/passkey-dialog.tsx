import { type ReactNode, useId } from 'react';
import button from '../../../ui/button.module.css';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import dialog from '../../forms/dialog.module.css';
import { Dialog, DialogClose, DialogHeading } from '../../forms/dialog.tsx';
import field from '../../forms/field.module.css';
import styles from './passkeys.module.css';

interface PasskeyDialogProps {
  heading: string;
  /** Words of the button, and those while it works. */
  words: { submit: string; busy: string };
  isBusy: boolean;
  /** Why it did not happen. */
  message: string | undefined;
  onSubmit: (form: FormData) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A window with a form, for one thing to be done to the passkeys. */
export function PasskeyDialog(props: PasskeyDialogProps) {
  const { heading, words, isBusy, message, onSubmit, onClose, children } = props;
  const { cancel } = useOwner().messages.passkeys;
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
          <p role="alert" className={field.error}>
            {message}
          </p>
        )}
        <div className={dialog.actions}>
          <button type="submit" className={`${button.button} ${button.compact}`} disabled={isBusy}>
            {isBusy ? words.busy : words.submit}
          </button>
          <DialogClose className={text.action}>{cancel}</DialogClose>
        </div>
      </form>
    </Dialog>
  );
}

/** The password, asked for again. */
export function PasswordField({ isWrong }: { isWrong: boolean }) {
  const { password } = useOwner().messages.passkeys;
  const id = useId();
  return (
    <div className={field.field}>
      {/* There is one owner; password managers ask for a name to file the password under. */}
      <input type="text" name="username" autoComplete="username" defaultValue="owner" hidden />
      <label htmlFor={id}>{password}</label>
      <input
        id={id}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        aria-invalid={isWrong || undefined}
      />
    </div>
  );
}

/** What a passkey is called. */
export function NameField({ value }: { value: string }) {
  const { name, name_help } = useOwner().messages.passkeys;
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        name="name"
        defaultValue={value}
        required
        autoComplete="off"
        aria-describedby={`${id}-help`}
      />
      <p id={`${id}-help`} className={field.help}>
        {name_help}
      </p>
    </div>
  );
}
