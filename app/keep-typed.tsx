import { type ReactNode, useEffect } from 'react';

type TypedTexts = Map<HTMLTextAreaElement, string>;

/** Collects what is typed into text areas before hydration. */
export function typedBeforeStart(): { take(): TypedTexts } {
  const typed: TypedTexts = new Map();
  const note = (area: EventTarget | null) => {
    if (!(area instanceof HTMLTextAreaElement)) return;
    if (area.value === area.defaultValue) typed.delete(area);
    else typed.set(area, area.value);
  };
  const onInput = ({ target }: Event) => note(target);
  for (const area of document.querySelectorAll('textarea')) note(area);
  document.addEventListener('input', onInput, true);
  return {
    take: () => {
      document.removeEventListener('input', onInput, true);
      const texts = new Map(typed);
      typed.clear();
      return texts;
    },
  };
}

/** React resets text areas to the server's text when it hydrates them. */
export function KeepTyped({ typed, children }: { typed: { take(): TypedTexts }; children: ReactNode }) {
  useEffect(() => {
    for (const [area, value] of typed.take()) {
      area.value = value;
      // The editor stores drafts in the browser.
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, [typed]);
  return children;
}
