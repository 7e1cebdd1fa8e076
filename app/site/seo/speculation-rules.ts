import { ownerAreas } from '../../../shared/public-pages.ts';

/** Links that are not fetched ahead. */
const excluded = [
  // Changing the language sets a cookie.
  { selector_matches: 'a[hreflang], a[download], a[target=_blank]' },
  { href_matches: '/api/*' },
  { href_matches: '/*.xml' },
  ...ownerAreas.flatMap((area) => [{ href_matches: area }, { href_matches: `${area}/*` }]),
].map((condition) => ({ not: condition }));

/**
 * Pages that the browser prerenders when a reader rests on their link
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API).
 */
export const speculationRules = {
  prerender: [{ where: { and: [{ href_matches: '/*' }, ...excluded] }, eagerness: 'moderate' }],
};
