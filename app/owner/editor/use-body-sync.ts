import type { Editor } from '@tiptap/react';
import { useCallback, useEffect, useRef } from 'react';
import { afterTyping } from './after-typing.ts';
import { bodyHtml } from './body-html.ts';

interface Sync {
  editor: Editor;
  /** The form's field of the body. */
  area: HTMLTextAreaElement;
  /** The HTML is shown. */
  isSource: boolean;
}

/**
 * Carries what is written into the form's field, in the pauses of the typing or once a second, and at once when the
 * writer leaves the text, sends the form or leaves the page. A form that is read meanwhile reads the newest text.
 * What it gives back brings everything into the field at once, also a text that nobody has changed.
 */
export function useBodySync({ editor, area, isSource }: Sync): () => void {
  const bring = useRef<() => void>(null);
  useEffect(() => {
    // The field itself is written in.
    if (isSource) return;
    const { form } = area;
    let last = bodyHtml(editor.state.doc);

    const { note, flush } = afterTyping(() => {
      const html = bodyHtml(editor.state.doc);
      if (html === last) return;
      last = html;
      area.value = html;
      area.dispatchEvent(new Event('input', { bubbles: true }));
    });
    const read = ({ formData }: FormDataEvent) => {
      const html = bodyHtml(editor.state.doc);
      if (html !== last && area.name) formData.set(area.name, html);
    };
    bring.current = () => {
      flush();
      area.value = last;
    };
    editor.on('update', note).on('blur', flush);
    form?.addEventListener('formdata', read);
    form?.addEventListener('submit', flush, { capture: true });
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      bring.current = null;
      editor.off('update', note).off('blur', flush);
      form?.removeEventListener('formdata', read);
      form?.removeEventListener('submit', flush, { capture: true });
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [editor, area, isSource]);
  return useCallback(() => bring.current?.(), []);
}
