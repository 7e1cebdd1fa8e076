/** The parts of the mail address on the page, in their order: before the @ and after it. */
export function mailAddressParts(): string[] {
  return [...document.querySelectorAll('[data-part]')].map((part) => part.textContent ?? '');
}
