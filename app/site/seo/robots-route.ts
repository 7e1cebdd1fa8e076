import { paths } from '../../../shared/paths.ts';
import { pageContext } from '../../page-context.ts';
import type { Route } from './+types/robots-route';
import { plainText } from './text-response.ts';

/**
 * `/robots.txt` (RFC 9309): everything, and where the sitemap is. The owner's areas are not named to anyone; they say
 * themselves that they are not to be indexed.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(pageContext);
  const lines = ['User-agent: *', 'Allow: /', '', `Sitemap: ${origin}${paths.sitemap}`, ''];
  return plainText(lines.join('\n'));
}
