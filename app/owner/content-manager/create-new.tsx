import { Form } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import { defaultLocale, localeParameter, locales } from '../../../shared/locale.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import styles from './content-manager.module.css';
import type { LoadedManager } from './load-manager.ts';

/** A button for every section that has no item yet, language by language (docs/specification.md 2.10). */
export function CreateNew({ manager: { pageType, rows } }: { manager: LoadedManager }) {
  const { messages, locale } = useOwner();
  const { create_help, create_in, create_new, edit_section, sections } = messages.contentManager;
  const missing = locales.map((language) => ({
    language,
    keys: rows.filter(({ statuses }) => statuses[language] === 'built_in').map(({ key }) => key),
  }));
  if (missing.every(({ keys }) => keys.length === 0)) return null;
  return (
    <section aria-labelledby="create-new">
      <h2 id="create-new" className={styles.heading}>
        {create_new}
      </h2>
      <p className={text.small}>{create_help}</p>
      {missing.map(
        ({ language, keys }) =>
          keys.length > 0 && (
            <Form key={language} method="get" className={styles.language}>
              <input type="hidden" name="page" value={pageType} />
              <input type="hidden" name="new" value={language} />
              {locale !== defaultLocale && <input type="hidden" name={localeParameter} value={locale} />}
              <fieldset className={styles.buttons}>
                <legend>{create_in[language]}</legend>
                {keys.map((key) => (
                  <button key={key} type="submit" name="section" value={key}>
                    {fill(edit_section, { section: sections[key] })}
                  </button>
                ))}
              </fieldset>
            </Form>
          ),
      )}
    </section>
  );
}
