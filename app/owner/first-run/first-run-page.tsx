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
import { loadSettings } from '../settings/load-settings.ts';
import { SettingsContext } from '../settings/settings-context.ts';
import type { Route } from './+types/first-run-page';
import { endFirstRun } from './end-first-run.ts';
import { FirstSteps } from './first-steps.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return loadGuarded(page, () => loadSettings(page));
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await readForm(request);
  return (await passGate({ form, page, url })) ?? endFirstRun(form, page);
}

export { answerHeaders as headers };

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return askOrLose(serverLoader);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return surviveLoss({ request, serverAction });
}

export { afterAnswer as shouldRevalidate };

/** The steps that make a new site its owner's. They use the fields of the settings, and their action. */
export default function FirstRunPage({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, copy } = useDesk();
  const gate = actionData && 'gate' in actionData ? actionData.gate : undefined;
  const newPassword = actionData && 'newPassword' in actionData ? actionData.newPassword : undefined;
  return (
    <>
      <title>{fill(copy.meta.setup.title, { brand })}</title>
      <meta name="description" content={copy.meta.setup.description} />
      <GuardedPage loaded={loaderData} gate={gate} newPassword={newPassword}>
        {(settings, { isLost }) => (
          <SettingsContext value={{ ...settings, isLost }}>
            <FirstSteps />
          </SettingsContext>
        )}
      </GuardedPage>
    </>
  );
}
