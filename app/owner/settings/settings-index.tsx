import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { fill, plural } from '../../../messages/fill.ts';
import { localized } from '../../../shared/paths.ts';
import { foldText } from '../../../shared/text.ts';
import marks from '../../ui/marks.module.css';
import text from '../../ui/text.module.css';
import { useListener } from '../context/browser.ts';
import { type OwnerMessages, useOwner } from '../context/owner-context.ts';
import field from '../forms/forms.module.css';
import {
  isSubject,
  pathOfAnchor,
  rowGroups,
  sectionsOf,
  sectionTexts,
  settingFields,
} from '../forms/setting-fields.ts';
import { PageHeading } from '../shell/page-parts.tsx';
import type { LoadedStates } from './load-settings.ts';
import styles from './settings.module.css';
import { useStates } from './settings-states.ts';

/** One row per subject with its state, after the items that need attention. */
export function SettingsIndex({ states: loaded }: { states: LoadedStates | null }) {
  const { messages, locale } = useOwner();
  const { settings } = messages;
  const [query, setQuery] = useState('');
  const states = useStates(loaded);
  const needs = Object.values(states).flatMap(({ need }) => need || []);
  useOldAnchor();
  return (
    <>
      <PageHeading title={settings.title} action={<SearchField query={query} onChange={setQuery} />} />
      {query.trim() ? (
        <SearchResults query={query} />
      ) : (
        <>
          {needs.length > 0 && (
            <Group name={plural(locale, settings.attention.heading, needs.length)}>
              <ul className={styles.attention}>
                {needs.map(({ sentence, action, path }) => (
                  <li key={path}>
                    <Needed>
                      {sentence} <Link to={localized(path, locale)}>{action}</Link>
                    </Needed>
                  </li>
                ))}
              </ul>
            </Group>
          )}
          {rowGroups(messages).map(({ name, rows }) => (
            <Group key={name} name={name}>
              <ul className={styles.rows}>
                {rows.map((row) => {
                  const { sentence, need, isNeeded = need } = states[row.id];
                  return (
                    <li key={row.id}>
                      <Link to={localized(row.path, locale)}>
                        <span className={styles.name}>{row.name}</span>
                        {isNeeded ? <Needed>{sentence}</Needed> : <span>{sentence}</span>}
                      </Link>
                    </li>
                  );
                })}
              </ul>
            </Group>
          ))}
        </>
      )}
    </>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={name}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}

/** A text with the caret, which marks something missing. */
function Needed({ children }: { children: ReactNode }) {
  return (
    <span className={styles.needed}>
      <span className={marks.caret} aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}

/** All settings were once on one page: an anchor from that time opens the page with its section. */
function useOldAnchor(): void {
  const { locale } = useOwner();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const path = hash && pathOfAnchor(hash.slice(1));
  useEffect(() => {
    if (path) void navigate(localized(path, locale), { replace: true });
  }, [path, locale, navigate]);
}

interface SearchFieldProps {
  query: string;
  onChange: (query: string) => void;
}

/** Searches in the browser, so it is hidden without JavaScript. The key / moves the focus to it. */
function SearchField({ query, onChange }: SearchFieldProps) {
  const { label, example } = useOwner().messages.settings.search;
  const input = useRef<HTMLInputElement>(null);
  useListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.current?.focus();
  });
  return (
    <search className={`${field.field} ${styles.search}`}>
      <label className={text.hidden} htmlFor="find-setting">
        {label}
      </label>
      <input
        ref={input}
        id="find-setting"
        type="search"
        placeholder={example}
        value={query}
        onChange={(event) => onChange(event.target.value)}
      />
    </search>
  );
}

function SearchResults({ query }: { query: string }) {
  const { messages, locale } = useOwner();
  const { search } = messages.settings;
  const found = findSettings(query, messages);
  const status = found.length > 0 ? plural(locale, search.found, found.length) : fill(search.none, { query });
  return (
    <section className={styles.section} aria-labelledby="found">
      <div role="status">
        <h2 id="found">{status}</h2>
      </div>
      <ul className={styles.rows}>
        {found.map(({ label, place, path }) => (
          <li key={path}>
            <Link to={localized(path, locale)}>
              <span className={styles.name}>{label}</span>
              <span>{place}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FoundSetting {
  label: string;
  /** The page and section. */
  place: string;
  path: string;
}

/** Returns the fields and sections that contain all words of the query, those with the query in their label first. */
function findSettings(query: string, messages: OwnerMessages): FoundSetting[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  const found = listSettings(messages).filter(({ words: all }) => {
    const folded = foldText(all);
    return words.every((word) => folded.includes(word));
  });
  const isInLabel = ({ label }: FoundSetting) => foldText(label).includes(words.join(' '));
  return [...found.filter(isInLabel), ...found.filter((setting) => !isInLabel(setting))];
}

function listSettings(messages: OwnerMessages): (FoundSetting & { words: string })[] {
  const [fields, sections] = [settingFields(messages), sectionTexts(messages)];
  return rowGroups(messages).flatMap(({ name: group, rows }) =>
    rows.flatMap(({ id: subject, name: page, path }) => {
      if (!isSubject(subject)) return [{ label: page, place: group, path, words: page }];
      return sectionsOf(subject).flatMap(([id, names]) => {
        const { heading, help = '', parts = [] } = sections[id];
        const context = [page, heading];
        const place = fill(messages.settings.search.place, { page, section: heading });
        const inSection = names.map((name) => {
          const { label, help, choices = {}, parts = {} } = fields[name];
          const labels = Object.values(parts).map((part) => part.label);
          const all = [label, help, ...Object.values(choices), ...labels, ...context];
          return { label, place, path: `${path}#field-${name}`, words: all.join(' ') };
        });
        const words = [...context, help, ...parts].join(' ');
        const isListed = names.some((name) => fields[name].label === heading);
        return isListed
          ? inSection
          : [{ label: heading, place: page, path: `${path}#${id}`, words }, ...inSection];
      });
    }),
  );
}
