import type { Passkey } from '../../../../shared/passkeys.ts';
import { useOwner } from '../../context/owner-context.ts';
import { NameField, PasskeyDialog } from './passkey-dialog.tsx';
import { usePasskeyChange } from './use-passkey-change.ts';

interface RenamePasskeyProps {
  passkey: Passkey;
  onClose: () => void;
  onRenamed: (name: string) => void;
}

export function RenamePasskey({ passkey, onClose, onRenamed }: RenamePasskeyProps) {
  const labels = useOwner().messages.passkeys.rename_dialog;
  const change = usePasskeyChange((done) => 'renamed' in done && onRenamed(done.renamed));
  return (
    <PasskeyDialog
      heading={labels.heading}
      labels={labels}
      change={change}
      onClose={onClose}
      onSubmit={(form) => change.send('passkey-rename', form, { id: passkey.id })}
    >
      <NameField value={passkey.name} />
    </PasskeyDialog>
  );
}
