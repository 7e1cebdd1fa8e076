import { paths } from '../../../../shared/paths.ts';
import { type Service, services } from '../../../../shared/public-pages.ts';
import type { Settings } from '../../../../shared/settings.ts';
import { cardNames } from '../../../card-names.ts';
import { BareList } from '../../../ui/bare-list.tsx';
import layout from '../../../ui/text.module.css';
import { ServiceDrawing } from '../../pictures.tsx';
import { useSite } from '../../site-context.ts';
import styles from '../cards.module.css';
import { SectionHead } from '../section-head.tsx';

type Cards = Settings['service_cards'];

/** `cards` are those that the owner changed. */
export function ServiceCards({ cards }: { cards: Cards }) {
  const { heading, intro } = useSite().messages.home.services;
  return (
    <section id="experiences" className={`${layout.wrap} ${styles.section}`}>
      <SectionHead titleOf="services_title" title={heading} introOf="services_intro" intro={intro} />
      <BareList className={styles.cards}>
        {services.map((service) => (
          <ServiceCard
            key={service.key}
            service={service}
            own={cards.find((card) => card.service === service.key)}
          />
        ))}
      </BareList>
    </section>
  );
}

function ServiceCard({ service, own }: { service: Service; own: Cards[number] | undefined }) {
  const { messages, locale, to } = useSite();
  const card = messages.home.services.cards[cardNames[service.key]];
  return (
    <li className={styles.card}>
      {own?.image ? (
        // The alternative text describes the drawing, not the owner's picture.
        <img className={styles.picture} src={own.image} alt="" loading="lazy" />
      ) : (
        <div className={styles.picture} role="img" aria-label={card.image_alt}>
          <ServiceDrawing service={service.key} />
        </div>
      )}
      <h3>
        <a href={to(paths.service(service.slug))}>{own?.title[locale] || card.title}</a>
      </h3>
      <p>{own?.copy[locale] || card.copy}</p>
      <p className={`${layout.action} ${styles.go}`}>{own?.cta[locale] || card.cta}</p>
    </li>
  );
}
