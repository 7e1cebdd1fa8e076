import { locales } from '../../../shared/locale.ts';
import { switchingTo } from '../../../shared/paths.ts';
import { BareList } from '../../ui/bare-list.tsx';
import marks from '../../ui/marks.module.css';
import { useSite } from '../site-context.ts';
import styles from './shell.module.css';

export function LanguageLinks() {
  const { messages, locale, path, pathIn } = useSite();
  const { language } = messages.shell;
  return (
    <BareList className={styles.languageLinksLanguages} aria-label={language.label}>
      {locales.map((target) => (
        <li key={target}>
          <a
            href={switchingTo(pathIn?.[target] ?? path, target)}
            lang={target}
            hrefLang={target}
            // The visible letters come first, for those who speak to the page.
            aria-label={`${language[`short_${target}`]}, ${language[`to_${target}`]}`}
            aria-current={target === locale ? 'true' : undefined}
            className={target === locale ? marks.active : undefined}
          >
            {language[`short_${target}`]}
          </a>
        </li>
      ))}
    </BareList>
  );
}
