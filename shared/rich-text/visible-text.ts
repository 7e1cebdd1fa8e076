/** Controls and noncharacters, which XML (and so the feed) forbids and no reader sees. */
const unprintable = /[^\P{Cc}\t\n]|[\ufffe\uffff]/gu;

/** A text or attribute value with line feeds as its only line ends and no control characters. */
export function visibleText(text: string): string {
  return text.replace(/\r\n?|\f/g, '\n').replace(unprintable, '');
}
