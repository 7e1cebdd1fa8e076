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

function numbered(text: string): string {
  return text.replace(/./gsu, (character) => `&#${character.codePointAt(0)};`);
}

/**
 * HTML in which every reader of an export finds what was there: brackets, which WordPress would take for shortcodes,
 * white space at the ends, which readers take away, and what XML can't hold are written as references.
 */
export function guardedHtml(html: string): string {
  const written = html.replace(impossible, numbered).replace(/[[\]\r]/g, numbered);
  const withoutLead = written.trimStart();
  const inner = withoutLead.trimEnd();
  const lead = written.slice(0, written.length - withoutLead.length);
  return numbered(lead) + inner + numbered(withoutLead.slice(inner.length));
}

/** A plain text as such HTML. */
export function htmlText(text: string): string {
  return guardedHtml(text.replace(/[&<>"]/g, (character) => references[character] ?? ''));
}
