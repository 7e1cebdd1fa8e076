import { type Editor, getMarkRange } from '@tiptap/core';
import { useRef } from 'react';
import { useOwner } from '../../context/owner-context.ts';
import { useRovingFocus } from '../../editor/roving-focus.ts';
import { useEditorReading } from '../../editor/use-editor-reading.ts';
import type { MarkName } from './mark-notation.ts';
import styles from './page-texts.module.css';

/** Strikes words out, writes words in, and takes the marks off again. */
export function MarkTools({ editor }: { editor: Editor }) {
  const { pageTexts } = useOwner().messages;
  const toolbar = useRef<HTMLDivElement>(null);
  const onKeyDown = useRovingFocus(toolbar, () => editor.commands.focus());
  const state = useEditorReading(editor, () => ({
    struck: editor.isActive('struck'),
    inserted: editor.isActive('inserted'),
  }));
  const buttons = [
    { name: 'struck', label: pageTexts.strike, isOn: state.struck, use: strike },
    { name: 'inserted', label: pageTexts.insert, isOn: state.inserted, use: writeIn },
    { name: 'none', label: pageTexts.unmark, use: unmark },
  ] as const;
  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={pageTexts.marks}
      className={styles.tools}
      onKeyDown={onKeyDown}
    >
      {buttons.map(({ name, label, use, ...button }) => (
        <button
          key={name}
          type="button"
          data-mark={name}
          aria-pressed={'isOn' in button ? button.isOn : undefined}
          // The selection stays in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => use(editor)}
        >
          <span>{label}</span>
        </button>
      ))}
    </div>
  );
}

/** Selects the word at the cursor where nothing is selected. */
function selectWord(editor: Editor): void {
  const { empty, $from } = editor.state.selection;
  if (!empty) return;
  const line = $from.parent.textContent;
  const before = /\S*$/.exec(line.slice(0, $from.parentOffset))?.[0].length ?? 0;
  const after = /^\S*/.exec(line.slice($from.parentOffset))?.[0].length ?? 0;
  editor.commands.setTextSelection({ from: $from.pos - before, to: $from.pos + after });
}

function strike(editor: Editor): void {
  if (editor.isActive('struck')) {
    unmark(editor);
    return;
  }
  selectWord(editor);
  const { to } = editor.state.selection;
  // The cursor goes behind the word, where its replacement is written in.
  editor.chain().focus().setMark('struck').setTextSelection(to).run();
}

function writeIn(editor: Editor): void {
  const { empty, $from } = editor.state.selection;
  if (!empty && !editor.isActive('struck')) {
    editor.chain().focus().toggleMark('inserted').run();
    return;
  }
  const struck = editor.schema.marks.struck;
  const range = struck && getMarkRange($from, struck);
  const chain = editor.chain().focus();
  if (range) chain.setTextSelection(range.to);
  if (editor.isActive('inserted')) chain.unsetMark('inserted' satisfies MarkName).run();
  else chain.setMark('inserted').run();
}

/** The marks go off the selection, or off all words around the cursor that carry the same one. */
function unmark(editor: Editor): void {
  const { empty, $from } = editor.state.selection;
  const chain = editor.chain().focus();
  const around = Object.values(editor.schema.marks)
    .map((type) => getMarkRange($from, type))
    .find((range) => range !== undefined);
  if (empty && around) chain.setTextSelection(around);
  chain.unsetAllMarks().run();
  if (empty) editor.commands.setTextSelection($from.pos);
}
