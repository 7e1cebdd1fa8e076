import { useLocation, useNavigation } from 'react-router';
import { useDelayed } from '../auth/use-delayed.ts';
import { Waiting } from '../auth/waiting.tsx';
import { useOwner } from '../context/owner-context.ts';
import styles from './shell.module.css';

/**
 * Says that the next of the owner's areas is still on its way. Who is not signed in is told first whether they are; the
 * page that is left stays until then.
 */
export function PendingPage({ isSignedIn }: { isSignedIn: boolean }) {
  const { accessibility, signIn } = useOwner().messages;
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const isLong = useDelayed(state === 'loading' && location.pathname !== pathname);
  return (
    <p aria-live="polite" className={isLong ? styles.shown : undefined}>
      {isLong && <Waiting text={isSignedIn ? accessibility.loading : signIn.checking} />}
    </p>
  );
}
