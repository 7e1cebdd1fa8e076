import { type RefObject, useEffect } from 'react';

/** Puts the focus into the form's editor as soon as that is loaded: whoever opens a text goes on writing. */
export function useWritingFocus(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const within = form.current;
    if (!within) return;
    const find = () => {
      const editor = within.querySelector<HTMLElement>('[contenteditable="true"]');
      editor?.focus({ preventScroll: true });
      return editor !== null;
    };
    if (find()) return;
    const observer = new MutationObserver(() => find() && observer.disconnect());
    observer.observe(within, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [form]);
}
