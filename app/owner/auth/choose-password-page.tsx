import { Form, useFetcher, useLocation, useNavigation } from 'react-router';
import { localised, paths } from '../../../shared/paths.ts';
import { useOwner } from '../context/owner-context.ts';
import { TextButton } from '../forms/button.tsx';
import { Dialog, DialogHeading } from '../forms/dialog.tsx';
import type { NewPasswordFailure } from './choose-password.ts';
import { ChoosePasswordForm } from './choose-password-form.tsx';
import styles from './sign-in.module.css';

/** All that the owner's areas show until a password of the owner's own stands in place of the one that was made up. */
export function ChoosePasswordPage({ failure }: { failure: NewPasswordFailure | undefined }) {
  const { brand, messages, locale } = useOwner();
  const { signIn } = messages;
  const { pathname } = useLocation();
  const { state } = useNavigation();
  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        <a className={styles.logo} href={localised(paths.home, locale)}>
          {brand}
        </a>
        <h1>{signIn.choose_heading}</h1>
        <p>{signIn.choose_body}</p>
        <ChoosePasswordForm form={Form} isBusy={state !== 'idle'} failure={failure} />
        <form method="post" action={localised(pathname, locale)}>
          <TextButton type="submit" name="intent" value="sign-out">
            {signIn.logout}
          </TextButton>
        </form>
      </div>
    </main>
  );
}

/** The same over a page on which something may be typed: it stays beneath. */
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
        isOverPage
      />
    </Dialog>
  );
}
