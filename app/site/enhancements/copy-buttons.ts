import type { ToastQueue } from '../../ui/toaster.tsx';

let started: Promise<ToastQueue> | undefined;

/** If the script fails to load, the message in the page is enough. */
async function showToast(title: string): Promise<void> {
  const area = document.querySelector<HTMLElement>('[data-toasts]');
  if (!area) return;
  // Destructuring the import would make the script larger.
  started ??= import('./start-toaster.tsx').then((toaster) => toaster.startToasts(area));
  try {
    (await started).show({ title });
  } catch {
    // Retry with the next toast.
    started = undefined;
  }
}

/** Before the first toast, F8 focuses the empty area. */
export function enhanceToastKey(): void {
  addEventListener('keydown', ({ key }) => {
    if (key === 'F8' && !started) document.querySelector<HTMLElement>('[data-toasts] > *')?.focus();
  });
}

/** docs/specification.md 9.6; a failure takes longer to read. */
const copiedMs = 2000;
const failedMs = 8000;

export const copyFailed = 'copyfailed';

/** Copies `data-copy`, or the mail address if empty, and reports it in the next element or a toast. */
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
  let labelMs = copiedMs;
  try {
    await navigator.clipboard.writeText(button.dataset.copy || mailAddressParts().join('@'));
    const { toast } = button.dataset;
    status.ariaLive = toast ? 'off' : 'polite';
    if (toast) void showToast(toast);
  } catch {
    message = status.dataset.copyFailed ?? '';
    status.ariaLive = 'polite';
    labelMs = failedMs;
    button.dispatchEvent(new Event(copyFailed, { bubbles: true }));
  }
  status.textContent = message;
  clearTimeout(clearing.get(status));
  clearing.set(
    status,
    setTimeout(() => {
      status.textContent = '';
    }, labelMs),
  );
}

export function mailAddressParts(): string[] {
  return [...document.querySelectorAll('[data-part]')].map((part) => part.textContent ?? '');
}

/** In every page’s script: with `import()` in another, both would load Vite’s helper for it. */
export const loadPassage = () => import('../blog/passage.ts');
