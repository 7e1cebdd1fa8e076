import { useEffect, useState } from 'react';
import styles from './sign-in.module.css';

/** A label next to a spinner. Use it in an existing live region. */
export function Waiting({ text }: { text: string }) {
  return (
    <span className={styles.waiting}>
      <span className={styles.ring} aria-hidden="true" />
      {text}
    </span>
  );
}

/** Shorter waits (ms) show no spinner, because it would flicker. */
const delayMs = 150;

/** Returns true once `isWaiting` has been true for a moment, and false as soon as the wait ends. Always returns false on the server. */
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
