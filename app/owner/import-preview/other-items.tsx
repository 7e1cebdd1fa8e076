import { useId, useState } from 'react';
import { fill, plural } from '../../../messages/fill.ts';
import { nameKind } from '../../../messages/name-kinds.ts';
import { type TextSection, textSections } from '../../../shared/content.ts';
import { localized, paths } from '../../../shared/paths.ts';
import { foldText } from '../../../shared/text.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import styles from './import-report.module.css';
import type { PreviewedOther } from './read-export.ts';

interface ItemTypeProps {
  kind: string;
  items: PreviewedOther[];
  known: ReadonlyMap<string, string>;
  choice: ItemTypeChoice | undefined;
}

/** Rows to show at once. There may be ten thousand. */
const step = 50;

function ItemType({ kind, items, known, choice }: ItemTypeProps) {
  const { messages, locale } = useOwner();
  const { others } = messages.importPreview;
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [limit, setLimit] = useState(step);
  const search = useId();
  const wanted = foldText(query.trim());
  const found = wanted === '' ? items : items.filter((item) => foldText(wordsOf(item)).includes(wanted));
  const more = found.length - limit;
  const name = nameKind(locale, messages.importReport.others, kind, items.length);
  return (
    <details className={styles.kind} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{name}</summary>
      {isOpen && (
        <>
          {choice && (
            <p className={field.actions}>
              <TextButton onClick={() => choice.chooseKind(kind, 'draft')}>
                {others.all} <span className={text.hidden}>({name})</span>
              </TextButton>
              <TextButton onClick={() => choice.chooseKind(kind, undefined)}>
                {others.none} <span className={text.hidden}>({name})</span>
              </TextButton>
            </p>
          )}
          {items.length > step && (
            <div className={`${field.field} ${styles.search}`}>
              <label htmlFor={search}>{others.search}</label>
              <input
                id={search}
                type="search"
                value={query}
                onChange={({ currentTarget }) => {
                  setQuery(currentTarget.value);
                  setLimit(step);
                }}
              />
              <p role="status">{query && plural(locale, others.found, found.length)}</p>
            </div>
          )}
          <ul>
            {found.slice(0, limit).map((item) => (
              <OtherRow key={item.key} item={item} here={known.get(item.key)} choice={choice} />
            ))}
          </ul>
          {more > 0 && (
            <TextButton onClick={() => setLimit(limit + step)}>
              {plural(locale, others.more, Math.min(step, more))}
            </TextButton>
          )}
        </>
      )}
    </details>
  );
}

function wordsOf({ title, link, slug }: PreviewedOther): string {
  return `${title} ${link ?? slug}`;
}

interface OtherRowProps {
  item: PreviewedOther;
  here: string | undefined;
  choice: ItemTypeChoice | undefined;
}

function OtherRow({ item, here, choice }: OtherRowProps) {
  const { messages, locale } = useOwner();
  const { importPreview, language } = messages;
  const lang = item.language === locale ? undefined : item.language;
  return (
    <li className={styles.item}>
      <div>
        <p className={styles.title} lang={lang}>
          {item.title}
        </p>
        <p className={text.small}>
          {item.link ? (
            <a href={item.link} target="_blank" rel="noopener noreferrer">
              {item.link.replace(/^https?:\/\//, '')}
            </a>
          ) : (
            <span>{item.slug}</span>
          )}{' '}
          {lang && <span className={text.badge}>{language[`short_${lang}`]}</span>}{' '}
          {here !== undefined && (
            <a className={text.badge} href={localized(paths.composePost(here), locale)}>
              {importPreview.exists}
            </a>
          )}
        </p>
      </div>
      {choice && <UseChoice item={item} choice={choice} />}
    </li>
  );
}

function UseChoice({ item, choice }: { item: PreviewedOther; choice: ItemTypeChoice }) {
  const { importPreview, contentManager } = useOwner().messages;
  const { others } = importPreview;
  const { sections } = contentManager;
  const use = choice.useOf(item.key);
  const { fits } = item;
  return (
    <div className={`${field.field} ${styles.use}`}>
      <select
        aria-label={fill(others.use, { title: item.title })}
        value={use ?? ''}
        onChange={({ currentTarget }) =>
          choice.choose(item.key, (currentTarget.value || undefined) as ItemTypeUse)
        }
      >
        <option value="">{others.leave}</option>
        <option value="draft">{others.draft}</option>
        <optgroup label={others.text}>
          {textSections.map((section) => (
            <option key={section} value={section}>
              {sections[section]}
            </option>
          ))}
        </optgroup>
      </select>
      {fits && use !== fits && (
        <TextButton onClick={() => choice.choose(item.key, fits)}>
          {fill(others.fits, { section: sections[fits] })}
        </TextButton>
      )}
    </div>
  );
}

interface OtherItemsProps {
  others: PreviewedOther[];
  known: ReadonlyMap<string, string>;
  choice: ItemTypeChoice | undefined;
}

export function OtherItems({ others, known, choice }: OtherItemsProps) {
  const { importPreview } = useOwner().messages;
  const kinds = Map.groupBy(others, ({ kind }) => kind);
  if (kinds.size === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="others">
      <h2 id="others">{importPreview.others.heading}</h2>
      <p className={styles.intro}>{importPreview.others.intro}</p>
      {[...kinds].map(([kind, items]) => (
        <ItemType key={kind} kind={kind} items={items} known={known} choice={choice} />
      ))}
    </section>
  );
}

/** How to import a page: not at all, as a draft post, or as a draft of a section. */
type ItemTypeUse = 'draft' | TextSection | undefined;

export interface ChosenItem {
  other: PreviewedOther;
  use: 'draft' | TextSection;
}

type ItemTypeChoice = ReturnType<typeof useItemTypeChoice>;

/** Manages the choice for each page, initially none. Choices from an earlier preview are ignored. */
export function useItemTypeChoice(others: PreviewedOther[]) {
  const [uses, setUses] = useState<Uses>(new Map());
  return {
    useOf: (key: string) => uses.get(key),
    chosen: others.flatMap((other): ChosenItem[] => {
      const use = uses.get(other.key);
      return use ? [{ other, use }] : [];
    }),
    choose: (key: string, use: ItemTypeUse) => setUses((before) => changed(before, [key], () => use)),
    /** Imports all pages of a kind as draft posts, except those chosen as sections, or imports none. */
    chooseKind: (kind: string, use: 'draft' | undefined) => {
      const keys = others.filter((other) => other.kind === kind).map(({ key }) => key);
      setUses((before) => changed(before, keys, (now) => use && (now ?? use)));
    },
  };
}

type Uses = ReadonlyMap<string, 'draft' | TextSection>;

function changed(before: Uses, keys: readonly string[], use: (now: ItemTypeUse) => ItemTypeUse): Uses {
  const after = new Map(before);
  for (const key of keys) {
    const next = use(before.get(key));
    if (next) after.set(key, next);
    else after.delete(key);
  }
  return after;
}
