import { fill } from '../../copy/fill.ts';
import text from '../ui/text.module.css';
import { useDesk } from './desk-context.ts';
import styles from './recover-text.module.css';
import { useLocalTime } from './use-local-time.ts';

interface RecoverTextProps {
  /** ISO 8601 timestamp of the unsaved text. */
  at: string;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers text that was typed here and never saved. */
export function RecoverText({ at, onRestore, onDiscard }: RecoverTextProps) {
  const { copy } = useDesk();
  const { recover } = copy.compose;
  const time = useLocalTime(at);
  return (
    <section className={styles.recover} aria-label={copy.toasts.one}>
      <p>{fill(recover.heading, { time })}</p>
      <button type="button" className={text.action} onClick={onRestore}>
        {recover.restore}
      </button>
      <button type="button" className={text.action} onClick={onDiscard}>
        {recover.discard}
      </button>
    </section>
  );
}
