import { showToast } from '../toasts/show-toast.ts';

/** How long the copied state lasts (docs/specification.md 9.6); a failure takes longer to read. */
const copiedMs = 2000;
const failedMs = 8000;

/** Event that bubbles from a button whose text could not be copied. */
export const copyFailed = 'copyfailed';

/**
 * Buttons with `data-copy` copy its value, or the page's mail address where it is empty; the next element says so for
 * a while. With `data-toast` a toast says it, and it alone is spoken.
 */
export function enhanceCopyButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
    if (button) void copy(button);
  });
}

const clearing = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

async function copy(button: HTMLElement): Promise<void> {
  const status = button.nextElementSibling;
  if (!(status instanceof HTMLElement)) return;
  let { copied: message = '' } = status.dataset;
  let shownMs = copiedMs;
  try {
    await navigator.clipboard.writeText(button.dataset.copy || mailAddressParts().join('@'));
    const { toast } = button.dataset;
    status.ariaLive = toast ? 'off' : 'polite';
    if (toast) void showToast(toast);
  } catch {
    message = status.dataset.copyFailed ?? '';
    status.ariaLive = 'polite';
    shownMs = failedMs;
    button.dispatchEvent(new Event(copyFailed, { bubbles: true }));
  }
  status.textContent = message;
  clearTimeout(clearing.get(status));
  clearing.set(
    status,
    setTimeout(() => {
      status.textContent = '';
    }, shownMs),
  );
}

/** The mail address on the page: before the @ and after it. */
export function mailAddressParts(): string[] {
  return [...document.querySelectorAll('[data-part]')].map((part) => part.textContent ?? '');
}
