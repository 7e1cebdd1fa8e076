import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { fill, plural } from '../../../../messages/fill.ts';
import { useOwner } from '../../context/owner-context.ts';
import styles from '../editor.module.css';
import { useEditorReading } from '../editor-hooks.ts';
import {
  countFound,
  endFind,
  type FindQuery,
  find as findInText,
  replaceAllFound,
  replaceFound,
  stepFind,
} from './find.ts';

interface FindBarProps {
  editor: Editor;
  /** Incremented to focus the search field again, with the selected text. */
  asked: number;
  onClose: () => void;
}

/** Typing pause before searching, in milliseconds. */
const typingMs = 120;

function selectedWords({ state }: Editor): string {
  const { $from, $to, from, to } = state.selection;
  if (!$from.sameParent($to) || to - from > 100) return '';
  return state.doc.textBetween(from, to);
}

export function FindBar({ editor, asked, onClose }: FindBarProps) {
  const { messages, locale } = useOwner();
  const { find } = messages.compose;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState<FindQuery>({ text: '', isCaseSensitive: false, isWholeWord: false });
  const [replacement, setReplacement] = useState('');
  const [replaced, setReplaced] = useState<number>();
  /** The last query searched for. */
  const searched = useRef<FindQuery>(undefined);
  const { count, current } = useEditorReading(editor, countFound);

  const { isCaseSensitive, isWholeWord } = query;
  /** Searches for the current query without waiting. */
  const searchNow = () => {
    if (searched.current === query) return;
    searched.current = query;
    findInText(editor.view, query);
  };
  const replace = () => {
    searchNow();
    replaceFound(editor.view, replacement);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another request starts the search again
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const text = selectedWords(editor);
    if (text) {
      // Set at once, so that it can be selected.
      input.value = text;
      setQuery((last) => ({ ...last, text }));
    }
    input.focus();
    input.select();
  }, [asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: searches only for a new query
  useEffect(() => {
    const timer = setTimeout(searchNow, typingMs);
    return () => clearTimeout(timer);
  }, [query]);
  const change = (changes: Partial<FindQuery>) => {
    setReplaced(undefined);
    setQuery({ ...query, ...changes });
  };
  const step = (by: 1 | -1) => {
    setReplaced(undefined);
    const isNew = searched.current !== query;
    searchNow();
    // A new search starts at its first match.
    if (!isNew) stepFind(editor.view, by);
  };
  const close = () => {
    endFind(editor.view);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    const isField = target instanceof HTMLInputElement;
    const withMod = event.ctrlKey || event.metaKey;
    if (key === 'Escape') close();
    else if (key === 'f' && withMod) field.current?.select();
    else if (key === 'Enter' && target === field.current) step(event.shiftKey ? -1 : 1);
    else if (key === 'Enter' && isField) replace();
    // Fields have their own Undo.
    else if (key === 'z' && withMod && !isField) editor.commands.undo();
    else return;
    event.preventDefault();
  };
  const status = () => {
    if (replaced !== undefined) return plural(locale, find.replaced, replaced);
    if (query.text === '') return '';
    if (count === 0) return find.none;
    return current > 0 ? fill(find.count, { current, count }) : plural(locale, find.found, count);
  };
  const tool = (label: string, act: () => void, isPressed?: boolean): ReactNode => (
    <button type="button" className={styles.tool} aria-pressed={isPressed} onClick={act}>
      {label}
    </button>
  );
  const input = { autoComplete: 'off', spellCheck: false };
  return (
    <search aria-label={find.heading} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <input
          {...input}
          ref={field}
          aria-label={find.what}
          placeholder={find.what}
          aria-describedby={`${id}-count`}
          value={query.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        <p id={`${id}-count`} role="status" className={styles.count}>
          {status()}
        </p>
        {tool(find.previous, () => step(-1))}
        {tool(find.next, () => step(1))}
        {tool(find.close, close)}
      </div>
      <div className={styles.bar}>
        <input
          {...input}
          aria-label={find.replacement}
          placeholder={find.replacement}
          value={replacement}
          onChange={({ target }) => setReplacement(target.value)}
        />
        {tool(find.replace, replace)}
        {tool(find.replace_all, () => {
          searchNow();
          setReplaced(replaceAllFound(editor.view, replacement));
        })}
        {tool(find.case, () => change({ isCaseSensitive: !isCaseSensitive }), isCaseSensitive)}
        {tool(find.word, () => change({ isWholeWord: !isWholeWord }), isWholeWord)}
      </div>
    </search>
  );
}
