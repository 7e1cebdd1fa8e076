export function plainText(
  text: string,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } });
}

/** Characters that XML 1.0 forbids even escaped (https://www.w3.org/TR/xml/#charsets). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removes control characters
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Removes forbidden characters and lone surrogates. */
export function xmlAllowed(text: string): string {
  return text.toWellFormed().replace(forbidden, '');
}

/** Escapes text for elements and quoted attributes. */
export function xmlText(text: string): string {
  return xmlAllowed(text).replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
