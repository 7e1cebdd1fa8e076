import { Link, useSearchParams } from 'react-router';
import { fill, numberFormat, plural } from '../../../messages/fill.ts';
import { locales } from '../../../shared/locale.ts';
import { localized, paths } from '../../../shared/paths.ts';
import { missingParts, postSorts } from '../../../shared/post.ts';
import marks from '../../ui/marks.module.css';
import text from '../../ui/text.module.css';
import { useListener } from '../context/browser.ts';
import { useOwner } from '../context/owner-context.ts';
import { Button, SearchForm } from '../forms/fields.tsx';
import { SelectField } from '../page-kit.tsx';
import { type LoadedPostList, pageLengths } from './listed-posts.ts';
import styles from './post-list.module.css';

/** Returns a function that gives the page's URL with other parameters, from the first page on. */
export function useAddress() {
  const [parameters] = useSearchParams();
  return (changes: Readonly<Record<string, string | undefined>>) => {
    const others = [...parameters].filter(([name]) => name !== 'after' && !Object.hasOwn(changes, name));
    const given = Object.entries(changes).filter((entry): entry is [string, string] => Boolean(entry[1]));
    return `?${new URLSearchParams([...others, ...given])}`;
  };
}

/** The filters that are tabs, with the number of posts in each. */
function useTabs({ page, filter, trash }: LoadedPostList) {
  const { filter: names } = useOwner().messages.postList;
  const { published, drafts, scheduled } = page;
  const { status, next_version, held } = filter;
  const current = (trash && 'trash') || (held && 'held') || (next_version && 'next') || status || 'all';
  const tabs = [
    ['all', names.all, published + drafts + scheduled, {}],
    ['draft', names.draft, drafts, { status: 'draft' }],
    ['scheduled', names.scheduled, scheduled, { status: 'scheduled' }],
    ['published', names.published, published, { status: 'published' }],
    ['next', names.next_version, page.with_next, { next_version: 'yes' }],
    ['held', names.held, page.held, { held: 'yes' }],
    ['trash', names.trash, page.deleted, { status: 'trash' }],
  ] as const;
  return tabs.map(([name, label, count, query]) => ({ label, count, query, isCurrent: name === current }));
}

export function StatusTabs({ list }: { list: LoadedPostList }) {
  const { messages, locale } = useOwner();
  return (
    <nav className={styles.tabs} aria-label={messages.postList.filter.status}>
      {useTabs(list).map(({ label, count, query, isCurrent }) => (
        <Link
          key={label}
          to={localized(paths.postsWith(query), locale)}
          aria-current={isCurrent ? 'page' : undefined}
        >
          <span className={isCurrent ? marks.active : undefined}>{label}</span>{' '}
          <em>{numberFormat(locale).format(count)}</em>
        </Link>
      ))}
    </nav>
  );
}

export function ListFilter({ list }: { list: LoadedPostList }) {
  const { filter, page, tags, per } = list;
  const { postList, compose, language } = useOwner().messages;
  const { filter: names } = postList;
  const languages = { en: language.name_en, es: language.name_es };
  const { q, status, next_version, held } = filter;
  useListener('keydown', pressShortcut, 'document');
  const hidden = Object.entries({ status, next_version, held }).filter(([, value]) => value);
  return (
    <SearchForm
      className={styles.filter}
      label={compose.search}
      isLabelHidden
      placeholder={compose.search_placeholder}
      query={q ?? ''}
    >
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <details>
        <summary>{names.label}</summary>
        <div className={styles.choices}>
          <Choice name="language" value={filter.language} options={named(locales, languages)} />
          <Choice name="tag" value={filter.tag} options={tags.map(({ tag, name }) => [tag, name])} />
          <Choice name="year" value={filter.year} options={page.years.map((year) => [year, year])} />
          <Choice name="missing" value={filter.missing} options={named(missingParts, postList.missing)} />
          {!q && (
            <Choice
              name="sort"
              value={filter.sort ?? postSorts[0]}
              isRequired
              options={named(postSorts, postList.sorts)}
            />
          )}
          <Choice
            name="per"
            value={`${per}`}
            isRequired
            options={pageLengths.map((one) => [`${one}`, `${one}`])}
          />
          <Button type="submit" isOutlined>
            {names.apply}
          </Button>
        </div>
      </details>
    </SearchForm>
  );
}

/** `/` moves to the search field, and `x` ticks the row that has the focus. */
function pressShortcut(event: KeyboardEvent) {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  if (!(target instanceof Element) || ctrlKey || metaKey || altKey) return;
  if (target.closest('input:not([type=checkbox]), select, textarea')) return;
  const row = key === 'x' ? target.closest('tr') : null;
  row?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
  if (key !== '/') return;
  event.preventDefault();
  document.querySelector<HTMLInputElement>('main input[type=search]')?.focus();
}

type Options = readonly (readonly [value: string, label: string])[];

function named<Name extends string>(all: readonly Name[], labels: Readonly<Record<Name, string>>): Options {
  return all.map((name) => [name, labels[name]]);
}

interface ChoiceProps {
  name: 'language' | 'year' | 'tag' | 'missing' | 'sort' | 'per';
  value: string | undefined;
  /** Whether to omit the choice "any". */
  isRequired?: boolean;
  options: Options;
}

function Choice({ name, value = '', options, isRequired = false }: ChoiceProps) {
  const { filter } = useOwner().messages.postList;
  // A URL can name a year or a tag that no post has.
  const unknown =
    value === '' || options.some(([option]) => option === value) ? [] : [[value, value] as const];
  const any = isRequired ? [] : [['', filter.any] as const];
  const all = [...any, ...unknown, ...options];
  return <SelectField key={value} label={filter[name]} name={name} defaultValue={value} options={all} />;
}

/** The filters in use, each with a link that removes it, and the number of posts found. */
export function ActiveFilters({ list }: { list: LoadedPostList }) {
  const { filter, tags, rows, page, isFirst } = list;
  const { messages, locale } = useOwner();
  const { postList, language } = messages;
  const address = useAddress();
  const { count = 0 } = useTabs(list).find(({ isCurrent }) => isCurrent) ?? {};
  const { q, language: chosen, tag, year, missing } = filter;
  const chips = Object.entries({
    q,
    language: chosen && language[`name_${chosen}`],
    tag: tags.find((each) => each.tag === tag)?.name ?? tag,
    year,
    missing: missing && postList.missing[missing],
  }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  if (chips.length === 0) return null;
  const shown = numberFormat(locale).format(rows.length);
  const isWhole = isFirst && page.next === null;
  return (
    <div className={styles.chips}>
      {chips.map(([name, label]) => (
        <span key={name}>
          {label}{' '}
          <Link
            to={address({ [name]: undefined })}
            aria-label={fill(postList.filter.remove_label, { name: label })}
          >
            {postList.filter.remove}
          </Link>
        </span>
      ))}
      <p className={text.small} role="status">
        {isWhole
          ? fill(plural(locale, postList.found, count), { shown })
          : plural(locale, postList.shown, rows.length)}
      </p>
    </div>
  );
}
