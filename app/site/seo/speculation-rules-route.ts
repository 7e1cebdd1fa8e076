/** Links that are not fetched ahead. */
const excluded = [
  // Changing the language sets a cookie. In `main` an hreflang tells of an article in the other language.
  { selector_matches: 'a[hreflang]:not(main *), a[download], a[target=_blank]' },
  // The owner's tools and the mail draft: their links say so themselves, so that nothing hidden is named here.
  { selector_matches: 'a[rel~=nofollow]' },
  { href_matches: '/api/*' },
  { href_matches: '/*.xml' },
].map((condition) => ({ not: condition }));

/**
 * Pages that the browser prerenders when a reader rests on their link
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API).
 */
const speculationRules = {
  prerender: [{ where: { and: [{ href_matches: '/*' }, ...excluded] }, eagerness: 'moderate' }],
};

/** `/speculation-rules.json`, named by the `Speculation-Rules` header of the public pages. */
export function loader() {
  return new Response(JSON.stringify(speculationRules), {
    headers: { 'Content-Type': 'application/speculationrules+json' },
  });
}
