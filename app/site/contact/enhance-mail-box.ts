import { copyFailed, mailAddressParts } from '../enhancements/copy-buttons.ts';

/** The mail link gets its recipient when it is used; a button shows and hides the address. */
export function enhanceMailBox(): void {
  const box = document.querySelector<HTMLElement>('[data-mail]');
  const link = box?.querySelector<HTMLAnchorElement>('[data-mail-link]');
  const toggle = box?.querySelector<HTMLElement>('[data-other-label]');
  if (!box || !link || !toggle) return;
  link.addEventListener('click', () => {
    const recipient = mailAddressParts().map(encodeURIComponent).join('@');
    link.href = link.href.replace(/^mailto:[^?]*/, () => `mailto:${recipient}`);
  });
  toggle.addEventListener('click', () => {
    const label = toggle.dataset.otherLabel ?? '';
    toggle.dataset.otherLabel = toggle.textContent ?? '';
    toggle.textContent = label;
    box.toggleAttribute('data-shown');
  });
  box.addEventListener(copyFailed, () => {
    if (!box.hasAttribute('data-shown')) toggle.click();
  });
}
