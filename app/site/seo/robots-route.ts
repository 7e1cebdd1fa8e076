import { paths } from '../../../shared/paths.ts';
import { ownerAreas } from '../../../shared/public-pages.ts';
import { pageContext } from '../../page-context.ts';
import type { Route } from './+types/robots-route';
import { plainText } from './plain-text.ts';

/** `/robots.txt` (RFC 9309): everything but the owner's areas, and where the sitemap is. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(pageContext);
  const lines = [
    'User-agent: *',
    ...ownerAreas.map((area) => `Disallow: ${area}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}${paths.sitemap}`,
    '',
  ];
  return plainText(lines.join('\n'));
}
