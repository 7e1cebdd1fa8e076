import { type RefObject, useEffect, useRef } from 'react';

const typed = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"]';

/**
 * J and K go to the next and the last marked row, C confirms the one that has the focus. When a row is confirmed the focus
 * goes on to the one that stands in its place; `marks` counts them.
 */
export function useMarkKeys(marks: number): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  /** The row that was confirmed, counted among the marked ones. */
  const confirmed = useRef<number>(undefined);
  useEffect(() => {
    const rows = () => [...(place.current?.querySelectorAll<HTMLElement>('[data-mark]') ?? [])];
    const current = () => rows().findIndex((row) => row.contains(document.activeElement));
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey || event.repeat) return;
      if (target instanceof Element && target.closest(typed)) return;
      const at = current();
      if (key === 'j') rows()[Math.min(at + 1, rows().length - 1)]?.focus();
      else if (key === 'k') rows()[Math.max(at - 1, 0)]?.focus();
      else if (key === 'c' && at >= 0) rows()[at]?.querySelector<HTMLElement>('[data-confirm]')?.click();
      else return;
      event.preventDefault();
    };
    const remember = () => {
      confirmed.current = current();
    };
    const region = place.current;
    document.addEventListener('keydown', press);
    region?.addEventListener('submit', remember);
    return () => {
      document.removeEventListener('keydown', press);
      region?.removeEventListener('submit', remember);
    };
  }, []);
  useEffect(() => {
    const at = confirmed.current;
    if (at === undefined) return;
    confirmed.current = undefined;
    const rows = [...(place.current?.querySelectorAll<HTMLElement>('[data-mark]') ?? [])];
    const next = rows[Math.min(Math.max(at, 0), rows.length - 1)];
    // With the last mark the way goes back to the line that counts them.
    (marks > 0 && next ? next : place.current?.querySelector<HTMLElement>('#marks'))?.focus();
  }, [marks]);
  return place;
}
