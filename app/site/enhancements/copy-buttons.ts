import type { ToastQueue } from '../../ui/toaster.tsx';

let started: Promise<ToastQueue> | undefined;

/** Shows a toast. If its script fails to load, the message in the page is enough. */
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

/** Makes F8 focus the empty toast area before the first toast. */
export function enhanceToastKey(): void {
  addEventListener('keydown', ({ key }) => {
    if (key === 'F8' && !started) document.querySelector<HTMLElement>('[data-toasts] > *')?.focus();
  });
}

/** Specified durations (docs/specification.md 9.6). A failure takes longer to read. */
const copiedMs = 2000;
const failedMs = 8000;

export const copyFailed = 'copyfailed';

/** Copies `data-copy`, or the email address if it is empty, and reports the result in the next element or in a toast. */
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

/** Included in every page's script: two scripts with `import()` would each include Vite's helper for it. */
export const loadPassage = () => import('../blog/passage.ts');
