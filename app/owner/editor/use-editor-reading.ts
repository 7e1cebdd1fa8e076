import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A reading of the editor's state, taken once a frame, after the frame is painted: what a button shows may
 * come a moment after the letter, but never before it. Renders again only when the reading has changed.
 */
export function useEditorReading<Reading>(editor: Editor, read: (editor: Editor) => Reading): Reading {
  const [reading, setReading] = useState(() => read(editor));
  const look = useEffectEvent(() => {
    const next = read(editor);
    setReading((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
  });
  useEffect(() => {
    let frame: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      frame ??= requestAnimationFrame(() => {
        timer = setTimeout(() => {
          frame = undefined;
          look();
        });
      });
    };
    look();
    editor.on('transaction', later);
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      clearTimeout(timer);
      editor.off('transaction', later);
    };
  }, [editor]);
  return reading;
}
