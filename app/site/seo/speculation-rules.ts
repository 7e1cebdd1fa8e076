import { ownerAreas } from '../../../shared/public-pages.ts';

/** Links that the browser must follow only when they are pressed. */
const excluded = [
  // To change the language is the reader's decision, and is remembered.
  { selector_matches: 'a[hreflang], a[download], a[target=_blank]' },
  { href_matches: '/api/*' },
  { href_matches: '/*.xml' },
  ...ownerAreas.flatMap((area) => [{ href_matches: area }, { href_matches: `${area}/*` }]),
].map((condition) => ({ not: condition }));

/**
 * Which pages the browser may make ready before a link is pressed: the site's own, once a reader rests on their link
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API).
 */
export const speculationRules = {
  prerender: [{ where: { and: [{ href_matches: '/*' }, ...excluded] }, eagerness: 'moderate' }],
};
