import { useRef, useState } from 'react';
import { Form } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import { localized, paths } from '../../../shared/paths.ts';
import { countCharacters, passwordLength } from '../../../shared/sign-in.ts';
import { OwnerNameInput, PasswordField } from '../auth/password-input.tsx';
import { useOwner } from '../context/owner-context.ts';
import { Button } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { useAction } from '../forms/use-action.ts';
import styles from './fields.module.css';
import { changeMessage } from './section.tsx';
import frame from './settings.module.css';
import type { Change, ChangeFailure } from './settings-actions.ts';
import { useSettings } from './use-section.ts';

/** Changes the password, unless the server's configuration sets it. */
export function PasswordForm() {
  const { password } = useOwner().messages.settings;
  return useSettings().isPasswordFixed ? (
    <p className={frame.sectionFormStatus}>{password.fixed}</p>
  ) : (
    <ChangePassword />
  );
}

/** The typed password isn't stored in the browser. The fields are emptied after every change. */
function ChangePassword() {
  const owner = useOwner();
  const { password } = owner.messages.settings;
  const form = useRef<HTMLFormElement>(null);
  const [length, setLength] = useState(0);
  const [isChanging, setChanging] = useState(false);
  const [last, setLast] = useState<Change>();
  const failure = last?.failure;
  const isNewWrong = isOfNew(failure);

  const change = useAction<Change>(localized(paths.settingsPage('security'), owner.locale), (result) => {
    setChanging(false);
    setLast(result);
    if (!result) return;
    if (!result.failure) {
      form.current?.reset();
      return;
    }
    const wrong = isOfNew(result.failure) ? 'new-password' : 'current-password';
    document.getElementById(wrong)?.focus();
  });

  const message = failure && changeMessage(failure, owner, length);
  return (
    <Form
      ref={form}
      method="post"
      className={field.fields}
      action={localized(paths.settingsPage('security'), owner.locale)}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanging) return;
        setChanging(true);
        setLast(undefined);
        change(new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter));
      }}
    >
      <OwnerNameInput />
      <div className={styles.pair}>
        <PasswordField
          id="current-password"
          label={password.current}
          error={isNewWrong ? undefined : message}
          name="current"
          autoComplete="current-password"
          required
        />
        <PasswordField
          id="new-password"
          label={password.new}
          error={isNewWrong ? message : undefined}
          help={`${fill(password.new_help, { min: passwordLength.least })} ${password.ends_sessions}`}
          name="next"
          required
          onChange={(event) => setLength(countCharacters(event.target.value))}
        />
      </div>
      <div className={field.actions}>
        <Button type="submit" isOutlined name="intent" value="password">
          {isChanging ? password.changing : password.change}
        </Button>
        <p role="status" className={frame.sectionFormStatus}>
          {last && !failure && password.changed}
        </p>
      </div>
    </Form>
  );
}

function isOfNew(failure: ChangeFailure | undefined): boolean {
  return failure?.code === 'password_too_short' || failure?.code === 'password_common';
}
