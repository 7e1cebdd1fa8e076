import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { useEffect, useState } from 'react';
import { fill, plural } from '../../../messages/fill.ts';
import { minutesFor, type TextLength, textLength } from '../../../shared/text.ts';
import layout from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import field from '../forms/forms.module.css';
import type { Message } from '../forms/notices.tsx';
import styles from './editor.module.css';
import { afterTyping, useEditorReading } from './editor-hooks.ts';
import { selectedPicture } from './pictures/picture-tools.tsx';

/** Blocks are immutable, so each is counted once. */
const counted = new WeakMap<Node, TextLength>();

export function documentLength(document: Node): TextLength {
  const length = { words: 0, characters: 0 };
  document.forEach((block) => {
    const own = counted.get(block) ?? textLength(block.textBetween(0, block.content.size, ' ', ' '));
    counted.set(block, own);
    length.words += own.words;
    length.characters += own.characters;
  });
  return length;
}

/** Word count, reading time and the editor's message. */
export function EditorFooter({ editor, message }: { editor: Editor; message: Message | undefined }) {
  const { messages, locale } = useOwner();
  const { status } = messages.compose;
  const [length, setLength] = useState(() => documentLength(editor.state.doc));
  useEffect(() => {
    const count = afterTyping(() => setLength(documentLength(editor.state.doc)));
    editor.on('update', count.note);
    return () => {
      count.stop();
      editor.off('update', count.note);
    };
  }, [editor]);
  const picture = useEditorReading(editor, () => {
    const attrs = selectedPicture(editor)?.attrs;
    if (!attrs) return '';
    const percent = /^\d+%$/.test(attrs.width) ? attrs.width.slice(0, -1) : '100';
    return fill(messages.accessibility.image_selected, { alt: attrs.alt ?? '', percent });
  });
  const words = length.words + length.characters;
  return (
    <div className={styles.footer}>
      <p>
        {plural(locale, status.words, words)}
        {words > 0 && ` · ${plural(locale, status.reading, minutesFor(length))}`}
      </p>
      <p
        aria-live={message?.isFailure ? 'assertive' : 'polite'}
        className={message?.isFailure ? field.error : undefined}
      >
        {message?.text}
      </p>
      <p aria-live="polite" className={layout.hidden}>
        {picture}
      </p>
    </div>
  );
}
