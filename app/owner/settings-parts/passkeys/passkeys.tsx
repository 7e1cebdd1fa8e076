import { useRef, useState } from 'react';
import { fill } from '../../../../messages/fill.ts';
import { type Passkey, passkeyLimits } from '../../../../shared/passkeys.ts';
import { useOwner } from '../../context/owner-context.ts';
import { Button } from '../../forms/button.tsx';
import frame from '../../settings/settings.module.css';
import styles from '../fields.module.css';
import { useSettings } from '../settings-context.ts';
import { AddPasskey } from './add-passkey.tsx';
import { NewCodes } from './new-codes.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';
import { RenewCodes } from './renew-codes.tsx';
import { useObstacle } from './use-obstacle.ts';

/** Which window is open over the list. */
type Opened = { window: 'add' | 'renew' } | { window: 'rename' | 'remove'; passkey: Passkey };

/** The list of passkeys with all that can be done to them. `onAdded` is called once a new one's codes were seen. */
export function Passkeys({ onAdded }: { onAdded?: (() => void) | undefined }) {
  const { passkeys: labels } = useOwner().messages;
  const { passkeys, recovery_codes: left } = useSettings().passkeys;
  const obstacle = useObstacle();
  const message = useRef<HTMLParagraphElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const [codes, setCodes] = useState<{ list: string[]; isNew: boolean }>();
  const [status, setStatus] = useState('');
  const close = () => setOpened(undefined);
  const announce = (sentence: string) => {
    close();
    setStatus(sentence);
    // What was pressed may be gone with what it belonged to.
    message.current?.focus();
  };

  return (
    <>
      {passkeys.length === 0 ? (
        <p className={frame.help}>{labels.none}</p>
      ) : (
        <ul className={styles.passkeysList}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setOpened({ window: 'rename', passkey })}
              onRemove={() => setOpened({ window: 'remove', passkey })}
            />
          ))}
        </ul>
      )}
      {obstacle && <p className={frame.help}>{obstacle}</p>}
      <div className={frame.actions}>
        {!obstacle && passkeys.length < passkeyLimits.most && (
          <Button isOutlined onClick={() => setOpened({ window: 'add' })}>
            {labels.add}
          </Button>
        )}
        <p ref={message} role="status" tabIndex={-1} className={frame.sectionFormStatus}>
          {passkeys.length >= passkeyLimits.most && !status
            ? fill(labels.full, { max: passkeyLimits.most })
            : status}
        </p>
      </div>
      {passkeys.length > 0 && <RecoveryCodes codes={left} onRenew={() => setOpened({ window: 'renew' })} />}
      {opened?.window === 'add' && (
        <AddPasskey
          count={passkeys.length}
          onClose={close}
          onAdded={(name, list) => {
            announce(fill(labels.done.added, { name }));
            if (list) setCodes({ list, isNew: true });
            else onAdded?.();
          }}
        />
      )}
      {opened?.window === 'rename' && (
        <RenamePasskey
          passkey={opened.passkey}
          onClose={close}
          onRenamed={(name) => announce(fill(labels.done.renamed, { name }))}
        />
      )}
      {opened?.window === 'remove' && (
        <RemovePasskey
          passkey={opened.passkey}
          isLast={passkeys.length === 1}
          onClose={close}
          onRemoved={(name, rest) =>
            announce(fill(rest === 0 ? labels.done.off : labels.done.removed, { name }))
          }
        />
      )}
      {opened?.window === 'renew' && (
        <RenewCodes
          onClose={close}
          onRenewed={(list) => {
            announce(labels.done.codes);
            setCodes({ list, isNew: false });
          }}
        />
      )}
      {codes && (
        <NewCodes
          codes={codes.list}
          onSaved={() => {
            setCodes(undefined);
            message.current?.focus();
            if (codes.isNew) onAdded?.();
          }}
        />
      )}
    </>
  );
}
