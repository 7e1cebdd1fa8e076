const addressForm = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** Checks the email address, which is never sent, and shows the questions. */
export function enhance(section: HTMLElement): void {
  const form = section.querySelector('form');
  const field = section.querySelector('input');
  const [error, status] = form?.querySelectorAll('p') ?? [];
  const guide = section.querySelector<HTMLElement>('[data-guide]');
  if (!form || !field || !error || !status || !guide) return;
  form.addEventListener('submit', () => {
    const address = field.value.trim();
    const { required = '', invalid = '', unavailable = '' } = form.dataset;
    const message = address ? (addressForm.test(address) ? '' : invalid) : required;
    error.textContent = message;
    status.textContent = message ? '' : unavailable;
    field.ariaInvalid = message ? 'true' : null;
    if (message) field.focus();
    else guide.dataset.guide = 'shown';
  });
}
