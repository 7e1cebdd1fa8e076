import { useOwner } from '../../context/owner-context.ts';
import { PasskeyDialog, PasswordField } from './passkey-dialog.tsx';
import { passkeyMessage } from './passkey-message.ts';
import { usePasskeyChange } from './use-passkey-change.ts';

interface RenewCodesProps {
  onClose: () => void;
  onRenewed: (codes: string[]) => void;
}

/** Makes new recovery codes, for the password. */
export function RenewCodes({ onClose, onRenewed }: RenewCodesProps) {
  const owner = useOwner();
  const { codes } = owner.messages.passkeys;
  const { send, isBusy, failure } = usePasskeyChange((change) => {
    if ('codes' in change && change.codes) onRenewed(change.codes);
  });
  return (
    <PasskeyDialog
      heading={codes.renew_heading}
      words={{ submit: codes.renew, busy: codes.renew_busy }}
      isBusy={isBusy}
      message={failure && passkeyMessage(failure, owner)}
      onClose={onClose}
      onSubmit={(form) => send('passkey-codes', form)}
    >
      <p>{codes.renew_body}</p>
      <PasswordField isWrong={failure?.code === 'password_invalid'} />
    </PasskeyDialog>
  );
}
