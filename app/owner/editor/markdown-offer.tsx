import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent } from 'react';
import { useOwner } from '../context/owner-context.ts';
import { TextButton } from '../forms/fields.tsx';
import styles from './pictures/pictures.module.css';

interface MarkdownOfferProps {
  editor: Editor;
  /** What was pasted last. */
  text: string;
  onDone: () => void;
}

/** Offers to format what was pasted with Markdown's marks, until something else is written. */
export function MarkdownOffer({ editor, text, onDone }: MarkdownOfferProps) {
  const { markdown } = useOwner().messages.compose;
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const written = () => done();
    editor.on('update', written);
    return () => void editor.off('update', written);
  }, [editor]);
  const format = async () => {
    const { doc } = editor.state;
    // What the imports read, with footnotes and Obsidian's marks. Pasting cleans it and reports what is left out.
    const { readMarkdown } = await import('../../../sources/markdown/markdown-html.ts');
    if (editor.isDestroyed || !doc.eq(editor.state.doc)) return;
    // The paste was a step of its own.
    editor.commands.undo();
    editor.view.pasteHTML(readMarkdown(text));
    editor.commands.focus();
  };
  return (
    <div className={styles.notice} role="status">
      <p>{markdown.found}</p>
      <div className={styles.actions}>
        <TextButton onClick={() => void format()}>{markdown.format}</TextButton>
        <TextButton onClick={onDone}>{markdown.leave}</TextButton>
      </div>
    </div>
  );
}
