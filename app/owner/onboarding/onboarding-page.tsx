import { useSearchParams } from 'react-router';
import { localised, paths, withQuery } from '../../../shared/paths.ts';
import { useOwner } from '../context/owner-context.ts';
import styles from '../settings-parts/fields.module.css';
import { loadSettings } from '../settings-parts/load-settings.ts';
import { SettingsContext } from '../settings-parts/settings-context.ts';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import type { Route } from './+types/onboarding-page';
import { endOnboarding } from './end-onboarding.ts';
import { FirstQuestions } from './first-questions.tsx';
import { NextSteps } from './next-steps.tsx';

export const loader = guardedLoader(loadSettings);

export const action = guardedAction(endOnboarding);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

/** What a new site asks its owner, and then (`?step=2`) where to begin. The fields are those of the settings. */
export default function OnboardingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, locale } = useOwner();
  const { title, description } = messages.meta.setup;
  const { onboarding } = messages;
  const isReady = useSearchParams()[0].get('step') === '2';
  const next = withQuery(localised(paths.firstSteps, locale), { step: '2' });
  return (
    <GuardedPage title={title} description={description} loaderData={loaderData} actionData={actionData}>
      {(settings, { isLost }) => (
        <SettingsContext value={{ ...settings, isLost }}>
          <div className={styles.steps}>
            <h1>{isReady ? onboarding.ready.heading : onboarding.title}</h1>
            {isReady ? <NextSteps /> : <FirstQuestions next={next} />}
          </div>
        </SettingsContext>
      )}
    </GuardedPage>
  );
}
