/**
 * A value as JSON that may stand inside a script element: no text in it can end the element or open a comment,
 * and what JSON allows but older JavaScript does not (U+2028, U+2029) is written as escapes.
 */
export function scriptSafeJson(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Structured data (https://schema.org). A block of data: no browser runs it. */
export function JsonLd({ value }: { value: object }) {
  const json = scriptSafeJson({ '@context': 'https://schema.org', ...value });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text can't be escaped as HTML; scriptSafeJson does
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
