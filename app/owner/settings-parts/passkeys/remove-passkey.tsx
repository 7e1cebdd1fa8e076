import { fill } from '../../../../copy/fill.ts';
import type { Passkey } from '../../../../shared/passkeys.ts';
import { useOwner } from '../../context/owner-context.ts';
import { PasskeyDialog, PasswordField } from './passkey-dialog.tsx';
import { passkeyMessage } from './passkey-message.ts';
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
  const owner = useOwner();
  const words = owner.messages.passkeys.remove_dialog;
  const { send, isBusy, failure } = usePasskeyChange(
    (change) => 'removed' in change && onRemoved(change.removed, change.left),
  );
  return (
    <PasskeyDialog
      heading={fill(words.heading, { name: passkey.name })}
      words={{ submit: isLast ? words.submit_last : words.submit, busy: words.busy }}
      isBusy={isBusy}
      message={failure && passkeyMessage(failure, owner)}
      onClose={onClose}
      onSubmit={(form) => send('passkey-remove', form, { id: passkey.id, turn_off: isLast ? 'yes' : 'no' })}
    >
      <p>{isLast ? words.last : words.body}</p>
      <PasswordField isWrong={failure?.code === 'password_invalid'} />
    </PasskeyDialog>
  );
}
