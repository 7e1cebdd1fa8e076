import { useEffect, useState } from 'react';
import styles from './sign-in.module.css';

/** Names what is waited for, beside a spinner. Belongs into a live region that is already there. */
export function Waiting({ text }: { text: string }) {
  return (
    <span className={styles.waiting}>
      <span className={styles.ring} aria-hidden="true" />
      {text}
    </span>
  );
}

/** A shorter wait is not shown: that would only flicker. */
const delayMs = 150;

/** True once `isWaiting` has been so for a while; false at once when it ends. Never true on the server. */
export function useDelayed(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLong(true), delayMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);
  return isWaiting && isLong;
}
