import { Form } from 'react-router';
import { localised, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { useDesk } from '../desk-context.ts';
import styles from './gate.module.css';
import { GateForm } from './gate-form.tsx';
import type { GateFailure } from './sign-in.ts';

interface GateProps {
  busy: boolean;
  failure: GateFailure | undefined;
  /** True right after Logout. */
  signedOut: boolean;
}

/** What stands before the owner's areas until the password is given (specification, section 2). */
export function Gate({ busy, failure, signedOut }: GateProps) {
  const { brand, copy, locale } = useDesk();
  const { gate } = copy;
  const [help = '', command = ''] = gate.forgot.split(/(?=npm )/);
  return (
    <main className={styles.gate}>
      <div className={styles.panel}>
        <a className={styles.logo} href={localised(paths.home, locale)}>
          {brand}
        </a>
        <h1>{gate.heading}</h1>
        <p role="status">{signedOut ? gate.logged_out : gate.intro}</p>
        <GateForm form={Form} busy={busy} failure={failure} />
        <p className={text.small}>
          {help}
          <code className={styles.command}>{command}</code>
        </p>
      </div>
    </main>
  );
}
