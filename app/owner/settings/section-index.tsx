import { useOwner } from '../context/owner-context.ts';
import styles from './section-index.module.css';

/** The parts of the page by their anchors; those of the home page stand together. */
export function SectionIndex() {
  const { activity, importRuns, passkeys, settings } = useOwner().messages;
  const { home, samples } = settings;
  const entries: [id: string, name: string, within?: true][] = [
    ['launch', samples.heading],
    ['brand', settings.brand.heading],
    ['contact', settings.contact.heading],
    ['clients', home.clients, true],
    ['press', home.press, true],
    ['testimonials', home.testimonials, true],
    ['cards', home.cards, true],
    ['outcomes', home.outcomes, true],
    ['films', home.videos, true],
    ['switches', home.sections, true],
    ['service_quotes', samples.items.service_quotes],
    ['prompts', settings.prompts.heading],
    ['legal', settings.legal.heading],
    ['images', settings.images.heading],
    ['old-blog', settings.import.heading],
    ['imports', importRuns.list.title],
    ['country', settings.geo.heading],
    ['change-password', settings.password.heading],
    ['passkeys', passkeys.heading],
    ['sessions', settings.sessions.heading],
    ['activity', activity.title],
  ];
  const list = (
    <ul>
      {entries.flatMap(([id, name, within]) => [
        ...(id === 'clients' ? [<li key="home">{home.heading}</li>] : []),
        <li key={id} className={within && styles.within}>
          {/* On a telephone, the way once chosen makes room for where it leads. */}
          <a
            href={`#${id}`}
            onClick={(event) => event.currentTarget.closest('details')?.removeAttribute('open')}
          >
            {name}
          </a>
        </li>,
      ])}
    </ul>
  );
  return (
    <>
      <nav className={styles.index} aria-label={settings.index}>
        {list}
      </nav>
      <details className={styles.folded}>
        <summary>{settings.index}</summary>
        <nav aria-label={settings.index}>{list}</nav>
      </details>
    </>
  );
}
