import { useEffect, useEffectEvent } from 'react';

const fields = 'input, textarea, select, [contenteditable="true"], dialog[open]';

/** Asks for the sheet of keys: with `?` outside of fields, with Ctrl or ⌘ and `?` within the editor around `area`. */
export function useKeySheet(area: HTMLElement, onAsked: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
    if (key !== '?' || altKey || defaultPrevented || !(target instanceof Element)) return;
    const isHere = ctrlKey || metaKey ? area.parentElement?.contains(target) : !target.closest(fields);
    if (!isHere || document.querySelector('dialog[open]')) return;
    // Of several editors on a page one answers.
    event.preventDefault();
    onAsked();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
