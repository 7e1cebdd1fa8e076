import { fill } from '../../../messages/fill.ts';
import { formatPostDate } from '../../../shared/dates.ts';
import type { Locale } from '../../../shared/locale.ts';
import type { Settings } from '../../../shared/settings.ts';
import layout from '../../ui/text.module.css';
import { SectionRule } from '../../ui/typography.tsx';
import { type Site, useSite } from '../site-context.ts';
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

/** Who answers for the site and whose law applies, in one language; empty where the owner has not said it. */
export interface LegalFacts {
  entity: string;
  address: string;
  law: string;
}

export function legalFactsOf(
  { legal_entity, legal_address, legal_law }: Pick<Settings, 'legal_entity' | 'legal_address' | 'legal_law'>,
  locale: Locale,
): LegalFacts {
  return { entity: legal_entity, address: legal_address, law: legal_law[locale] };
}

/** The sentences that name entity and address, those that there are; a full stop at the end of a name is not doubled. */
export function responsibleSentences(
  { entity, address }: LegalFacts,
  { privacy }: Site['messages'],
): string[] {
  return [
    entity && fill(privacy.who_entity, { entity: withoutStop(entity) }),
    address && fill(privacy.who_address, { address: withoutStop(address) }),
  ].filter(Boolean);
}

export function withoutStop(text: string): string {
  return text.replace(/\.+$/, '');
}
