import { fill } from '../../../../messages/fill.ts';
import type { Passkey } from '../../../../shared/passkeys.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { useLocalTime } from '../../context/use-local-time.ts';
import { TextButton } from '../../forms/button.tsx';
import styles from '../fields.module.css';

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

/** One passkey: when it was made and used, and what can be done to it. */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { passkeys } = useOwner().messages;
  const { name, created_at, last_used_at, backed_up, host, usable } = passkey;
  const made = useLocalTime(created_at);
  const used = useLocalTime(last_used_at ?? '');
  const facts = [
    fill(passkeys.made, { date: made }),
    last_used_at ? fill(passkeys.last_used, { date: used }) : passkeys.not_used,
    ...(backed_up ? [passkeys.synced] : []),
  ];
  return (
    <li className={styles.passkey}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={text.small}>{facts.join(' · ')}</p>
        {!usable && <p className={text.small}>{fill(passkeys.other_host, { host })}</p>}
      </div>
      <div className={styles.passkeysTools}>
        {(
          [
            [passkeys.rename, onRename],
            [passkeys.remove, onRemove],
          ] as const
        ).map(([action, act]) => (
          <TextButton key={action} aria-label={fill(passkeys.labelled, { action, name })} onClick={act}>
            {action}
          </TextButton>
        ))}
      </div>
    </li>
  );
}
