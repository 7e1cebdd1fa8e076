import { useOwner } from '../context/owner-context.ts';
import { adoptZone, saveSettings, showSamplePosts } from '../settings-parts/change-settings.ts';
import { ConfirmPasswordPage } from '../settings-parts/confirm-password.tsx';
import { loadSettings } from '../settings-parts/load-settings.ts';
import { changePasskeys } from '../settings-parts/passkeys/change-passkeys.ts';
import { SettingsContext } from '../settings-parts/settings-context.ts';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import type { Route } from './+types/settings-page';
import { changePassword, endOtherSessions, endSession } from './change-access.ts';
import { SettingsSections } from './settings-sections.tsx';

export const loader = guardedLoader(loadSettings);

export const action = guardedAction(async (form, page, url) => {
  const passkeyChange = changePasskeys(form, page);
  if (passkeyChange) return passkeyChange;
  if (form.has('end')) return endSession(form, page, url.pathname + url.search);
  switch (form.get('intent')) {
    case 'password':
      return changePassword(form, page);
    case 'end-others':
      return endOtherSessions(form, page);
    case 'hide-posts':
      return showSamplePosts(form, page, false);
    case 'show-posts':
      return showSamplePosts(form, page, true);
    case 'adopt-zone':
      return adoptZone(form, page);
    default:
      return saveSettings(form, page);
  }
});

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, description } = useOwner().messages.meta.settings;
  const failure = actionData && 'failure' in actionData ? actionData.failure : undefined;
  return (
    <GuardedPage title={title} description={description} loaderData={loaderData} actionData={actionData}>
      {(settings, { isLost }) => (
        <SettingsContext value={{ ...settings, isLost }}>
          {failure?.code === 'password_needed' && <ConfirmPasswordPage failure={failure} />}
          <SettingsSections />
        </SettingsContext>
      )}
    </GuardedPage>
  );
}
