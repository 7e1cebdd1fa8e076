/** Something before and after the @, and a dot in what is after it: enough to see that an address is unfinished. */
const addressForm = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** The seven questions: the address is only looked at, never sent; a good one brings the questions. */
export function wake(section: HTMLElement): void {
  const form = section.querySelector('form');
  const field = section.querySelector('input');
  const [trouble, status] = form?.querySelectorAll('p') ?? [];
  const guide = section.querySelector<HTMLElement>('[data-guide]');
  if (!form || !field || !trouble || !status || !guide) return;
  form.addEventListener('submit', () => {
    const address = field.value.trim();
    const { required = '', invalid = '', unavailable = '' } = form.dataset;
    const message = address ? (addressForm.test(address) ? '' : invalid) : required;
    trouble.textContent = message;
    status.textContent = message ? '' : unavailable;
    field.ariaInvalid = message ? 'true' : null;
    if (message) field.focus();
    else guide.dataset.guide = 'shown';
  });
}
