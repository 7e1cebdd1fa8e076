import { fill, plural } from '../../../../messages/fill.ts';
import { type PasskeyOverview, passkeyLimits } from '../../../../shared/passkeys.ts';
import { useOwner } from '../../context/owner-context.ts';
import { useLocalTime } from '../../context/use-local-time.ts';
import { TextButton } from '../../forms/button.tsx';
import field from '../../forms/forms.module.css';
import styles from '../fields.module.css';

interface RecoveryCodesProps {
  codes: PasskeyOverview['recovery_codes'];
  onRenew: () => void;
}

/** How many recovery codes are left, with a warning when they are few. */
export function RecoveryCodes({ codes: { left, created_at }, onRenew }: RecoveryCodesProps) {
  const { messages, locale } = useOwner();
  const { codes } = messages.passkeys;
  const date = useLocalTime(created_at ?? '');
  return (
    <div className={styles.codes}>
      <h3 className={styles.subheading}>{codes.heading}</h3>
      {left > 0 && <p>{fill(plural(locale, codes.left, left), { date })}</p>}
      {left <= passkeyLimits.fewCodes && (
        <p className={field.error}>{left === 0 ? codes.gone : plural(locale, codes.few, left)}</p>
      )}
      <TextButton onClick={onRenew}>{codes.renew}</TextButton>
    </div>
  );
}
