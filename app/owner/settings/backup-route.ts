import { data, redirect } from 'react-router';
import { localized, paths, withQuery } from '../../../shared/paths.ts';
import { pageContext } from '../../page-context.ts';
import type { Route } from './+types/backup-route';
import { askPassword } from './settings-actions.ts';

/** Redirects to the page with the form. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(localized(paths.settingsPage('backups'), context.get(pageContext).locale), 303);
}

/** Returns a backup as a download once the password is confirmed. Otherwise, redirects to that page with the reason. */
export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData().catch(() => null);
  if (!form) throw data(null, { status: 400 });
  const back = (backup: string) =>
    redirect(`${withQuery(localized(paths.settingsPage('backups'), page.locale), { backup })}#download`, 303);
  if (!page.owner) return redirect(localized(paths.settingsPage('backups'), page.locale), 303);
  const asked = await askPassword(form, page);
  if (asked) return back(asked.failure.proof?.code ?? 'password_required');
  const made = await page.core.copies.download();
  if (!made.ok) return back('why' in made.failure ? made.failure.why : made.failure.code);
  const { name, bytes, body } = made.value;
  // The client has disconnected. Canceling closes the file and frees its disk space.
  if (page.signal?.aborted) {
    await body.cancel();
    return back('failed');
  }
  return new Response(body, {
    headers: {
      'Content-Type': 'application/vnd.sqlite3',
      'Content-Length': String(bytes),
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  });
}
