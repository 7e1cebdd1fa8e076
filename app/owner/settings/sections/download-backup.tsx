import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { fill } from '../../../../messages/fill.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import { OwnerNameInput } from '../../auth/owner-name-input.tsx';
import { PasswordInput } from '../../auth/password-input.tsx';
import { signInMessage } from '../../auth/sign-in-message.ts';
import { type Owner, useOwner } from '../../context/owner-context.ts';
import { Button } from '../../forms/button.tsx';
import { Field } from '../../forms/field.tsx';
import styles from '../settings.module.css';

/** A backup as a file, for the password. A plain form: the browser keeps the page, and shows how the download goes. */
export function DownloadBackup() {
  const owner = useOwner();
  const { messages, locale } = owner;
  const { download } = messages.settings.copies;
  const failure = useSearchParams()[0].get('backup');
  const [isSent, setSent] = useState(false);
  return (
    <form
      method="post"
      action={localised(paths.backupFile, locale)}
      className={`${styles.fields} ${styles.download}`}
      onSubmit={() => setSent(true)}
    >
      <h3>{download.heading}</h3>
      <p>{download.help}</p>
      <p>{download.restore}</p>
      <OwnerNameInput />
      <Field
        label={messages.signIn.password}
        error={failure ? downloadMessage(failure, owner) : undefined}
        isAlert
      >
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" required />}
      </Field>
      <div className={styles.actions}>
        <Button type="submit" isOutlined>
          {download.button}
        </Button>
        <p aria-live="polite" className={styles.sectionFormStatus}>
          {isSent && download.preparing}
        </p>
      </div>
    </form>
  );
}

const passwordCodes = ['password_required', 'password_expired', 'locked_out', 'busy', 'paused'] as const;

/** Why there was no file, by the code in the page's address. That doesn't tell how many attempts are left. */
function downloadMessage(code: string, owner: Owner): string {
  if (code === 'password_invalid')
    return signInMessage({ code, attemptsLeft: Number.POSITIVE_INFINITY }, owner);
  const passwordCode = passwordCodes.find((each) => each === code);
  if (passwordCode) return signInMessage({ code: passwordCode }, owner);
  const { download, reasons } = owner.messages.settings.copies;
  if (code === 'copy_running') return download.running;
  const reason = Object.hasOwn(reasons, code) ? reasons[code as keyof typeof reasons] : reasons.failed;
  return fill(download.failed, { reason });
}
