import { closeHistory } from '@tiptap/pm/history';
import type { Editor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { bodyHtml, sourceHtml } from './body-html.ts';
import { cleanPastedHtml } from './paste/clean-pasted-html.ts';
import { parseInert } from './paste/parse-inert.ts';
import type { PasteReportLine } from './paste/paste-report.ts';

interface SourceOptions {
  editor: Editor;
  area: HTMLTextAreaElement;
  isSource: boolean;
  onSource: (isSource: boolean) => void;
  /** Called with what the page can't show of the edited HTML. */
  onCleaned: (report: PasteReportLine[]) => void;
}

/** Turns from the page to its HTML and back. What was changed there can be undone here. */
export function useSource({ editor, area, isSource, onSource, onCleaned }: SourceOptions): () => void {
  const initial = useRef(isSource ? area.value : '');
  const toggle = () => {
    if (isSource) {
      if (area.value !== initial.current) {
        // A step of its own for Undo.
        editor.view.dispatch(closeHistory(editor.state.tr));
        // Cleaned as a paste is: words in tags that the page does not know keep their distance.
        const { html, report } = cleanPastedHtml(area.value, parseInert);
        editor.commands.setContent(html, { emitUpdate: true });
        onCleaned(report);
      }
      area.value = bodyHtml(editor.state.doc);
    } else {
      area.value = sourceHtml(bodyHtml(editor.state.doc));
      initial.current = area.value;
    }
    onSource(!isSource);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isSourceKey(event)) return;
    event.preventDefault();
    toggle();
  });
  useEffect(() => {
    const within = area.parentElement;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    within?.addEventListener('keydown', listen);
    return () => within?.removeEventListener('keydown', listen);
  }, [area]);
  return toggle;
}

/** Ctrl-/ or ⌘-/, wherever the stroke is on the keyboard. */
function isSourceKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key === '/' && (ctrlKey || metaKey) && !altKey;
}
