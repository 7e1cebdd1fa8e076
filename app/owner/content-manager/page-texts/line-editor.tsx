import type { Editor, JSONContent } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { lineExtensions } from './mark-extensions.ts';
import { type LinePiece, type MarkName, readPieces, writePieces } from './mark-notation.ts';
import { MarkTools } from './mark-tools.tsx';

export interface LineEditorProps {
  /** The form's field, with the line as it is when the editor takes over. */
  area: HTMLTextAreaElement;
  label: string;
  language: string;
  /** Words can be struck and written in. */
  isMarked: boolean;
  className: string | undefined;
  onEnter: () => void;
}

/** The editor of a line: its words look as they will on the page. */
export function LineEditor({ area, label, language, isMarked, className, onEnter }: LineEditorProps) {
  const entered = useRef(onEnter);
  useEffect(() => {
    entered.current = onEnter;
  });
  const [options] = useState<Parameters<typeof useEditor>[0]>(() => ({
    extensions: lineExtensions({ onEnter: () => entered.current() }),
    content: documentOf(area.value, isMarked),
    // The content security policy lets no style elements in.
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
      // A line takes words, whatever they were copied with: what is not taken is not read either.
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
  // Never rendered on the server, it may render at once.
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
