import { useLocation, useNavigation } from 'react-router';
import { useDesk } from '../desk-context.ts';
import styles from './on-the-way.module.css';
import { useLasting } from './use-lasting.ts';
import { Waiting } from './waiting.tsx';

/**
 * Says that the next of the owner's areas is still on its way. Who is not signed in waits to hear whether they are; the
 * page that is left stays until then.
 */
export function OnTheWay({ signedIn }: { signedIn: boolean }) {
  const { accessibility, gate } = useDesk().copy;
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const lasts = useLasting(state === 'loading' && location.pathname !== pathname);
  return (
    <p aria-live="polite" className={lasts ? styles.shown : undefined}>
      {lasts && <Waiting words={signedIn ? accessibility.loading : gate.checking} />}
    </p>
  );
}
