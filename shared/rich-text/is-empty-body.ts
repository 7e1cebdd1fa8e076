import { plainText } from './plain-text.ts';
import { sanitiseHtml } from './sanitise.ts';

const visible = /[^\s\p{C}\p{Z}]/u;

/** Whether a body has nothing to show once sanitised: no visible character and no image. */
export function isEmptyBody(html: string): boolean {
  const body = sanitiseHtml(html);
  return isEmptySanitised(body, plainText(body));
}

/** The same of a body that is sanitised, and its plain text. */
export function isEmptySanitised(body: string, text: string): boolean {
  return !body.includes('<img ') && !visible.test(text);
}
