import { fill } from '../../../../messages/fill.ts';
import type { Passkey } from '../../../../shared/passkeys.ts';
import { useOwner } from '../../context/owner-context.ts';
import { PasskeyDialog, PasswordField } from './passkey-dialog.tsx';
import { usePasskeyChange } from './use-passkey-change.ts';

interface RemovePasskeyProps {
  passkey: Passkey;
  /** With it the second factor ends. */
  isLast: boolean;
  onClose: () => void;
  onRemoved: (name: string, left: number) => void;
}

/** Removes a passkey, after asking, and for the password alone. */
export function RemovePasskey({ passkey, isLast, onClose, onRemoved }: RemovePasskeyProps) {
  const labels = useOwner().messages.passkeys.remove_dialog;
  const change = usePasskeyChange((done) => 'removed' in done && onRemoved(done.removed, done.left));
  return (
    <PasskeyDialog
      heading={fill(labels.heading, { name: passkey.name })}
      labels={{ submit: isLast ? labels.submit_last : labels.submit, busy: labels.busy }}
      change={change}
      onClose={onClose}
      onSubmit={(form) =>
        change.send('passkey-remove', form, { id: passkey.id, turn_off: isLast ? 'yes' : 'no' })
      }
    >
      <p>{isLast ? labels.last : labels.body}</p>
      <PasswordField isWrong={change.isPasswordWrong} />
    </PasskeyDialog>
  );
}
