import { type ReactNode, useEffect } from 'react';

export interface TypedText {
  area: HTMLTextAreaElement;
  value: string;
}

/** What has been typed into the page's text areas before the script came: on a slow line that is a while. */
export function typedBeforeStart(): TypedText[] {
  return [...document.querySelectorAll('textarea')]
    .filter((area) => area.value !== area.defaultValue)
    .map((area) => ({ area, value: area.value }));
}

/** Gives it back once the app has started: React sets a text area to the server's text when it takes it over. */
export function KeepTyped({ typed, children }: { typed: TypedText[]; children: ReactNode }) {
  useEffect(() => {
    for (const { area, value } of typed.splice(0)) {
      area.value = value;
      // Heard by the editor, which keeps a copy in the browser.
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, [typed]);
  return children;
}
