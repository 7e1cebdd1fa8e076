import { Link } from 'react-router';
import { locales } from '../../../shared/locale.ts';
import { localised, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import styles from './content-manager.module.css';
import type { LoadedManager } from './load-manager.ts';

/** The sections that have an item, each with what its text is in both languages. */
export function SectionList({ manager: { pageType, rows, open } }: { manager: LoadedManager }) {
  const { messages, locale } = useOwner();
  const { empty, items_heading, older, sections, status } = messages.contentManager;
  const written = rows.filter(({ statuses }) =>
    locales.some((language) => statuses[language] !== 'built_in'),
  );
  return (
    <section aria-labelledby="items">
      <h2 id="items" className={styles.sectionListHeading}>
        {items_heading}
      </h2>
      {written.length === 0 && <p className={text.small}>{empty}</p>}
      <ul>
        {written.map(({ key, statuses, isOlder }) => (
          <li key={key} className={styles.row}>
            <Link
              className={styles.title}
              to={localised(paths.contentSection(pageType, key), locale)}
              aria-current={key === open?.key ? 'true' : undefined}
            >
              <span>{sections[key]}</span>
            </Link>
            <dl className={styles.states}>
              {locales.map((language) => (
                <div key={language}>
                  <dt>
                    <abbr title={messages.language[`name_${language}`]}>
                      {messages.language[`short_${language}`]}
                    </abbr>
                  </dt>
                  <dd>{status[statuses[language]]}</dd>
                </div>
              ))}
            </dl>
            {isOlder && (
              <p className={styles.older}>
                {messages.language.short_es}: {older}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
