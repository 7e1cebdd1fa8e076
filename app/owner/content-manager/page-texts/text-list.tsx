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
  /** The texts on the page; undefined until it has loaded. */
  shown: readonly string[] | undefined;
  onOpen: (key: SectionKey) => void;
  onLeave: (address: string) => boolean;
}

/** The page's texts and, while searching, matching texts of other pages. */
export function TextList({ loaded, query, onQuery, open, shown, onOpen, onLeave }: TextListProps) {
  const owner = useOwner();
  const { contentManager, pageTexts } = owner.messages;
  const { texts, elsewhere, language, page } = loaded;
  const search = query.trim().toLocaleLowerCase();
  const matches = (text: PageText) =>
    [contentManager.sections[text.key], ...locales.map((of) => text.versions[of].words)].some((words) =>
      words.toLocaleLowerCase().includes(search),
    );
  const here = texts.filter(matches);
  const others = search ? elsewhere.filter(matches) : [];
  const addressOf = (pageId: string, text: PageText) =>
    pageTextsAddress(owner.locale, { page: pageId, language, text: text.key });
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
              to={addressOf(page.id, text)}
              className={styles.text}
              data-key={text.key}
              aria-current={text.key === open ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                onOpen(text.key);
              }}
            >
              <TextRow
                text={text}
                language={language}
                place={shown?.includes(text.key) === false ? pageTexts.not_shown : undefined}
              />
            </Link>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <h3 className={styles.heading}>{pageTexts.found_elsewhere}</h3>
          <ul className={styles.texts}>
            {others.map((text) => (
              <li key={text.key}>
                <Link
                  to={addressOf(text.pageId, text)}
                  className={styles.text}
                  onClick={(event) => !onLeave(addressOf(text.pageId, text)) && event.preventDefault()}
                >
                  <TextRow text={text} language={language} place={pageTexts.pages[text.pageId]} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {search && here.length + others.length === 0 && <p role="status">{pageTexts.none_found}</p>}
    </nav>
  );
}

interface TextRowProps {
  text: PageText;
  language: Locale;
  /** Another page's name, or a note that this page doesn't show the text. */
  place: string | undefined;
}

function TextRow({ text, language, place }: TextRowProps) {
  const { contentManager, pageTexts, language: languages } = useOwner().messages;
  const drafts = locales.filter((of) => text.versions[of].status.includes('draft'));
  return (
    <>
      <span className={styles.name}>{contentManager.sections[text.key]}</span>
      <span className={styles.words} lang={language}>
        {previewOf(text.versions[language].words)}
      </span>
      {(drafts.length > 0 || text.older || place) && (
        <span className={styles.states}>
          {place && <span>{place}</span>}
          {drafts.map((of) => (
            <span key={of} className={styles.draft}>
              {pageTexts.draft} ({languages[`short_${of}`]})
            </span>
          ))}
          {text.older && <span className={styles.older}>{pageTexts[`older_${text.older}`]}</span>}
        </span>
      )}
    </>
  );
}

/** Returns the text after its edits, cut to the length of a row. */
function previewOf(words: string): string {
  return words.replace(/\[-.+?-\]|\[\+|\+\]|\[=|=\]/g, '').slice(0, 90);
}
