/** Characters that no XML 1.0 document may hold, whichever way they are written (https://www.w3.org/TR/xml/#charsets). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must go
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text that may stand in XML: forbidden characters and halves of surrogate pairs taken out. */
export function xmlAllowed(text: string): string {
  return text.toWellFormed().replace(forbidden, '');
}

/** A text as the content of an element or of a quoted attribute. */
export function xmlText(text: string): string {
  return xmlAllowed(text).replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
