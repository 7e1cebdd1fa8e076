import { copyFailed, mailAddressParts } from '../enhancements/copy-buttons.ts';

/** The mail link becomes the draft as soon as a reader comes to it; a button shows and hides the address. */
export function enhanceMailBox(): void {
  const box = document.querySelector<HTMLElement>('[data-mail]');
  const link = box?.querySelector<HTMLAnchorElement>('[data-draft]');
  const toggle = box?.querySelector<HTMLElement>('[data-other-label]');
  if (!box || !link || !toggle) return;
  for (const kind of ['pointerenter', 'focus']) {
    link.addEventListener(kind, () => {
      link.href = `mailto:${mailAddressParts().map(encodeURIComponent).join('@')}${link.dataset.draft}`;
    });
  }
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
