import type { Passkey } from '../../../../shared/passkeys.ts';
import { useOwner } from '../../context/owner-context.ts';
import { NameField, PasskeyDialog } from './passkey-dialog.tsx';
import { passkeyMessage } from './passkey-message.ts';
import { usePasskeyChange } from './use-passkey-change.ts';

interface RenamePasskeyProps {
  passkey: Passkey;
  onClose: () => void;
  onRenamed: (name: string) => void;
}

export function RenamePasskey({ passkey, onClose, onRenamed }: RenamePasskeyProps) {
  const owner = useOwner();
  const words = owner.messages.passkeys.rename_dialog;
  const { send, isBusy, failure } = usePasskeyChange(
    (change) => 'renamed' in change && onRenamed(change.renamed),
  );
  return (
    <PasskeyDialog
      heading={words.heading}
      words={words}
      isBusy={isBusy}
      message={failure && passkeyMessage(failure, owner)}
      onClose={onClose}
      onSubmit={(form) => send('passkey-rename', form, { id: passkey.id })}
    >
      <NameField value={passkey.name} />
    </PasskeyDialog>
  );
}
