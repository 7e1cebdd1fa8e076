import { pageContext } from '../../page-context.ts';
import type { Route } from './+types/security-txt-route';
import { plainText } from './plain-text.ts';
import { securityTxt } from './security-txt.ts';

/** `/.well-known/security.txt`; 404 while the owner has given no address. */
export async function loader({ context }: Route.LoaderArgs) {
  const { core, origin } = context.get(pageContext);
  const text = securityTxt(await core.settings.get(), origin, new Date());
  return text ? plainText(text) : plainText('Nobody can be reached here yet.\n', { status: 404 });
}
