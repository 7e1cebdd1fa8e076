import { Link } from 'react-router';
import type { SectionKey } from '../../../../shared/content.ts';
import { type Locale, locales } from '../../../../shared/locale.ts';
import { useOwner } from '../../context/owner-context.ts';
import field from '../../forms/forms.module.css';
import { pageTextsAddress } from './edited-pages.ts';
import type { LoadedPageTexts, PageText } from './load-page-texts.ts';
import styles from './page-texts.module.css';

interface TextListProps {
  loaded: LoadedPageTexts;
  query: string;
  onQuery: (query: string) => void;
  open: SectionKey | undefined;
  /** The texts that the page shows; undefined until it is there. */
  shown: readonly string[] | undefined;
  onOpen: (key: SectionKey) => void;
  onLeave: (address: string) => boolean;
}

export function TextList({ loaded, query, onQuery, open, shown, onOpen, onLeave }: TextListProps) {
  const owner = useOwner();
  const { contentManager, pageTexts } = owner.messages;
  const { texts, elsewhere, language, page } = loaded;
  const wanted = query.trim().toLocaleLowerCase();
  const holds = (text: PageText) =>
    [contentManager.sections[text.key], ...locales.map((of) => text.versions[of].words)].some((words) =>
      words.toLocaleLowerCase().includes(wanted),
    );
  const here = wanted ? texts.filter(holds) : texts;
  const others = wanted ? elsewhere.filter(holds) : [];
  return (
    <nav aria-labelledby="page-texts">
      <h2 id="page-texts" className={styles.heading}>
        {pageTexts.list}
      </h2>
      <div className={`${field.field} ${styles.search}`}>
        <label htmlFor="find-text">{pageTexts.search}</label>
        <input id="find-text" type="search" value={query} onChange={({ target }) => onQuery(target.value)} />
      </div>
      <ul className={styles.texts}>
        {here.map((text) => (
          <li key={text.key}>
            <Link
              to={pageTextsAddress(owner.locale, { page: page.id, language, text: text.key })}
              className={styles.text}
              data-key={text.key}
              aria-current={text.key === open ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                onOpen(text.key);
              }}
            >
              <Row text={text} language={language} isHidden={shown?.includes(text.key) === false} />
            </Link>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <h3 className={styles.heading}>{pageTexts.found_elsewhere}</h3>
          <ul className={styles.texts}>
            {others.map((text) => {
              const to = pageTextsAddress(owner.locale, { page: text.pageId, language, text: text.key });
              return (
                <li key={text.key}>
                  <Link
                    to={to}
                    className={styles.text}
                    onClick={(event) => !onLeave(to) && event.preventDefault()}
                  >
                    <Row text={text} language={language} page={owner.messages.pageTexts.pages[text.pageId]} />
                  </Link>
                </li>
              );
            })}
          </ul>
        </>
      )}
      {wanted && here.length + others.length === 0 && <p role="status">{pageTexts.none_found}</p>}
    </nav>
  );
}

interface RowProps {
  text: PageText;
  language: Locale;
  page?: string;
  isHidden?: boolean;
}

function Row({ text, language, page, isHidden = false }: RowProps) {
  const { contentManager, pageTexts, language: languages } = useOwner().messages;
  const drafts = locales.filter((of) => text.versions[of].status.includes('draft'));
  const older = text.older && pageTexts[`older_${text.older}`];
  return (
    <>
      <span className={styles.name}>{contentManager.sections[text.key]}</span>
      <span className={styles.words} lang={language}>
        {wordsOf(text.versions[language].words)}
      </span>
      {(drafts.length > 0 || older || page || isHidden) && (
        <span className={styles.states}>
          {page && <span>{page}</span>}
          {isHidden && <span>{pageTexts.not_shown}</span>}
          {drafts.map((of) => (
            <span key={of} className={styles.draft}>
              {pageTexts.draft} ({languages[`short_${of}`]})
            </span>
          ))}
          {older && <span className={styles.older}>{older}</span>}
        </span>
      )}
    </>
  );
}

/** The words as they stand after their edits, and no more of them than a row holds. */
function wordsOf(words: string): string {
  return words.replace(/\[-.+?-\]|\[\+|\+\]|\[=|=\]/g, '').slice(0, 90);
}
