import type { PageContext } from '../../page-context.ts';
import { sessionEnd } from '../auth/require-owner.ts';
import type { Guarded } from './use-last-loader-data.ts';

/** What the loader of a guarded page gives; `load` is asked only while a session is open. */
export async function loadGuarded<Shown>(
  page: PageContext,
  load: () => Promise<Shown>,
): Promise<Guarded<Shown>> {
  const expiresAt = await sessionEnd(page);
  if (page.mustChoosePassword) return { shown: null, expiresAt, mustChoosePassword: true };
  return { shown: expiresAt ? await load() : null, expiresAt };
}
