import { fill } from '../../../../messages/fill.ts';
import type { OwnerMessages } from '../../context/owner-context.ts';

export interface UploadStatus {
  element: HTMLElement;
  /** `share` from 0 to 1. */
  show(share: number): void;
  /** Says why the picture did not come, until `onDismiss`; with `onAsk`, it can still come for a reason. */
  fail(reason: string, on: { onDismiss: () => void; onAsk?: (() => void) | undefined }): void;
}

interface UploadStatusOptions {
  name: string;
  className: string | undefined;
  /** On the button that asks for a reason. */
  sayWhy: string;
  onStop: () => void;
}

/** What stands in the text while a picture is on its way: how far it is, and a button that stops it. */
export function uploadStatus(
  { uploading, cancel, dismiss }: OwnerMessages['compose']['image'],
  { name, className, sayWhy, onStop }: UploadStatusOptions,
): UploadStatus {
  const element = document.createElement('div');
  const words = document.createElement('span');
  let onAsk: (() => void) | undefined;
  let onEnd = onStop;
  const ask = button(sayWhy, () => onAsk?.());
  const stop = button(cancel, () => onEnd());
  element.className = className ?? '';
  element.contentEditable = 'false';
  element.append(words, ask, stop);
  const show = (share: number) => {
    const percent = Math.round(share * 100);
    onEnd = onStop;
    ask.hidden = true;
    stop.textContent = cancel;
    delete element.dataset.failed;
    words.setAttribute('role', 'progressbar');
    words.setAttribute('aria-label', name);
    words.setAttribute('aria-valuenow', String(percent));
    words.textContent = fill(uploading, { percent });
  };
  show(0);
  const fail: UploadStatus['fail'] = (reason, on) => {
    ({ onAsk, onDismiss: onEnd } = on);
    ask.hidden = onAsk === undefined;
    stop.textContent = dismiss;
    element.dataset.failed = 'true';
    words.removeAttribute('aria-valuenow');
    words.removeAttribute('aria-label');
    words.setAttribute('role', 'alert');
    words.textContent = `${name}: ${reason}`;
    element.scrollIntoView({ block: 'center' });
  };
  return { element, show, fail };
}

function button(words: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = words;
  made.addEventListener('click', onClick);
  return made;
}
