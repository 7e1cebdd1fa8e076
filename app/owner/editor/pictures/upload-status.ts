import { fill } from '../../../../messages/fill.ts';
import type { OwnerMessages } from '../../context/owner-context.ts';

export interface UploadStatus {
  element: HTMLElement;
  /** `share` from 0 to 1. */
  show(share: number): void;
  /** Says why the picture did not come, until `onDismiss`. */
  fail(reason: string, onDismiss: () => void): void;
}

/** What stands in the text while a picture is on its way: how far it is, and a button that stops it. */
export function uploadStatus(
  { uploading, cancel, dismiss }: OwnerMessages['compose']['image'],
  { name, className, onStop }: { name: string; className: string | undefined; onStop: () => void },
): UploadStatus {
  const element = document.createElement('div');
  const progress = document.createElement('span');
  const stop = document.createElement('button');
  element.className = className ?? '';
  element.contentEditable = 'false';
  progress.setAttribute('role', 'progressbar');
  progress.setAttribute('aria-label', name);
  stop.type = 'button';
  stop.textContent = cancel;
  stop.addEventListener('click', onStop);
  element.append(progress, stop);
  const show = (share: number) => {
    const percent = Math.round(share * 100);
    progress.textContent = fill(uploading, { percent });
    progress.setAttribute('aria-valuenow', String(percent));
  };
  show(0);
  const fail = (reason: string, onDismiss: () => void) => {
    progress.removeAttribute('aria-valuenow');
    progress.removeAttribute('aria-label');
    progress.setAttribute('role', 'alert');
    progress.textContent = `${name}: ${reason}`;
    element.dataset.failed = 'true';
    stop.textContent = dismiss;
    stop.removeEventListener('click', onStop);
    stop.addEventListener('click', onDismiss);
    element.scrollIntoView({ block: 'center' });
  };
  return { element, show, fail };
}
