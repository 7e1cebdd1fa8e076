import { useOwner } from '../context/owner-context.ts';
import { loadSettings } from '../settings-parts/load-settings.ts';
import { SettingsContext } from '../settings-parts/settings-context.ts';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import type { Route } from './+types/onboarding-page';
import { endOnboarding } from './end-onboarding.ts';
import { OnboardingSteps } from './onboarding-steps.tsx';

export const loader = guardedLoader(loadSettings);

export const action = guardedAction(endOnboarding);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

/** The steps that make a new site its owner's. They use the fields of the settings, and their action. */
export default function OnboardingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, description } = useOwner().messages.meta.setup;
  return (
    <GuardedPage title={title} description={description} loaderData={loaderData} actionData={actionData}>
      {(settings, { isLost }) => (
        <SettingsContext value={{ ...settings, isLost }}>
          <OnboardingSteps />
        </SettingsContext>
      )}
    </GuardedPage>
  );
}
