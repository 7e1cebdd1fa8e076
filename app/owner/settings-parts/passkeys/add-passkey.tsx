import { useRef, useState } from 'react';
import { fill } from '../../../../messages/fill.ts';
import type { PasskeyRegistration } from '../../../../shared/passkeys.ts';
import { useOwner } from '../../context/owner-context.ts';
import { makePasskey } from './make-passkey.ts';
import { NameField, PasskeyDialog, PasswordField } from './passkey-dialog.tsx';
import { makingMessage } from './passkey-message.ts';
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
  const labels = passkeys.add_dialog;
  const name = useRef('');
  const [isMaking, setMaking] = useState(false);
  const [error, setError] = useState('');

  const change = usePasskeyChange((done) => {
    if ('begun' in done) void make(done.begun);
    if ('added' in done) onAdded(done.added, done.codes);
  });
  const make = async ({ id, options }: PasskeyRegistration) => {
    setMaking(true);
    const made = await makePasskey(options);
    setMaking(false);
    if (!made.ok) return setError(makingMessage(made.error, owner));
    change.send('passkey-add', new FormData(), {
      id,
      name: name.current,
      response: JSON.stringify(made.response),
    });
  };

  return (
    <PasskeyDialog
      heading={labels.heading}
      labels={labels}
      change={{ ...change, isBusy: change.isBusy || isMaking }}
      error={error}
      onClose={onClose}
      onSubmit={(form) => {
        name.current = String(form.get('name'));
        setError('');
        change.send('passkey-begin', form);
      }}
    >
      <p>
        {labels.body} {count === 0 && labels.ends_sessions}
      </p>
      <NameField value={count === 0 ? passkeys.first_name : fill(passkeys.next_name, { n: count + 1 })} />
      <PasswordField isWrong={change.isPasswordWrong} />
    </PasskeyDialog>
  );
}
