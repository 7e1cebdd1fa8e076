import { Link } from 'react-router';
import { locales } from '../../../../shared/locale.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import marks from '../../../ui/marks.module.css';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { editedPages } from './edited-pages.ts';
import type { LoadedPageTexts } from './load-page-texts.ts';
import styles from './page-texts.module.css';
import { pageTextsAddress } from './page-texts-address.ts';

interface PageBarProps {
  loaded: LoadedPageTexts;
  /** Leads to another page; false where something has to be saved before. */
  onLeave: (address: string) => boolean;
}

/** The way to the form of all texts; which page is shown, and in which language. */
export function PageBar({ loaded: { page, language }, onLeave }: PageBarProps) {
  const { messages, locale } = useOwner();
  const { pageTexts, language: languages } = messages;
  const link = (to: string, label: string, isHere: boolean, lang?: string) => (
    <Link
      key={to}
      to={to}
      lang={lang}
      aria-current={isHere ? 'page' : undefined}
      className={isHere ? marks.active : undefined}
      onClick={(event) => !onLeave(to) && event.preventDefault()}
    >
      {label}
    </Link>
  );
  const form = localised(paths.contentManager, locale);
  return (
    <>
      <Link
        to={form}
        className={`${text.action} ${styles.form}`}
        onClick={(event) => !onLeave(form) && event.preventDefault()}
      >
        {pageTexts.to_form}
      </Link>
      <nav className={styles.links} aria-label={pageTexts.page}>
        {editedPages.map(({ id }) =>
          link(pageTextsAddress(locale, { page: id, language }), pageTexts.pages[id], id === page.id),
        )}
      </nav>
      <nav className={styles.links} aria-label={pageTexts.language}>
        {locales.map((other) =>
          link(
            pageTextsAddress(locale, { page: page.id, language: other }),
            languages[`name_${other}`],
            other === language,
            other,
          ),
        )}
      </nav>
    </>
  );
}
