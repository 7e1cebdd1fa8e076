import { Form, useNavigation } from 'react-router';
import { localised, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import styles from './sign-in.module.css';
import type { SignInFailure } from './sign-in-failure.ts';
import { SignInSteps } from './sign-in-steps.tsx';
import { useDelayed } from './use-delayed.ts';
import { useSecondFactor } from './use-second-factor.ts';
import { Waiting } from './waiting.tsx';

interface SignInPageProps {
  failure: SignInFailure | undefined;
  /** True right after Logout. */
  isSignedOut: boolean;
}

/**
 * What stands before the owner's areas until the password is given (docs/specification.md 2.9). Whether there is a
 * session is known before the page is sent; only what comes after the sign-in can be waited for.
 */
export function SignInPage({ failure, isSignedOut }: SignInPageProps) {
  const { brand, messages, locale } = useOwner();
  const { signIn } = messages;
  const { state } = useNavigation();
  const isChecking = useDelayed(state === 'loading');
  const second = useSecondFactor(failure);
  const { step } = messages.passkeys;
  const asked = second.factor && (second.factor.options ? step.body : step.only_code);
  const intro = asked ?? (isSignedOut ? signIn.logged_out : signIn.intro);
  const [help = '', command = ''] = signIn.forgot.split(/(?=npm )/);
  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        <a className={styles.logo} href={localised(paths.home, locale)}>
          {brand}
        </a>
        <h1>{second.factor ? step.heading : signIn.heading}</h1>
        <p role="status">{isChecking ? <Waiting text={signIn.checking} /> : intro}</p>
        {/* It keeps its place, so that nothing moves. */}
        <div className={isChecking ? styles.away : styles.asking}>
          <SignInSteps form={Form} isBusy={state !== 'idle'} failure={failure} second={second} />
          {!second.factor && (
            <p className={text.small}>
              {help}
              <code className={styles.command}>{command}</code>
            </p>
          )}
        </div>
      </div>
    </main>
  );
}
