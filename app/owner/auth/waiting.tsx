import { useEffect, useState } from 'react';
import styles from './sign-in.module.css';

/** What is waited for, with a ring that turns beside it. It stands in a status that was there before. */
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
