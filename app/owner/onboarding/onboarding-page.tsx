import { fill } from '../../../copy/fill.ts';
import { pageContext } from '../../page-context.ts';
import { catchNetworkError } from '../auth/catch-network-error.ts';
import { requireOwner } from '../auth/require-owner.ts';
import { answerHeaders } from '../auth/retry-headers.ts';
import { useOwner } from '../context/owner-context.ts';
import { loadSettings } from '../settings-parts/load-settings.ts';
import { SettingsContext } from '../settings-parts/settings-context.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { loadGuarded } from '../shell/load-guarded.ts';
import { readForm } from '../shell/read-form.ts';
import { afterAnswer } from '../shell/revalidate-after-action.ts';
import { askOrLose } from '../shell/use-last-loader-data.ts';
import type { Route } from './+types/onboarding-page';
import { endOnboarding } from './end-onboarding.ts';
import { OnboardingSteps } from './onboarding-steps.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return loadGuarded(page, () => loadSettings(page));
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await readForm(request);
  return (await requireOwner({ form, page, url })) ?? endOnboarding(form, page);
}

export { answerHeaders as headers };

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return askOrLose(serverLoader);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return catchNetworkError({ request, serverAction });
}

export { afterAnswer as shouldRevalidate };

/** The steps that make a new site its owner's. They use the fields of the settings, and their action. */
export default function OnboardingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, messages } = useOwner();
  const gate = actionData && 'gate' in actionData ? actionData.gate : undefined;
  const newPassword = actionData && 'newPassword' in actionData ? actionData.newPassword : undefined;
  return (
    <>
      <title>{fill(messages.meta.setup.title, { brand })}</title>
      <meta name="description" content={messages.meta.setup.description} />
      <GuardedPage loaded={loaderData} gate={gate} newPassword={newPassword}>
        {(settings, { isLost }) => (
          <SettingsContext value={{ ...settings, isLost }}>
            <OnboardingSteps />
          </SettingsContext>
        )}
      </GuardedPage>
    </>
  );
}
