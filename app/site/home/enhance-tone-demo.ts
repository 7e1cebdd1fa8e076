import { copyFailed } from '../enhancements/copy-buttons.ts';

/** Announces and copies the chosen text, which the styles show. */
export function enhance(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  const status = form.querySelector(':scope > [role="status"]');
  const button = form.querySelector<HTMLElement>('[data-toast]');

  form.addEventListener('change', () => {
    if (status && chosenText(form)) status.textContent = announcement(form);
  });
  form.addEventListener('reset', () => {
    if (status) status.textContent = '';
    // The reset button is gone, so move the focus, unless it has moved in the meantime (a replayed reset).
    if (!form.querySelector('input:focus')) form.querySelector('input')?.focus();
  });
  // Runs before the copy button’s own listener.
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

/** Returns the element with the chosen text. Fields have the same names as the texts' attributes. */
function chosenText(form: HTMLFormElement): Element | null {
  const chosen = [...new FormData(form)];
  const isWhole = ['tone', 'format'].every((name) => chosen.some(([field]) => field === name));
  const selector = chosen.map(([name, value]) => `[data-${name}="${value}"]`).join('');
  return isWhole ? form.querySelector(selector) : null;
}

function announcement(form: HTMLFormElement): string {
  const word = (_: string, name: string) =>
    form.querySelector(`[name="${name}"]:checked`)?.parentElement?.textContent ?? '';
  return (form.dataset.announce ?? '').replace(/\{(\w+)\}/g, word);
}
