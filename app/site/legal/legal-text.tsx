import { fill } from '../../../messages/fill.ts';
import { formatPostDate } from '../../../shared/dates.ts';
import layout from '../../ui/layout.module.css';
import margin from '../../ui/margin-heading.module.css';
import { SectionRule } from '../../ui/section-rule.tsx';
import text from '../../ui/text.module.css';
import { useSite } from '../site-context.ts';
import styles from './legal-text.module.css';

interface LegalTextProps {
  /** Heading and paragraph of each part, in their order; paragraphs may ask for `{brand}`. */
  parts: readonly (readonly [heading: string, paragraph: string])[];
  /** "Last changed on {date}" */
  updated: string;
  /** The day of the last change in meaning (`YYYY-MM-DD`). */
  date: string;
}

/** The parts of privacy and terms, each named in the margin. */
export function LegalText({ parts, updated, date }: LegalTextProps) {
  const { brand, locale } = useSite();
  return (
    <>
      <SectionRule />
      <div className={`${layout.wrap} ${styles.text}`}>
        {parts.map(([heading, paragraph]) => (
          <section key={heading} className={`${layout.grid} ${styles.part}`}>
            <h2 className={margin.heading}>{heading}</h2>
            <p>{fill(paragraph, { brand })}</p>
          </section>
        ))}
        <div className={`${layout.grid} ${styles.part}`}>
          <p className={text.small}>{fill(updated, { date: formatPostDate(date, locale) })}</p>
        </div>
      </div>
    </>
  );
}
