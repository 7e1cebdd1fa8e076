import { copyFailed } from '../enhancements/copy-buttons.ts';

/** Announces and copies the chosen text, which the styles show by the radio buttons alone. */
export function enhance(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  const status = form.querySelector(':scope > [role="status"]');
  const button = form.querySelector<HTMLElement>('[data-toast]');

  form.addEventListener('change', () => {
    if (status && chosenText(form)) status.textContent = announcement(form);
  });
  form.addEventListener('reset', () => {
    if (status) status.textContent = '';
    // The button has disappeared. A replayed reset must not take the focus from where it has moved since.
    if (!form.querySelector('input:focus')) form.querySelector('input')?.focus();
  });
  // Before the click reaches the button, so that its text is copied.
  const prepareCopy = () => {
    const text = chosenText(form)?.textContent;
    if (button && text) button.dataset.copy = text;
  };
  form.addEventListener('click', prepareCopy, true);
  form.addEventListener(copyFailed, () => {
    const text = chosenText(form);
    if (text) getSelection()?.selectAllChildren(text);
  });
}

/** The chosen text, once tone and format are chosen; the fields are named as the texts' attributes. */
function chosenText(form: HTMLFormElement): Element | null {
  const chosen = [...new FormData(form)];
  const isWhole = ['tone', 'format'].every((name) => chosen.some(([field]) => field === name));
  const selector = chosen.map(([name, value]) => `[data-${name}="${value}"]`).join('');
  return isWhole ? form.querySelector(selector) : null;
}

/** The form's sentence with the chosen words in its placeholders. */
function announcement(form: HTMLFormElement): string {
  const word = (_: string, name: string) =>
    form.querySelector(`[name="${name}"]:checked`)?.parentElement?.textContent ?? '';
  return (form.dataset.announce ?? '').replace(/\{(\w+)\}/g, word);
}
