import { storedKeys } from '../../context/browser.ts';
import { draftKey } from '../../forms/drafts.ts';

/** Whether this browser itself has kept what a window of that name has written: then that is no other device's. */
export function isOfThisBrowser(writer: string): boolean {
  return storedKeys().some(
    (key) => key.startsWith(draftKey('compose_draft', '')) && key.endsWith(`:${writer}`),
  );
}
