// biome-ignore lint/suspicious/noControlCharactersInRegex: the characters that XML 1.0 has no place for
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text as XML holds it: what no XML can hold is left out. */
function possible(text: string): string {
  return text.toWellFormed().replace(impossible, '');
}

/** A text between marks that keep everything in it as it is. */
export function cdata(text: string): string {
  return `<![CDATA[${possible(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeXml(text: string): string {
  return possible(text).replace(/[&<>"]/g, (character) => references[character] ?? '');
}
