import {
  type Editor,
  Extension,
  type Extensions,
  getMarkRange,
  type JSONContent,
  Mark,
  Node,
} from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import { parseEdit } from '../../../ui/marked-text.ts';
import marks from '../../../ui/marks.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { useEditorReading } from '../../editor/editor-hooks.ts';
import { useRovingFocus } from '../../editor/tools/toolbar.tsx';
import { TextButton } from '../../forms/fields.tsx';
import field from '../../forms/forms.module.css';
import styles from './page-texts.module.css';

type MarkName = 'struck' | 'inserted' | 'stet';

/** A part of a line with one mark, or without any. */
interface LinePiece {
  text: string;
  mark?: MarkName;
}

const signs: Record<MarkName, readonly [string, string]> = {
  struck: ['[-', '-]'],
  inserted: ['[+', '+]'],
  stet: ['[=', '=]'],
};

/** Splits a line in the notation of `parseEdit`. */
export function readPieces(source: string): LinePiece[] {
  return parseEdit(source).flatMap((part): LinePiece[] => {
    if (part.kind === 'replaced') {
      return [
        { text: part.struck, mark: 'struck' },
        { text: part.inserted, mark: 'inserted' },
      ];
    }
    return [part.kind === 'plain' ? { text: part.text } : { text: part.text, mark: part.kind }];
  });
}

/** Writes pieces in the notation. A closing sign inside a mark's text gets a space, so that it doesn't end the mark. */
export function writePieces(pieces: readonly LinePiece[]): string {
  const joined: LinePiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && last.mark === piece.mark) last.text += piece.text;
    else joined.push({ ...piece });
  }
  return joined
    .map(({ text, mark }) => {
      if (!mark) return text;
      const [begin, end] = signs[mark];
      return begin + text.replaceAll(end, end.split('').join(' ')) + end;
    })
    .join('');
}

export interface LineEditorProps {
  area: HTMLTextAreaElement;
  label: string;
  language: string;
  isMarked: boolean;
  className: string | undefined;
  onEnter: () => void;
}

/** Edits one line in the typography of the page. */
export function LineEditor({ area, label, language, isMarked, className, onEnter }: LineEditorProps) {
  const entered = useRef(onEnter);
  useEffect(() => {
    entered.current = onEnter;
  });
  const [options] = useState<Parameters<typeof useEditor>[0]>(() => ({
    extensions: lineExtensions(() => entered.current()),
    content: documentOf(area.value, isMarked),
    // The content security policy forbids style elements.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    enableInputRules: false,
    enablePasteRules: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'false',
        'aria-label': label,
        lang: language,
        spellcheck: 'true',
      },
      // Only plain text can be pasted.
      transformPastedHTML: () => '',
      handlePaste(view, { clipboardData }) {
        const words = clipboardData?.getData('text/plain').replace(/\s+/g, ' ') ?? '';
        if (words) view.dispatch(view.state.tr.insertText(words).scrollIntoView());
        return true;
      },
      handleDrop: () => true,
    },
    onUpdate: ({ editor }) => {
      area.value = lineOf(editor);
      area.dispatchEvent(new Event('input', { bubbles: true }));
    },
  }));
  // Never null, because it isn't rendered on the server.
  const editor = useEditor(options) as Editor;
  useEffect(() => {
    editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  }, [editor]);
  return (
    <>
      {isMarked && <MarkTools editor={editor} />}
      <EditorContent editor={editor} className={className} />
    </>
  );
}

function documentOf(source: string, isMarked: boolean): JSONContent {
  const pieces: LinePiece[] = isMarked ? readPieces(source) : [{ text: source }];
  const content = pieces
    .filter(({ text }) => text !== '')
    .map(({ text, mark }) => ({ type: 'text', text, ...(mark && { marks: [{ type: mark }] }) }));
  return { type: 'doc', content: [{ type: 'paragraph', content }] };
}

function lineOf({ state }: Editor): string {
  const pieces: LinePiece[] = [];
  state.doc.descendants(({ text, marks }) => {
    const mark = marks[0]?.type.name as MarkName | undefined;
    if (text) pieces.push(mark ? { text, mark } : { text });
  });
  return writePieces(pieces);
}

function editMark(name: MarkName, tag: string): Mark {
  return Mark.create({
    name,
    // Text has at most one mark.
    excludes: '_',
    // Text typed after struck text isn't struck.
    inclusive: name === 'inserted',
    parseHTML: () => [],
    renderHTML: () => [tag, { class: marks[name] ?? '' }, 0],
  });
}

function lineExtensions(onEnter: () => void): Extensions {
  return [
    StarterKit.configure({
      document: false,
      blockquote: false,
      bold: false,
      bulletList: false,
      code: false,
      codeBlock: false,
      dropcursor: false,
      gapcursor: false,
      hardBreak: false,
      heading: false,
      horizontalRule: false,
      italic: false,
      link: false,
      listItem: false,
      listKeymap: false,
      orderedList: false,
      strike: false,
      trailingNode: false,
      underline: false,
    }),
    Node.create({ name: 'doc', topNode: true, content: 'paragraph' }),
    editMark('struck', 'del'),
    editMark('inserted', 'ins'),
    editMark('stet', 'span'),
    Extension.create({
      name: 'lineKeys',
      addKeyboardShortcuts: () => ({
        Enter: () => {
          onEnter();
          return true;
        },
        'Shift-Enter': () => true,
        'Mod-Enter': () => true,
      }),
    }),
  ];
}

function MarkTools({ editor }: { editor: Editor }) {
  const { pageTexts } = useOwner().messages;
  const toolbar = useRef<HTMLDivElement>(null);
  const onKeyDown = useRovingFocus(toolbar, () => editor.commands.focus());
  const state = useEditorReading(editor, () => ({
    struck: editor.isActive('struck'),
    inserted: editor.isActive('inserted'),
  }));
  const buttons = [
    { name: 'struck', label: pageTexts.strike, isOn: state.struck, use: strike },
    { name: 'inserted', label: pageTexts.insert, isOn: state.inserted, use: insert },
    { name: 'none', label: pageTexts.unmark, use: unmark },
  ] as const;
  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={pageTexts.marks}
      className={`${field.actions} ${styles.tools}`}
      onKeyDown={onKeyDown}
    >
      {buttons.map(({ name, label, use, ...button }) => (
        <TextButton
          key={name}
          aria-pressed={'isOn' in button ? button.isOn : undefined}
          // Keeps the selection in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => use(editor)}
        >
          <span className={name === 'none' ? undefined : marks[name]}>{label}</span>
        </TextButton>
      ))}
    </div>
  );
}

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
  // The cursor goes after the struck text, where the replacement is inserted.
  editor.chain().focus().setMark('struck').setTextSelection(to).run();
}

function insert(editor: Editor): void {
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

/** Removes the marks of the selection, or the mark around the cursor. */
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
