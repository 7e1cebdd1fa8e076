import { paths } from '../../../../shared/paths.ts';
import { services } from '../../../../shared/services.ts';
import { useOwner } from '../../context/owner-context.ts';
import { LocalizedTextField } from '../../settings-parts/fields/localized-text-field.tsx';
import { PictureField } from '../../settings-parts/fields/picture-field.tsx';
import styles from '../../settings-parts/fields.module.css';
import { SectionForm } from '../../settings-parts/section-form.tsx';
import { useSettings } from '../../settings-parts/settings-context.ts';
import { placeOf } from '../../settings-parts/settings-form.ts';
import { fieldsOf, useSection } from '../../settings-parts/use-section.ts';

const names = ['service_cards'] as const;

/** The cards that lead to the services; what is left empty keeps the built-in text. */
export function CardsSection() {
  const section = useSection('cards', names);
  const { home } = useOwner().messages.settings;
  const { builtIn } = useSettings();
  const cards = section.values.service_cards;
  return (
    <SectionForm section={section} heading={home.cards} help={home.cards_help} seenAt={paths.homeServices}>
      <div>
        {services.map(({ key }) => {
          const service = builtIn.services[key];
          const field = fieldsOf(placeOf('service_cards', cards, key), cards[key], (part) =>
            section.change('service_cards', (now) => ({ ...now, [key]: { ...now[key], ...part } })),
          );
          return (
            <details key={key} className={styles.card}>
              <summary>{service.name}</summary>
              <div>
                <LocalizedTextField {...field('title')} label={home.card_title} builtIn={service.title} />
                <LocalizedTextField
                  {...field('copy')}
                  label={home.card_copy}
                  builtIn={service.copy}
                  rows={4}
                />
                <LocalizedTextField {...field('cta')} label={home.card_cta} builtIn={service.cta} />
                <PictureField {...field('image')} label={home.card_image} />
              </div>
            </details>
          );
        })}
      </div>
    </SectionForm>
  );
}
