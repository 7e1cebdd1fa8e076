import { paths } from '../../../../shared/paths.ts';
import { services } from '../../../../shared/services.ts';
import { useDesk } from '../../context/owner-context.ts';
import styles from '../../settings-parts/fields/fields.module.css';
import { QuoteFields } from '../../settings-parts/fields/quote-fields.tsx';
import { ShownChoice } from '../../settings-parts/fields/shown-choice.tsx';
import { SectionForm } from '../../settings-parts/section-form.tsx';
import { useSettings } from '../../settings-parts/settings-context.ts';
import { placeOf } from '../../settings-parts/settings-form.ts';
import { useSection } from '../../settings-parts/use-section.ts';

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
          {services.map(({ key }) => (
            <details key={key} className={styles.card}>
              <summary>{builtIn.services[key].name}</summary>
              <div>
                <QuoteFields
                  at={placeOf('service_quotes', entries, key)}
                  value={entries[key]}
                  onChange={(part) =>
                    section.change('service_quotes', (now) => ({
                      ...now,
                      entries: { ...now.entries, [key]: { ...now.entries[key], ...part } },
                    }))
                  }
                />
              </div>
            </details>
          ))}
        </div>
      )}
    </SectionForm>
  );
}
