import marks from '../../ui/marks.module.css';
import text from '../../ui/text.module.css';
import styles from '../pages/small-pages.module.css';
import { useSite } from './site-context.ts';

/** The portrait, a placeholder, or nothing if samples are hidden. */
export function Headshot({ portrait, alt }: { portrait: string; alt: string }) {
  const { messages, founder, showsSamples = true } = useSite();
  if (portrait) return <img className={styles.portrait} src={portrait} alt={alt} loading="lazy" />;
  if (!showsSamples) return null;
  return (
    <figure className={styles.headshot}>
      <div className={styles.frame}>
        <span className={marks.inserted}>
          {messages.shell.placeholder_picture}
          <span className={marks.caret} aria-hidden="true" />
        </span>
      </div>
      {founder && <figcaption className={text.small}>{alt}</figcaption>}
    </figure>
  );
}
