import { BareList } from '../../../ui/bare-list.tsx';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/text.module.css';
import { PageLine } from '../../page-text.tsx';
import { useSite } from '../../site-context.ts';
import styles from '../home.module.css';

/**
 * Nothing is sent: the field has no name, and the form is a dialog's. A good address brings the questions
 * (enhance-lead-magnet.ts); without scripts they are visible.
 */
export function LeadMagnet() {
  const { leadMagnet } = useSite().messages;
  return (
    <section className={`${layout.wrap} ${layout.grid} ${styles.magnet}`} data-enhance="lead-magnet">
      <PageLine as="h2" of="questions_title" builtIn={leadMagnet.heading} />
      <PageLine
        as="p"
        of="questions_text"
        className={`${layout.lead} ${styles.body}`}
        builtIn={leadMagnet.body}
      />
      <form
        method="dialog"
        noValidate
        className={styles.form}
        data-required={leadMagnet.required}
        data-invalid={leadMagnet.invalid}
        data-unavailable={leadMagnet.unavailable}
      >
        <label htmlFor="work-email">{leadMagnet.email_label}</label>
        <div className={styles.row}>
          <input
            id="work-email"
            type="email"
            autoComplete="email"
            required
            placeholder={leadMagnet.email_placeholder}
            aria-describedby="work-email-error"
          />
          <button type="submit" className={`${button.button} ${button.outlined}`}>
            {leadMagnet.button}
          </button>
        </div>
        <p id="work-email-error" className={styles.error} />
        <p role="status" />
      </form>
      <div className={styles.guide} data-guide="">
        <h3>{leadMagnet.guide_heading}</h3>
        <BareList as="ol">
          {Object.entries(leadMagnet.guide).map(([key, question]) => (
            <li key={key}>{question}</li>
          ))}
        </BareList>
      </div>
    </section>
  );
}
