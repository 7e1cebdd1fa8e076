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
