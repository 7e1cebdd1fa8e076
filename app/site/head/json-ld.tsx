/** JSON that can neither end a script element nor open a comment, with U+2028 and U+2029 escaped for older browsers. */
export function scriptSafeJson(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Structured data (https://schema.org), which no browser runs. */
export function JsonLd({ value }: { value: object }) {
  const json = scriptSafeJson({ '@context': 'https://schema.org', ...value });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text can't be escaped as HTML; scriptSafeJson does
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
