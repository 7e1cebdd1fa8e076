import { mailAddressParts } from './mail-address.ts';
import { showToast } from './toasts.ts';

/** How long the copied state lasts, in milliseconds (docs/specification.md 9.6); a failure takes longer to read. */
const copiedMilliseconds = 2000;
const failedMilliseconds = 8000;

/** Told to what stands around a button whose text could not be copied. */
export const copyFailed = 'copyfailed';

/**
 * Buttons with `data-copy` copy what it holds, or the mail address where it is empty, and the status after
 * the button says so for a while. `data-toast` is said as a toast besides; then only that is spoken.
 */
export function answerCopyButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
    if (button) void copy(button);
  });
}

/** When each message goes away; copying once more begins its time anew. */
const clearing = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

async function copy(button: HTMLElement): Promise<void> {
  const status = button.nextElementSibling;
  if (!(status instanceof HTMLElement)) return;
  let { copied: message = '' } = status.dataset;
  let milliseconds = copiedMilliseconds;
  try {
    await navigator.clipboard.writeText(button.dataset.copy || mailAddressParts().join('@'));
    const { toast } = button.dataset;
    status.ariaLive = toast ? 'off' : 'polite';
    if (toast) void showToast(toast);
  } catch {
    message = status.dataset.copyFailed ?? '';
    status.ariaLive = 'polite';
    milliseconds = failedMilliseconds;
    button.dispatchEvent(new Event(copyFailed, { bubbles: true }));
  }
  status.textContent = message;
  clearTimeout(clearing.get(status));
  clearing.set(
    status,
    setTimeout(() => {
      status.textContent = '';
    }, milliseconds),
  );
}
