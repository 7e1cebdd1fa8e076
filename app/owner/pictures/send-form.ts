import { readHeld } from '../forms/read-held.ts';
import { UploadFailure } from './picture-source.ts';

/** Sends a form and gives the answer's JSON. Rejects with `UploadFailure`, or with the signal's reason. */
export type SendForm = (
  address: string,
  form: FormData,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<unknown>;

/** By XMLHttpRequest: `fetch` tells nothing of how much was sent. */
export const sendForm: SendForm = (address, form, onProgress, signal) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    signal.addEventListener('abort', stop, { once: true });
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onabort = () => reject(signal.reason);
    request.onerror = () => reject(new UploadFailure(0));
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(request.response);
      else reject(new UploadFailure(request.status, { held: readHeld(request.response) }));
    };
    request.onloadend = () => signal.removeEventListener('abort', stop);
    request.responseType = 'json';
    request.open('POST', address);
    request.send(form);
  });
