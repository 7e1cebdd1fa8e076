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
          <TextRow
            key={text.key}
            to={addressOf(page.id, text)}
            text={text}
            language={language}
            isOpen={text.key === open}
            place={shown?.includes(text.key) === false ? pageTexts.not_shown : undefined}
            onFollow={() => {
              onOpen(text.key);
              return false;
            }}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <h3 className={styles.heading}>{pageTexts.found_elsewhere}</h3>
          <ul className={styles.texts}>
            {others.map((text) => {
              const to = addressOf(text.pageId, text);
              const place = pageTexts.pages[text.pageId];
              return (
                <TextRow key={text.key} {...{ to, text, language, place }} onFollow={() => onLeave(to)} />
              );
            })}
          </ul>
        </>
      )}
      {search && here.length + others.length === 0 && <p role="status">{pageTexts.none_found}</p>}
    </nav>
  );
}

interface TextRowProps {
  to: string;
  text: PageText;
  language: Locale;
  /** Another page's name, or a note that this page doesn't show the text. */
  place: string | undefined;
  isOpen?: boolean;
  /** Called before following the link; false if it must not be followed. */
  onFollow: () => boolean;
}

function TextRow({ to, text, language, place, isOpen = false, onFollow }: TextRowProps) {
  const { contentManager, pageTexts, language: languages } = useOwner().messages;
  const drafts = locales.filter((of) => text.versions[of].status.includes('draft'));
  return (
    <li>
      <Link
        to={to}
        className={styles.text}
        data-key={text.key}
        aria-current={isOpen || undefined}
        onClick={(event) => !onFollow() && event.preventDefault()}
      >
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
      </Link>
    </li>
  );
}

/** Returns the text after its edits, cut to the length of a row. */
function previewOf(words: string): string {
  return words.replace(/\[-.+?-\]|\[\+|\+\]|\[=|=\]/g, '').slice(0, 90);
}
