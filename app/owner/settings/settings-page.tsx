import { fill } from '../../../copy/fill.ts';
import { pageContext } from '../../page-context.ts';
import { useDesk } from '../desk-context.ts';
import { afterAnswer } from '../gate/after-answer.ts';
import { answerHeaders } from '../gate/answer-headers.ts';
import { GuardedPage } from '../gate/guarded-page.tsx';
import { loadGuarded } from '../gate/load-guarded.ts';
import { passGate } from '../gate/pass-gate.ts';
import { readForm } from '../gate/read-form.ts';
import { surviveLoss } from '../gate/survive-loss.ts';
import { askOrLose } from '../gate/use-kept.ts';
import type { Route } from './+types/settings-page';
import { changePassword, endOtherSessions, endSession } from './change-access.ts';
import { hideSamplePosts, restorePosts, saveSettings } from './change-settings.ts';
import { ConfirmPasswordPage } from './confirm-password.tsx';
import { loadSettings } from './load-settings.ts';
import { changePasskeys } from './passkeys/change-passkeys.ts';
import { SettingsContext } from './settings-context.ts';
import { SettingsDesk } from './settings-desk.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return loadGuarded(page, () => loadSettings(page));
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await readForm(request);
  const stopped = await passGate({ form, page, url });
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
  return surviveLoss({ request, serverAction });
}

export { afterAnswer as shouldRevalidate };

export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, copy } = useDesk();
  const gate = actionData && 'gate' in actionData ? actionData.gate : undefined;
  const failure = actionData && 'failure' in actionData ? actionData.failure : undefined;
  const newPassword = actionData && 'newPassword' in actionData ? actionData.newPassword : undefined;
  return (
    <>
      <title>{fill(copy.meta.settings.title, { brand })}</title>
      <meta name="description" content={copy.meta.settings.description} />
      <GuardedPage loaded={loaderData} gate={gate} newPassword={newPassword}>
        {(settings, { isLost }) => (
          <SettingsContext value={{ ...settings, isLost }}>
            {failure?.code === 'password_needed' && <ConfirmPasswordPage failure={failure} />}
            <SettingsDesk />
          </SettingsContext>
        )}
      </GuardedPage>
    </>
  );
}
