import { paths } from '../../../../shared/paths.ts';
import { services } from '../../../../shared/services.ts';
import { useOwner } from '../../context/owner-context.ts';
import { QuoteFields } from '../../settings-parts/fields/quote-fields.tsx';
import { VisibilityChoice } from '../../settings-parts/fields/visibility-choice.tsx';
import styles from '../../settings-parts/fields.module.css';
import { SectionForm } from '../../settings-parts/section-form.tsx';
import { useSettings } from '../../settings-parts/settings-context.ts';
import { placeOf } from '../../settings-parts/settings-form.ts';
import { fieldsOf, useSection } from '../../settings-parts/use-section.ts';

const names = ['service_quotes'] as const;

/** One quote a service page. */
export function QuotesSection() {
  const section = useSection('service_quotes', names);
  const { samples, home } = useOwner().messages.settings;
  const { builtIn } = useSettings();
  const { shown, entries } = section.values.service_quotes;
  return (
    <SectionForm
      section={section}
      heading={samples.items.service_quotes}
      help={home.quotes_help}
      seenAt={paths.service(services[0].slug)}
    >
      <VisibilityChoice
        value={shown}
        onChange={(next) => section.change('service_quotes', (now) => ({ ...now, shown: next }))}
      />
      {shown === 'own' && (
        <div>
          {services.map(({ key }) => (
            <details key={key} className={styles.card}>
              <summary>{builtIn.services[key].name}</summary>
              <div>
                <QuoteFields
                  field={fieldsOf(placeOf('service_quotes', entries, key), entries[key], (part) =>
                    section.change('service_quotes', (now) => ({
                      ...now,
                      entries: { ...now.entries, [key]: { ...now.entries[key], ...part } },
                    })),
                  )}
                />
              </div>
            </details>
          ))}
        </div>
      )}
    </SectionForm>
  );
}
