import { paths } from '../../../shared/paths.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/text.module.css';
import { useSite } from '../site-context.ts';
import styles from './services.module.css';

export function ServiceClosing() {
  const { messages, to } = useSite();
  return (
    <div className={`${layout.wrap} ${layout.grid} ${styles.closing}`}>
      <p>{messages.services.closing}</p>
      <div className={styles.serviceClosingAction}>
        <a className={button.button} href={to(paths.contact)}>
          {messages.services.cta}
        </a>
      </div>
    </div>
  );
}
