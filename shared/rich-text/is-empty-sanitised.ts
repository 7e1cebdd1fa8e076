const visible = /[^\s\p{C}\p{Z}]/u;

/** Whether a sanitised body has nothing to show: no image, and no visible character in `text`, its plain text. */
export function isEmptySanitised(body: string, text: string): boolean {
  return !body.includes('<img ') && !visible.test(text);
}
