import { type FetcherWithComponents, Form, useFetcher, useLocation, useNavigation } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import { localized, paths } from '../../../shared/paths.ts';
import { passwordLength } from '../../../shared/sign-in.ts';
import button from '../../ui/button.module.css';
import { type Owner, useOwner } from '../context/owner-context.ts';
import { Dialog, DialogHeading } from '../forms/dialog.tsx';
import { TextButton } from '../forms/fields.tsx';
import { OwnerNameInput, PasswordField } from './password-input.tsx';
import styles from './sign-in.module.css';
import type { NewPasswordFailure } from './sign-in-actions.ts';

/** Shown instead of every owner page while the password is temporary. */
export function ChoosePasswordPage({ failure }: { failure: NewPasswordFailure | undefined }) {
  const { brand, messages, locale } = useOwner();
  const { signIn } = messages;
  const { pathname } = useLocation();
  const { state } = useNavigation();
  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        <a className={styles.logo} href={localized(paths.home, locale)}>
          {brand}
        </a>
        <h1>{signIn.choose_heading}</h1>
        <p>{signIn.choose_body}</p>
        <ChoosePasswordForm form={Form} isBusy={state !== 'idle'} failure={failure} />
        <form method="post" action={localized(pathname, locale)}>
          <TextButton type="submit" name="intent" value="sign-out">
            {signIn.logout}
          </TextButton>
        </form>
      </div>
    </main>
  );
}

/** Asks for a new password in a dialog over the page, so that nothing typed there is lost. */
export function ChoosePasswordDialog() {
  const { signIn } = useOwner().messages;
  const fetcher = useFetcher<{ newPassword?: NewPasswordFailure }>();
  return (
    <Dialog className={styles.again}>
      <DialogHeading>{signIn.choose_heading}</DialogHeading>
      <p>{signIn.choose_body}</p>
      <ChoosePasswordForm
        form={fetcher.Form}
        isBusy={fetcher.state !== 'idle'}
        failure={fetcher.data?.newPassword}
        coversPage
      />
    </Dialog>
  );
}

interface ChoosePasswordFormProps {
  /** The form component of the router, or of a fetcher, which doesn't leave the page. */
  form: FetcherWithComponents<unknown>['Form'];
  isBusy: boolean;
  failure: NewPasswordFailure | undefined;
  coversPage?: boolean;
}

/** Asks for a new password twice. The temporary one was just entered, so it isn't asked for again. */
function ChoosePasswordForm({ form: Form, isBusy, failure, coversPage = false }: ChoosePasswordFormProps) {
  const owner = useOwner();
  const { signIn, settings } = owner.messages;
  const message = failure && newPasswordMessage(failure, owner);
  const isDifferent = failure?.code === 'password_differs';
  return (
    <Form method="post" className={styles.form}>
      <OwnerNameInput />
      {coversPage && <input type="hidden" name="over_page" value="yes" />}
      <PasswordField
        label={settings.password.new}
        error={isDifferent ? undefined : message}
        help={fill(settings.password.new_help, { min: passwordLength.least })}
        name="next"
        required
        autoFocus
      />
      <PasswordField
        label={settings.password.again}
        error={isDifferent ? message : undefined}
        name="again"
        required
      />
      <button type="submit" className={button.button} name="intent" value="choose-password" disabled={isBusy}>
        {isBusy ? signIn.choosing : signIn.choose}
      </button>
    </Form>
  );
}

function newPasswordMessage(failure: NewPasswordFailure, { messages }: Owner): string {
  const { password } = messages.settings;
  switch (failure.code) {
    case 'password_too_short':
      return fill(password.too_short, { count: failure.typed, min: failure.least });
    case 'password_common':
      return password.common;
    case 'password_differs':
      return password.differs;
    case 'busy':
      return messages.signIn.busy_server;
  }
}
