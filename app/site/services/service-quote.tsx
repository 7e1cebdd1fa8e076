import layout from '../../ui/text.module.css';
import { quotation } from '../quotation.ts';
import { useSite } from '../site-context.ts';
import type { Quote } from './quote-for.ts';
import styles from './services.module.css';

/** What a client said; marked where it is sample material. */
export function ServiceQuote({ quote, author, isSample }: Quote) {
  const { messages, locale } = useSite();
  return (
    <figure className={`${layout.wrap} ${layout.grid} ${styles.quote}`}>
      <blockquote>
        <p>{quotation(quote, locale)}</p>
      </blockquote>
      <figcaption className={layout.small}>
        <span>{author}</span>
        {isSample && (
          <>
            <span className={layout.badge}>{messages.shell.sample_badge}</span>
            <span>{messages.shell.sample_note}</span>
          </>
        )}
      </figcaption>
    </figure>
  );
}
