import { pageContext } from '../../page-context.ts';
import type { Route } from './+types/index-now-route';
import { plainText } from './text-response.ts';

/** `/indexnow.txt`: the key by which search engines know that it is the site who tells them; 404 while they are not told. */
export async function loader({ context }: Route.LoaderArgs) {
  const key = await context.get(pageContext).core.indexNow.key();
  return key ? plainText(key) : plainText('Not found', { status: 404 });
}
