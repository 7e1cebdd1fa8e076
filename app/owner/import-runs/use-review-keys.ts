import { type RefObject, useEffect, useRef } from 'react';

const typed = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"]';

/** Lets single keys press what is named by them (`data-key`) within the element; never while something is typed or a window is open. */
export function useReviewKeys(): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey || event.repeat) return;
      if (target instanceof Element && target.closest(typed)) return;
      if (document.querySelector('dialog[open]') || !/^[a-z]$/.test(key)) return;
      region.current?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return region;
}
