import { paths } from '../../../shared/paths.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/text.module.css';
import { useSite } from '../site-context.ts';
import styles from './article.module.css';

export function PostClosing() {
  const { messages, to } = useSite();
  return (
    <aside className={`${layout.wrap} ${layout.grid}`}>
      <div className={styles.closing}>
        <p>{messages.post.closing}</p>
        <a className={button.button} href={to(paths.contact)}>
          {messages.shell.cta}
        </a>
      </div>
    </aside>
  );
}
