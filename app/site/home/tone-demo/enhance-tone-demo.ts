import { copyFailed } from '../../enhancements/copy-buttons.ts';

/**
 * What styles cannot do for the demonstration of tones: say that the text has changed, copy it, and lead back to the
 * first choice. What is shown follows from the radio buttons alone, however they came to be checked.
 */
export function wake(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  const status = form.querySelector(':scope > [role="status"]');
  const button = form.querySelector<HTMLElement>('[data-toast]');

  form.addEventListener('change', () => {
    if (status && shownText(form)) status.textContent = announcement(form);
  });
  form.addEventListener('reset', () => {
    if (status) status.textContent = '';
    form.querySelector('input')?.focus();
  });
  // On its way to the button, whose text is then copied.
  const prepare = () => {
    const text = shownText(form)?.textContent;
    if (button && text) button.dataset.copy = text;
  };
  form.addEventListener('click', prepare, true);
  form.addEventListener(copyFailed, () => {
    const text = shownText(form);
    if (text) getSelection()?.selectAllChildren(text);
  });
}

/** The text of the choices, once there are both; the names of the fields are those of the texts' attributes. */
function shownText(form: HTMLFormElement): Element | null {
  const chosen = [...new FormData(form)];
  const isWhole = ['tone', 'format'].every((name) => chosen.some(([field]) => field === name));
  const selector = chosen.map(([name, value]) => `[data-${name}="${value}"]`).join('');
  return isWhole ? form.querySelector(selector) : null;
}

/** The form's sentence, with the words of the choices in the places of their names. */
function announcement(form: HTMLFormElement): string {
  const word = (_: string, name: string) =>
    form.querySelector(`[name="${name}"]:checked`)?.parentElement?.textContent ?? '';
  return (form.dataset.announce ?? '').replace(/\{(\w+)\}/g, word);
}
