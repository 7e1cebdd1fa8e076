import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { localised, paths } from '../../../../shared/paths.ts';
import { OwnerNameInput } from '../../auth/owner-name-input.tsx';
import { PasswordInput } from '../../auth/password-input.tsx';
import { type OwnerMessages, useOwner } from '../../context/owner-context.ts';
import { Button } from '../../forms/button.tsx';
import { Field } from '../../forms/field.tsx';
import frame from '../../settings-parts/section-form.module.css';
import styles from './copies-status.module.css';

/** A backup as a file, for the password. A plain form: the browser keeps the page, and shows how the download goes. */
export function DownloadBackup() {
  const { messages, locale } = useOwner();
  const { download } = messages.settings.copies;
  const failure = useSearchParams()[0].get('backup');
  const [isSent, setSent] = useState(false);
  return (
    <form
      method="post"
      action={localised(paths.backupFile, locale)}
      className={`${frame.fields} ${styles.download}`}
      onSubmit={() => setSent(true)}
    >
      <h3>{download.heading}</h3>
      <p>{download.help}</p>
      <p>{download.restore}</p>
      <OwnerNameInput />
      <Field
        label={messages.signIn.password}
        error={failure ? failureText(failure, messages) : undefined}
        isAlert
      >
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" required />}
      </Field>
      <div className={frame.actions}>
        <Button type="submit" isOutlined>
          {download.button}
        </Button>
        <p aria-live="polite" className={frame.status}>
          {isSent && download.preparing}
        </p>
      </div>
    </form>
  );
}

/** Why there was no file, by the code in the page's address. */
function failureText(code: string, { signIn, errors, settings }: OwnerMessages): string {
  const { download, reasons } = settings.copies;
  const passwords: Record<string, string> = {
    password_required: signIn.password_required,
    password_invalid: errors.catalog.auth_invalid,
    locked_out: errors.catalog.auth_locked_compose,
    busy: signIn.busy_server,
  };
  if (Object.hasOwn(passwords, code)) return passwords[code] ?? '';
  if (code === 'copy_running') return download.running;
  const reason = Object.hasOwn(reasons, code) ? reasons[code as keyof typeof reasons] : reasons.failed;
  return download.failed.replace('{reason}', reason);
}
