import { Form, useNavigation } from 'react-router';
import { localised, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { useDesk } from '../desk-context.ts';
import styles from './gate.module.css';
import type { GateFailure } from './sign-in.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useLasting } from './use-lasting.ts';
import { useSecondFactor } from './use-second-factor.ts';
import { Waiting } from './waiting.tsx';

interface GateProps {
  failure: GateFailure | undefined;
  /** True right after Logout. */
  signedOut: boolean;
}

/**
 * What stands before the owner's areas until the password is given (docs/specification.md 2.9). Whether there is a
 * session is known before the page is sent; only what comes after the sign-in can be waited for.
 */
export function Gate({ failure, signedOut }: GateProps) {
  const { brand, copy, locale } = useDesk();
  const { gate } = copy;
  const { state } = useNavigation();
  const isChecking = useLasting(state === 'loading');
  const second = useSecondFactor(failure);
  const { step } = copy.passkeys;
  const asked = second.factor && (second.factor.options ? step.body : step.only_code);
  const said = asked ?? (signedOut ? gate.logged_out : gate.intro);
  const [help = '', command = ''] = gate.forgot.split(/(?=npm )/);
  return (
    <main className={styles.gate}>
      <div className={styles.panel}>
        <a className={styles.logo} href={localised(paths.home, locale)}>
          {brand}
        </a>
        <h1>{second.factor ? step.heading : gate.heading}</h1>
        <p role="status">{isChecking ? <Waiting words={gate.checking} /> : said}</p>
        {/* It keeps its place, so that nothing moves. */}
        <div className={isChecking ? styles.away : styles.asking}>
          <SignInForm form={Form} busy={state !== 'idle'} failure={failure} second={second} />
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
