import { pageContext } from '../../page-context.ts';
import type { Route } from './+types/llms-route';
import { llms } from './llms.ts';
import { plainText } from './plain-text.ts';

/** `/llms.txt`: the pages and the feed, in both languages. */
export async function loader({ context }: Route.LoaderArgs) {
  const { core, origin } = context.get(pageContext);
  const { brand } = await core.settings.get();
  return plainText(llms({ origin, brand }));
}
