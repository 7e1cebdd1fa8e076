import { useOwner } from '../../context/owner-context.ts';
import { PasskeyDialog, PasswordField } from './passkey-dialog.tsx';
import { usePasskeyChange } from './use-passkey-change.ts';

interface RenewCodesProps {
  onClose: () => void;
  onRenewed: (codes: string[]) => void;
}

/** Makes new recovery codes, for the password. */
export function RenewCodes({ onClose, onRenewed }: RenewCodesProps) {
  const { codes } = useOwner().messages.passkeys;
  const change = usePasskeyChange((done) => 'codes' in done && done.codes && onRenewed(done.codes));
  return (
    <PasskeyDialog
      heading={codes.renew_heading}
      labels={{ submit: codes.renew, busy: codes.renew_busy }}
      change={change}
      onClose={onClose}
      onSubmit={(form) => change.send('passkey-codes', form)}
    >
      <p>{codes.renew_body}</p>
      <PasswordField isWrong={change.isPasswordWrong} />
    </PasskeyDialog>
  );
}
