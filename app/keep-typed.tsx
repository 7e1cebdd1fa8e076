import { type ReactNode, useEffect } from 'react';

/** Text areas with what was typed into them. */
type TypedTexts = Map<HTMLTextAreaElement, string>;

/** What is typed into the page's text areas until the app has started: on a slow line or machine that is a while. */
export function typedBeforeStart(): { take(): TypedTexts } {
  const typed: TypedTexts = new Map();
  const note = (area: EventTarget | null) => {
    if (!(area instanceof HTMLTextAreaElement)) return;
    if (area.value === area.defaultValue) typed.delete(area);
    else typed.set(area, area.value);
  };
  const hear = ({ target }: Event) => note(target);
  for (const area of document.querySelectorAll('textarea')) note(area);
  document.addEventListener('input', hear, true);
  return {
    take: () => {
      document.removeEventListener('input', hear, true);
      const texts = new Map(typed);
      typed.clear();
      return texts;
    },
  };
}

/** Gives it back once the app has started: React sets a text area to the server's text when it takes it over. */
export function KeepTyped({ typed, children }: { typed: { take(): TypedTexts }; children: ReactNode }) {
  useEffect(() => {
    for (const [area, value] of typed.take()) {
      area.value = value;
      // Heard by the editor, which keeps a copy in the browser.
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, [typed]);
  return children;
}
