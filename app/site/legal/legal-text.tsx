import { fill } from '../../../messages/fill.ts';
import { formatPostDate } from '../../../shared/dates.ts';
import { SectionRule } from '../../ui/section-rule.tsx';
import layout from '../../ui/text.module.css';
import { useSite } from '../site-context.ts';
import styles from '../small-pages.module.css';

/** Heading and paragraphs; a paragraph of something that is not set is false or empty and left out. */
export type LegalPart = readonly [heading: string, ...paragraphs: (string | false | undefined)[]];

interface LegalTextProps {
  /** In their order; paragraphs may ask for `{brand}`. A part without paragraphs is left out. */
  parts: readonly LegalPart[];
  /** "Last changed on {date}" */
  updated: string;
  /** The day of the last change in meaning (`YYYY-MM-DD`). */
  date: string;
}

/** The parts of privacy and terms, each named in the margin. */
export function LegalText({ parts, updated, date }: LegalTextProps) {
  const { brand, locale } = useSite();
  const filled = parts.map(([heading, ...paragraphs]) => ({
    heading,
    paragraphs: paragraphs.flatMap((paragraph) => paragraph || []),
  }));
  return (
    <>
      <SectionRule />
      <div className={`${layout.wrap} ${styles.text}`}>
        {filled
          .filter(({ paragraphs }) => paragraphs.length > 0)
          .map(({ heading, paragraphs }) => (
            <section key={heading} className={`${layout.grid} ${styles.part}`}>
              <h2 className={layout.heading}>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{fill(paragraph, { brand })}</p>
              ))}
            </section>
          ))}
        <div className={`${layout.grid} ${styles.part}`}>
          <p className={layout.small}>{fill(updated, { date: formatPostDate(date, locale) })}</p>
        </div>
      </div>
    </>
  );
}
