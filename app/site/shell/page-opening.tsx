import { paths } from '../../../shared/paths.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import { useSite } from '../site-context.ts';
import styles from './page-opening.module.css';

/** A title, one sentence, and a link to contact: the whole of a placeholder page, the top of others. */
export function PageOpening({ title, sentence }: { title: string; sentence: string }) {
  const { messages, to } = useSite();
  return (
    <div className={`${layout.wrap} ${layout.grid} ${styles.opening}`}>
      <h1>{title}</h1>
      <p className={text.lead}>{sentence}</p>
      <div className={styles.action}>
        <a className={button.button} href={to(paths.contact)}>
          {messages.placeholders.cta}
        </a>
      </div>
    </div>
  );
}
