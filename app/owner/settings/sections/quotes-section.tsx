import { paths } from '../../../../shared/paths.ts';
import { services } from '../../../../shared/services.ts';
import { useDesk } from '../../desk-context.ts';
import styles from '../fields/fields.module.css';
import { ShownChoice } from '../fields/shown-choice.tsx';
import { WordsField } from '../fields/words-field.tsx';
import { QuotePreview } from '../previews.tsx';
import { SectionForm } from '../section-form.tsx';
import { useSettings } from '../settings-context.ts';
import { placeOf } from '../settings-form.ts';
import { useSection } from '../use-section.ts';

const names = ['service_quotes'] as const;

/** One quote a service page. */
export function QuotesSection() {
  const section = useSection('service_quotes', names);
  const { samples, home } = useDesk().copy.settings;
  const { builtIn } = useSettings();
  const { shown, entries } = section.values.service_quotes;
  return (
    <SectionForm
      section={section}
      heading={samples.items.service_quotes}
      help={home.quotes_help}
      seenAt={paths.service(services[0].slug)}
    >
      <ShownChoice
        value={shown}
        onChange={(next) => section.change('service_quotes', (now) => ({ ...now, shown: next }))}
      />
      {shown === 'own' && (
        <div>
          {services.map(({ key }) => {
            const entry = entries[key];
            const at = placeOf('service_quotes', entries, key);
            const set = (part: Partial<typeof entry>) =>
              section.change('service_quotes', (now) => ({
                ...now,
                entries: { ...now.entries, [key]: { ...now.entries[key], ...part } },
              }));
            return (
              <details key={key} className={styles.card}>
                <summary>{builtIn.services[key].name}</summary>
                <div>
                  <WordsField
                    at={`${at}.quote`}
                    label={home.testimonial_quote}
                    value={entry.quote}
                    onChange={(quote) => set({ quote })}
                    rows={4}
                  />
                  <WordsField
                    at={`${at}.author`}
                    label={home.testimonial_author}
                    value={entry.author}
                    onChange={(author) => set({ author })}
                  />
                  <QuotePreview quote={entry.quote} author={entry.author} />
                </div>
              </details>
            );
          })}
        </div>
      )}
    </SectionForm>
  );
}
