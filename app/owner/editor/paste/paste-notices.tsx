import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent } from 'react';
import { fill, plural } from '../../../../messages/fill.ts';
import ui from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { TextButton } from '../../forms/fields.tsx';
import styles from '../editor.module.css';
import type { PasteReportLine } from './lines.ts';

/** The maximum number of passages quoted per kind, and their maximum length in characters. */
const quoted = { most: 10, longest: 200 } as const;

function quotes(passages: readonly string[], quote: string): string {
  const shown = passages.slice(0, quoted.most).map((passage) => {
    const characters = [...passage];
    const isLong = characters.length > quoted.longest;
    return fill(quote, { text: isLong ? `${characters.slice(0, quoted.longest).join('')}…` : passage });
  });
  return shown.join(', ') + (passages.length > quoted.most ? ' …' : '');
}

interface PasteNoticeProps {
  report: readonly PasteReportLine[];
  onClose: () => void;
}

/** Shows what the last paste left out or changed. */
export function PasteNotice({ report, onClose }: PasteNoticeProps) {
  const { messages, locale } = useOwner();
  const { pasted } = messages.compose;
  return (
    <div className={styles.bar} role="status">
      <p>{pasted.heading}</p>
      {report.map(({ code, count, passages }) => (
        <p key={code}>
          {plural(locale, pasted.losses[code], count)}
          {passages.length > 0 && <span className={ui.small}>: {quotes(passages, pasted.quote)}</span>}
        </p>
      ))}
      <TextButton onClick={onClose}>{pasted.close}</TextButton>
    </div>
  );
}

interface MarkdownOfferProps {
  editor: Editor;
  text: string;
  onDone: () => void;
}

/** Offers to format pasted Markdown, until the owner types something else. */
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
    // The importer's reader also reads footnotes and Obsidian's syntax. Pasting cleans the result.
    const { readMarkdown } = await import('../../../../readers/markdown/markdown-html.ts');
    if (editor.isDestroyed || !doc.eq(editor.state.doc)) return;
    // Revert the paste.
    editor.commands.undo();
    editor.view.pasteHTML(readMarkdown(text));
    editor.commands.focus();
  };
  return (
    <div className={styles.bar} role="status">
      <p>{markdown.found}</p>
      <TextButton onClick={() => void format()}>{markdown.format}</TextButton>
      <TextButton onClick={onDone}>{markdown.leave}</TextButton>
    </div>
  );
}
