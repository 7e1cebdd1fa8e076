import { fill } from '../../../copy/fill.ts';
import { pageContext } from '../../page-context.ts';
import { catchNetworkError } from '../auth/catch-network-error.ts';
import { requireOwner } from '../auth/require-owner.ts';
import { answerHeaders } from '../auth/retry-headers.ts';
import { useOwner } from '../context/owner-context.ts';
import { hideSamplePosts, restorePosts, saveSettings } from '../settings-parts/change-settings.ts';
import { ConfirmPasswordPage } from '../settings-parts/confirm-password.tsx';
import { loadSettings } from '../settings-parts/load-settings.ts';
import { changePasskeys } from '../settings-parts/passkeys/change-passkeys.ts';
import { SettingsContext } from '../settings-parts/settings-context.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { loadGuarded } from '../shell/load-guarded.ts';
import { readForm } from '../shell/read-form.ts';
import { afterAnswer } from '../shell/revalidate-after-action.ts';
import { askOrLose } from '../shell/use-last-loader-data.ts';
import type { Route } from './+types/settings-page';
import { changePassword, endOtherSessions, endSession } from './change-access.ts';
import { SettingsSections } from './settings-sections.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return loadGuarded(page, () => loadSettings(page));
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await readForm(request);
  const stopped = await requireOwner({ form, page, url });
  if (stopped) return stopped;
  const ofPasskeys = changePasskeys(form, page);
  if (ofPasskeys) return ofPasskeys;
  if (form.has('end')) return endSession(form, page, url.pathname + url.search);
  switch (form.get('intent')) {
    case 'password':
      return changePassword(form, page);
    case 'end-others':
      return endOtherSessions(form, page);
    case 'hide-posts':
      return hideSamplePosts(page);
    case 'restore-posts':
      return restorePosts(form, page);
    default:
      return saveSettings(form, page);
  }
}

export { answerHeaders as headers };

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return askOrLose(serverLoader);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return catchNetworkError({ request, serverAction });
}

export { afterAnswer as shouldRevalidate };

export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, messages } = useOwner();
  const gate = actionData && 'gate' in actionData ? actionData.gate : undefined;
  const failure = actionData && 'failure' in actionData ? actionData.failure : undefined;
  const newPassword = actionData && 'newPassword' in actionData ? actionData.newPassword : undefined;
  return (
    <>
      <title>{fill(messages.meta.settings.title, { brand })}</title>
      <meta name="description" content={messages.meta.settings.description} />
      <GuardedPage loaded={loaderData} gate={gate} newPassword={newPassword}>
        {(settings, { isLost }) => (
          <SettingsContext value={{ ...settings, isLost }}>
            {failure?.code === 'password_needed' && <ConfirmPasswordPage failure={failure} />}
            <SettingsSections />
          </SettingsContext>
        )}
      </GuardedPage>
    </>
  );
}
