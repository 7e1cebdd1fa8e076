import { useRef, useState } from 'react';
import { fill } from '../../../../copy/fill.ts';
import type { PasskeyRegistration } from '../../../../shared/passkeys.ts';
import { useOwner } from '../../context/owner-context.ts';
import { makePasskey } from './make-passkey.ts';
import { NameField, PasskeyDialog, PasswordField } from './passkey-dialog.tsx';
import { makingMessage, passkeyMessage } from './passkey-message.ts';
import { usePasskeyChange } from './use-passkey-change.ts';

interface AddPasskeyProps {
  /** How many there are. */
  count: number;
  onClose: () => void;
  /** `codes`: the recovery codes that came with it. */
  onAdded: (name: string, codes: string[] | null) => void;
}

/** Asks for name and password, then has the browser make a passkey. */
export function AddPasskey({ count, onClose, onAdded }: AddPasskeyProps) {
  const owner = useOwner();
  const { passkeys } = owner.messages;
  const words = passkeys.add_dialog;
  const name = useRef('');
  const [isMaking, setMaking] = useState(false);
  const [error, setError] = useState('');

  const { send, isBusy, failure } = usePasskeyChange((change) => {
    if ('begun' in change) void make(change.begun);
    if ('added' in change) onAdded(change.added, change.codes);
  });
  const make = async ({ id, options }: PasskeyRegistration) => {
    setMaking(true);
    const made = await makePasskey(options);
    setMaking(false);
    if (!made.ok) return setError(makingMessage(made.error, owner));
    send('passkey-add', new FormData(), {
      id,
      name: name.current,
      response: JSON.stringify(made.response),
    });
  };

  return (
    <PasskeyDialog
      heading={words.heading}
      words={words}
      isBusy={isBusy || isMaking}
      message={error || (failure && passkeyMessage(failure, owner))}
      onClose={onClose}
      onSubmit={(form) => {
        name.current = String(form.get('name'));
        setError('');
        send('passkey-begin', form);
      }}
    >
      <p>
        {words.body} {count === 0 && words.ends_sessions}
      </p>
      <NameField value={count === 0 ? passkeys.first_name : fill(passkeys.next_name, { n: count + 1 })} />
      <PasswordField isWrong={failure?.code === 'password_invalid'} />
    </PasskeyDialog>
  );
}
