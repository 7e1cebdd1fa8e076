import { useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../../messages/fill.ts';
import layout from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { Button, TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { ownerToasts } from '../forms/notices.tsx';
import type { SettingField } from '../forms/setting-fields.ts';
import styles from './fields.module.css';
import { LocalizedTextField, PictureField, TextField, VisibilityChoice } from './fields.tsx';
import frame from './settings.module.css';
import type { Keyed, ListForm, LocalizedText, Visibility } from './settings-form.ts';
import type { SettingProps } from './use-section.ts';

type EntryValues = Readonly<Record<string, string | LocalizedText>>;

/** An entry's fields by name, with a unique key. */
type Entry = Keyed<EntryValues>;

/** One of the owner's lists: its visibility, and entries that can be added, moved and removed. */
export function EntryList(props: SettingProps<ListForm<Entry>>) {
  const { at, value: list, change: onChange, parts = {}, nameOf = '', max = 0 } = props;
  const { settings, toasts } = useOwner().messages;
  const { entries, shown } = list;
  const [status, setStatus] = useState('');
  const change = (next: (entries: Entry[]) => Entry[]) =>
    flushSync(() => onChange((now) => ({ ...now, entries: next(now.entries) })));
  const entryId = (key: string) => `${at}-entry-${key}`;
  const name = (entry: Entry, index: number) => {
    const typed = entry[nameOf] ?? '';
    const text = typeof typed === 'string' ? typed : typed.en;
    return text.trim() || fill(settings.list.unnamed, { n: index + 1 });
  };

  const add = () => {
    const key = `new-${Date.now().toString(36)}-${entries.length}`;
    // A new entry never contains sample content, which could be published unnoticed.
    const blank = Object.entries(parts).map(([part, { control }]) => [
      part,
      control === 'localized' ? { en: '', es: '' } : '',
    ]);
    change((now) => [...now, { ...Object.fromEntries(blank), key }]);
    document.getElementById(entryId(key))?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  const choose = (next: Visibility) => {
    onChange((now) => ({ ...now, shown: next }));
    if (next === 'own' && entries.length === 0) add();
  };
  const move = (index: number, by: -1 | 1) => {
    const focused = document.activeElement as HTMLElement | null;
    change((now) => now.toSpliced(index, 1).toSpliced(index + by, 0, ...now.slice(index, index + 1)));
    // Moving a row loses the focus.
    focused?.focus();
    setStatus(fill(settings.list.moved, { n: index + 1 + by, total: entries.length }));
  };
  const remove = (entry: Entry, index: number) => {
    const title = fill(settings.list.removed, { name: name(entry, index) });
    change((now) => now.filter(({ key }) => key !== entry.key));
    const next = entries[index + 1] ?? entries[index - 1];
    document.getElementById(next ? entryId(next.key) : `${at}-add`)?.focus();
    ownerToasts.show({
      title,
      variant: 'destructive',
      action: {
        label: toasts.undo,
        altText: fill(toasts.undo_alt, { action: title }),
        onAction: () => change((now) => now.toSpliced(index, 0, entry)),
      },
    });
  };

  return (
    <div className={styles.list}>
      <VisibilityChoice at={at} value={shown} onChange={choose} />
      {shown === 'own' && (
        <>
          {entries.length === 0 && <p className={layout.small}>{settings.shown.empty}</p>}
          <ol>
            {entries.map((entry, index) => (
              <li key={entry.key} id={entryId(entry.key)} className={styles.entry} tabIndex={-1}>
                <EntryTools
                  name={name(entry, index)}
                  n={index + 1}
                  total={entries.length}
                  onMove={(by) => move(index, by)}
                  onRemove={() => remove(entry, index)}
                />
                <EntryFields
                  at={`${at}.${index}`}
                  entry={entry}
                  parts={parts}
                  onChange={(part) =>
                    change((now) => now.map((one) => (one.key === entry.key ? { ...one, ...part } : one)))
                  }
                />
              </li>
            ))}
          </ol>
          <div className={field.actions}>
            <Button id={`${at}-add`} isOutlined disabled={entries.length >= max} onClick={add}>
              {settings.home.add}
            </Button>
            {entries.length >= max && <p className={layout.small}>{fill(settings.list.full, { max })}</p>}
          </div>
          <p aria-live="polite" className={layout.hidden}>
            {status}
          </p>
        </>
      )}
    </div>
  );
}

interface EntryFieldsProps {
  /** The entry's path. */
  at: string;
  entry: EntryValues;
  parts: NonNullable<SettingField['parts']>;
  /** The default texts of the parts. */
  builtIn?: Readonly<Record<string, LocalizedText | string>>;
  onChange: (part: EntryValues) => void;
}

/** The fields of an entry, and a preview if it is a quote. */
export function EntryFields({ at, entry, parts, builtIn = {}, onChange }: EntryFieldsProps) {
  const { quote, author } = entry;
  return (
    <>
      {Object.entries(parts).map(([part, setting]) => {
        const [value, usual] = [entry[part] ?? '', builtIn[part]];
        const props = {
          ...setting,
          at: `${at}.${part}`,
          onChange: (now: EntryValues[string]) => onChange({ [part]: now }),
        };
        if (typeof value !== 'string') {
          return (
            <LocalizedTextField
              key={part}
              {...props}
              value={value}
              {...(typeof usual === 'object' && { builtIn: usual })}
            />
          );
        }
        const Control = setting.control === 'picture' ? PictureField : TextField;
        return <Control key={part} {...props} value={value} />;
      })}
      {typeof quote === 'object' && typeof author === 'object' && (
        <QuotePreview quote={quote} author={author} />
      )}
    </>
  );
}

/** A preview of a quote in its language's quotation marks. Renders nothing while the quote is empty. */
function QuotePreview({ quote, author }: Record<'quote' | 'author', LocalizedText>) {
  const { messages, locale } = useOwner();
  const language = quote[locale] ? locale : 'en';
  if (!quote[language]) return null;
  return (
    <figure className={frame.preview} lang={language}>
      <figcaption lang={locale}>{messages.settings.preview}</figcaption>
      <blockquote>
        <q>{quote[language].replace(/^[“”"«»\s]+|[“”"«»\s]+$/g, '')}</q>
      </blockquote>
      <p>{author[language]}</p>
    </figure>
  );
}

interface EntryToolsProps {
  name: string;
  n: number;
  total: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function EntryTools({ name, n, total, onMove, onRemove }: EntryToolsProps) {
  const { list, home } = useOwner().messages.settings;
  const labeled = (action: string) => fill(list.labeled, { action, name });
  return (
    <div className={styles.tools}>
      <p className={layout.small}>{fill(list.position, { n, total })}</p>
      {/* At the ends, the buttons do nothing but stay focusable, so that moving an entry doesn't lose the focus. */}
      <TextButton
        aria-label={labeled(home.move_up)}
        aria-disabled={n === 1}
        onClick={() => n > 1 && onMove(-1)}
      >
        {home.move_up}
      </TextButton>
      <TextButton
        aria-label={labeled(home.move_down)}
        aria-disabled={n === total}
        onClick={() => n < total && onMove(1)}
      >
        {home.move_down}
      </TextButton>
      <TextButton aria-label={labeled(home.remove)} onClick={onRemove}>
        {home.remove}
      </TextButton>
    </div>
  );
}
