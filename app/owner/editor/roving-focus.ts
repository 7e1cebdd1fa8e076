import { type KeyboardEvent, type RefObject, useEffect } from 'react';

function buttonsOf(toolbar: HTMLElement): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>('button')];
}

/** Those that the width of the window lets be seen. */
function shownOf(toolbar: HTMLElement): HTMLElement[] {
  return buttonsOf(toolbar).filter(({ offsetParent }) => offsetParent !== null);
}

function rove(toolbar: HTMLElement, to: HTMLElement | undefined): void {
  for (const button of buttonsOf(toolbar)) button.tabIndex = button === to ? 0 : -1;
}

/**
 * One stop of the Tab key for a whole toolbar, arrow keys within it
 * (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/). Gives the toolbar's key handler.
 */
export function useRovingFocus(toolbar: RefObject<HTMLElement | null>, onEscape: () => void) {
  useEffect(() => {
    const element = toolbar.current;
    if (!element) return;
    rove(element, shownOf(element)[0] ?? buttonsOf(element)[0]);
    const follow = ({ target }: FocusEvent) => rove(element, target as HTMLElement);
    element.addEventListener('focusin', follow);
    return () => element.removeEventListener('focusin', follow);
  }, [toolbar]);

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') return onEscape();
    const buttons = shownOf(event.currentTarget);
    const at = buttons.indexOf(event.target as HTMLElement);
    const next = {
      ArrowRight: (at + 1) % buttons.length,
      ArrowLeft: (at - 1 + buttons.length) % buttons.length,
      Home: 0,
      End: buttons.length - 1,
    }[event.key];
    if (next === undefined || at < 0) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
}

/** Puts the focus on the toolbar's one stop; on the first that is shown, where that one is not. */
export function focusToolbar(toolbar: HTMLElement | null): void {
  const shown = toolbar ? shownOf(toolbar) : [];
  (shown.find(({ tabIndex }) => tabIndex === 0) ?? shown[0])?.focus();
}
