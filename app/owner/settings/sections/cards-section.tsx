import { paths } from '../../../../shared/paths.ts';
import { services } from '../../../../shared/services.ts';
import { useDesk } from '../../context/owner-context.ts';
import styles from '../../settings-parts/fields/fields.module.css';
import { WordsField } from '../../settings-parts/fields/localized-text-field.tsx';
import { PictureField } from '../../settings-parts/fields/picture-field.tsx';
import { SectionForm } from '../../settings-parts/section-form.tsx';
import { useSettings } from '../../settings-parts/settings-context.ts';
import { placeOf } from '../../settings-parts/settings-form.ts';
import { useSection } from '../../settings-parts/use-section.ts';

const names = ['service_cards'] as const;

/** The cards that lead to the services; what is left empty keeps the built-in words. */
export function CardsSection() {
  const section = useSection('cards', names);
  const { home } = useDesk().copy.settings;
  const { builtIn } = useSettings();
  const cards = section.values.service_cards;
  return (
    <SectionForm section={section} heading={home.cards} help={home.cards_help} seenAt={paths.homeServices}>
      <div>
        {services.map(({ key }) => {
          const card = cards[key];
          const at = placeOf('service_cards', cards, key);
          const set = (part: Partial<typeof card>) =>
            section.change('service_cards', (now) => ({ ...now, [key]: { ...now[key], ...part } }));
          return (
            <details key={key} className={styles.card}>
              <summary>{builtIn.services[key].name}</summary>
              <div>
                <WordsField
                  at={`${at}.title`}
                  label={home.card_title}
                  value={card.title}
                  onChange={(title) => set({ title })}
                  builtIn={builtIn.services[key].title}
                />
                <WordsField
                  at={`${at}.copy`}
                  label={home.card_copy}
                  value={card.copy}
                  onChange={(copy) => set({ copy })}
                  builtIn={builtIn.services[key].copy}
                  rows={4}
                />
                <WordsField
                  at={`${at}.cta`}
                  label={home.card_cta}
                  value={card.cta}
                  onChange={(cta) => set({ cta })}
                  builtIn={builtIn.services[key].cta}
                />
                <PictureField
                  at={`${at}.image`}
                  label={home.card_image}
                  value={card.image}
                  onChange={(image) => set({ image })}
                />
              </div>
            </details>
          );
        })}
      </div>
    </SectionForm>
  );
}
