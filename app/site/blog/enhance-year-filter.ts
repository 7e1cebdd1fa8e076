const focusKey = 'focus';

/**
 * Sends the form when a year is chosen. The status says meanwhile that posts are loading; afterwards the choice has
 * the focus again.
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
    // Without storage the focus starts at the top.
  }
  const count = status?.textContent ?? '';
  select.addEventListener('change', () => {
    form.requestSubmit();
    if (status) status.textContent = form.dataset.submitOnChange ?? '';
  });
  // "Back" may restore the page with another year, and still loading.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    form.reset();
    if (status) status.textContent = count;
  });
}
