const focusKey = 'focus';

/**
 * Sends the form as soon as another year is chosen. Meanwhile the status says that posts are loading (the attribute's
 * text); on the page that answers, the choice has the focus again.
 */
export function enhanceYearFilter(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-submit-on-change]');
  const select = form?.querySelector('select');
  const status = document.querySelector('[role="status"]');
  if (!form || !select) return;
  try {
    if (sessionStorage.getItem(focusKey) === select.id) select.focus({ preventScroll: true });
    sessionStorage.removeItem(focusKey);
    select.addEventListener('change', () => sessionStorage.setItem(focusKey, select.id));
  } catch {
    // Without storage the focus starts at the top, as after any link.
  }
  const count = status?.textContent ?? '';
  select.addEventListener('change', () => {
    form.requestSubmit();
    if (status) status.textContent = form.dataset.submitOnChange ?? '';
  });
  // "Back" can bring the page as it was left: with another choice, and loading for ever.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    form.reset();
    if (status) status.textContent = count;
  });
}
