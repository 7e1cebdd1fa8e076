import { useState } from 'react';
import {
  Form,
  Link,
  type ShouldRevalidateFunctionArgs,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { fill, plural } from '../../../messages/fill.ts';
import type { PageType } from '../../../shared/content.ts';
import { defaultLocale, localeParameter, locales } from '../../../shared/locale.ts';
import { localized, paths } from '../../../shared/paths.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { callApi } from '../forms/api.ts';
import { Button } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import type { Message } from '../forms/notices.tsx';
import { ActionLink } from '../page-kit.tsx';
import {
  clientAction,
  clientLoader,
  shouldRevalidate as shouldRevalidateGuarded,
} from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import { EmptyState } from '../shell/page-parts.tsx';
import type { Route } from './+types/content-manager-page';
import { discardDraft, renderText } from './content-actions.ts';
import styles from './content-manager.module.css';
import { type LoadedManager, loadManager, type OpenSection } from './load-manager.ts';
import { failureMessage, MessageLine } from './message-line.tsx';
import { TextPane } from './text-pane.tsx';

export const loader = guardedLoader(({ core }, query) => loadManager(core, query));

export const action = guardedAction((form, page) =>
  form.get('intent') === 'discard' ? discardDraft(form, page) : renderText(form, page),
);

export { clientAction, clientLoader, guardedHeaders as headers };

/** A preview changes nothing, so it needs no revalidation. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const isPreview = change.formData?.get('intent') === 'preview' && !change.actionResult?.failure;
  return isPreview ? false : shouldRevalidateGuarded(change);
}

export default function ContentManagerPage(props: Route.ComponentProps) {
  const { title, description } = useOwner().messages.meta.content_manager;
  return (
    <GuardedPage {...props} title={title} description={description}>
      {(manager, { isLost }) => <Manager manager={manager} isLost={isLost} />}
    </GuardedPage>
  );
}

function Manager({ manager, isLost }: { manager: LoadedManager; isLost: boolean }) {
  const { messages, locale } = useOwner();
  const { contentManager, errors } = messages;
  const { open, pageType } = manager;
  return (
    <div className={`${styles.manager} ${open ? styles.opened : ''}`}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <h1>{contentManager.title}</h1>
          {open && (
            <ActionLink to={paths.contentSection(pageType)} className={styles.back}>
              {contentManager.back}
            </ActionLink>
          )}
        </div>
        <ActionLink to={paths.pageTexts}>{messages.pageTexts.to_page}</ActionLink>
        <MessageLine message={isLost ? { text: errors.catalog.content_fetch, isFailure: true } : undefined} />
        <div className={styles.lists}>
          <PageTypeSelector manager={manager} />
          <CreateNew manager={manager} />
          <SectionList manager={manager} />
          <Migrate />
        </div>
      </div>
      {open ? (
        <SectionEditor key={open.key} pageType={pageType} section={open} />
      ) : (
        <div className={styles.choose}>
          <EmptyState heading={contentManager.choose} text={contentManager.choose_help}>
            <Link className={button.button} to={localized(paths.pageTexts, locale)}>
              {messages.pageTexts.to_page}
            </Link>
          </EmptyState>
        </div>
      )}
    </div>
  );
}

function PageTypeSelector({ manager: { pageType, pageTypes } }: { manager: LoadedManager }) {
  const { messages, locale } = useOwner();
  const { page_type, page_types } = messages.contentManager;
  const navigate = useNavigate();
  return (
    <div className={field.field}>
      <label htmlFor="page-type">{page_type}</label>
      <select
        id="page-type"
        value={pageType}
        onChange={(event) =>
          navigate(localized(paths.contentSection(event.target.value as PageType), locale))
        }
      >
        {pageTypes.map((type) => (
          <option key={type} value={type}>
            {page_types[type]}
          </option>
        ))}
      </select>
    </div>
  );
}

function SectionEditor({ pageType, section }: { pageType: PageType; section: OpenSection }) {
  const { messages } = useOwner();
  const { contentManager } = messages;
  const created = useSearchParams()[0].get('new');
  return (
    <section aria-labelledby="section">
      <h2 id="section" className={styles.sectionEditorHeading}>
        {contentManager.sections[section.key]}
      </h2>
      <nav className={styles.jump} aria-label={contentManager.language}>
        {locales.map((language) => (
          <a key={language} className={text.action} href={`#text-${language}`}>
            {messages.language[`name_${language}`]}
          </a>
        ))}
      </nav>
      <div className={`${styles.panes} ${section.isOlder ? styles.sectionEditorOlder : ''}`}>
        {locales.map((language) => (
          <TextPane
            key={language}
            place={{ page_type: pageType, section_key: section.key, language }}
            text={section.texts[language]}
            isTitle={section.isTitle}
            isOlder={language === 'es' && section.isOlder}
            isNew={language === created}
          />
        ))}
      </div>
    </section>
  );
}

/** A button for every section without an item, by language (docs/specification.md 2.10). */
function CreateNew({ manager: { pageType, rows } }: { manager: LoadedManager }) {
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

function Migrate() {
  const owner = useOwner();
  const { migrate, migrate_help, migrating, messages } = owner.messages.contentManager;
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<Message>();
  const migrateTexts = async () => {
    setBusy(true);
    setMessage(undefined);
    const result = await callApi<{ created: number }>('POST', paths.apiMigrate);
    setBusy(false);
    if (result.ok) {
      const { created } = result.value;
      const done = created > 0 ? plural(owner.locale, messages.migrated, created) : messages.migrated_none;
      setMessage({ text: done });
    } else {
      setMessage(failureMessage('content_migrate', result.failure, owner));
    }
    if (result.ok || result.failure.status === 401) await revalidate();
  };
  return (
    <div className={styles.migrate}>
      <Button isOutlined disabled={isBusy} aria-describedby="migrate-help" onClick={migrateTexts}>
        {isBusy ? migrating : migrate}
      </Button>
      <MessageLine message={message} />
      <p id="migrate-help" className={text.small}>
        {migrate_help}
      </p>
    </div>
  );
}

function SectionList({ manager: { pageType, rows, open } }: { manager: LoadedManager }) {
  const { messages, locale } = useOwner();
  const { empty, items_heading, older, sections, status } = messages.contentManager;
  const written = rows.filter(({ statuses }) =>
    locales.some((language) => statuses[language] !== 'built_in'),
  );
  return (
    <section aria-labelledby="items">
      <h2 id="items" className={styles.heading}>
        {items_heading}
      </h2>
      {written.length === 0 && <p className={text.small}>{empty}</p>}
      <ul>
        {written.map(({ key, statuses, isOlder }) => (
          <li key={key} className={styles.row}>
            <Link
              className={styles.title}
              to={localized(paths.contentSection(pageType, key), locale)}
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
