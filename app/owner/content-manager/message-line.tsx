import type { Message } from '../forms/notices.tsx';
import styles from './content-manager.module.css';

/** What was done, in green, or what went wrong, in red (docs/specification.md 8.2). */
export function MessageLine({ message }: { message: Message | undefined }) {
  return (
    <div className={styles.line}>
      {/* There before it speaks: a live region that comes with its words is not always heard. */}
      <p role="status" className={styles.done}>
        {!message?.isFailure && message?.text}
      </p>
      {message?.isFailure && (
        <p role="alert" className={styles.failed}>
          {message.text}
        </p>
      )}
    </div>
  );
}
