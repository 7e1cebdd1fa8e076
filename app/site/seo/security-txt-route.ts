import { pageContext } from '../../page-context.ts';
import type { Route } from './+types/security-txt-route';
import { securityTxt } from './security-txt.ts';

/** `/.well-known/security.txt`; 404 while the owner has given no address. */
export async function loader({ context }: Route.LoaderArgs) {
  const { core, origin } = context.get(pageContext);
  const text = securityTxt(await core.settings.get(), origin, new Date());
  return new Response(text ?? 'Nobody can be reached here yet.\n', {
    status: text ? 200 : 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
