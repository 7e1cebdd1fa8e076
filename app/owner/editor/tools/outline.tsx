import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import { useEffect, useRef } from 'react';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { TextButton } from '../../forms/fields.tsx';
import dialog from '../../forms/forms.module.css';
import styles from '../editor.module.css';
import { useEditorReading } from '../editor-hooks.ts';

/** The headings, with the current one marked. Choosing one moves the cursor there. */
export function Outline({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { outline } = useOwner().messages.writing;
  const list = useRef<HTMLOListElement>(null);
  const { headings, current } = useEditorReading(editor, ({ state }) => {
    const read = readOutline(state.doc, state.selection.from);
    // Positions change with every key but aren't shown.
    return { ...read, headings: read.headings.map(({ pos: _, ...shown }) => shown) };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls only when the current heading changes
  useEffect(() => {
    // `scrollIntoView` would scroll the page as well.
    const item = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (item && list.current) list.current.scrollTop = item.offsetTop - list.current.clientHeight / 2;
  }, [current]);
  const goTo = (index: number) => {
    const { state, view } = editor;
    const heading = readOutline(state.doc, state.selection.from).headings[index];
    if (!heading) return;
    const caret = TextSelection.create(state.doc, heading.pos + 1);
    view.focus();
    view.dispatch(state.tr.setSelection(caret).scrollIntoView());
  };
  return (
    <nav
      aria-label={outline.heading}
      className={styles.outline}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
        editor.commands.focus();
      }}
    >
      <div className={dialog.head}>
        <p className={text.small}>{headings.length > 0 ? outline.heading : outline.empty}</p>
        <TextButton onClick={onClose}>{outline.close}</TextButton>
      </div>
      {headings.length > 0 && (
        <ol ref={list} className={styles.list}>
          {headings.map(({ level, text: words }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: headings have no ID, and two can have the same text
            <li key={index} data-level={level}>
              <button
                type="button"
                className={styles.item}
                aria-current={index === current || undefined}
                onClick={() => goTo(index)}
              >
                {words}
              </button>
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
}

export interface HeadingList {
  headings: { pos: number; level: number; text: string }[];
  /** Index of the heading above the cursor; -1 before the first. */
  current: number;
}

/** Returns the nonempty headings in order, at any depth. */
export function readOutline(document: Node, caret: number): HeadingList {
  const headings: HeadingList['headings'] = [];
  document.descendants((node, pos) => {
    const text = node.type.name === 'heading' ? node.textContent.trim() : '';
    if (text) headings.push({ pos, level: Number(node.attrs.level), text });
    return !node.isTextblock;
  });
  return { headings, current: headings.findLastIndex(({ pos }) => pos <= caret) };
}
