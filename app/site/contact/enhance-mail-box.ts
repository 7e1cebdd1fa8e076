import { copyFailed } from '../enhancements/copy-buttons.ts';
import { mailAddressParts } from './mail-address-parts.ts';

/** The contact page: the link gets its recipient when it is used, the address is shown and hidden. */
export function answerMailBox(): void {
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
