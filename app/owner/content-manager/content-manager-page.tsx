import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { fill } from '../../../copy/fill.ts';
import { pageContext } from '../../page-context.ts';
import { useDesk } from '../desk-context.ts';
import { afterAnswer } from '../gate/after-answer.ts';
import { answerHeaders } from '../gate/answer-headers.ts';
import type { NewPasswordFailure } from '../gate/choose-password.ts';
import { GuardedPage } from '../gate/guarded-page.tsx';
import { loadGuarded } from '../gate/load-guarded.ts';
import { passGate } from '../gate/pass-gate.ts';
import { readForm } from '../gate/read-form.ts';
import type { GateFailure } from '../gate/sign-in.ts';
import { surviveLoss } from '../gate/survive-loss.ts';
import { askOrLose } from '../gate/use-kept.ts';
import type { Route } from './+types/content-manager-page';
import { discardDraft } from './discard-draft.ts';
import { loadManager } from './load-manager.ts';
import { Manager } from './manager.tsx';
import { showText } from './show-text.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return loadGuarded(page, () => loadManager(page.core, url.searchParams));
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await readForm(request);
  const stopped = await passGate({ form, page, url });
  if (stopped) return stopped;
  return form.get('intent') === 'discard' ? discardDraft(form, page) : showText(form, page);
}

export { answerHeaders as headers };

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return askOrLose(serverLoader);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return surviveLoss({ request, serverAction });
}

/** A preview changes nothing, so nothing is asked for again. */
export function shouldRevalidate(answered: ShouldRevalidateFunctionArgs): boolean {
  const previewed = answered.formData?.get('intent') === 'preview' && !answered.actionResult?.failure;
  return previewed ? false : afterAnswer(answered);
}

/** The owner's desk for the texts of the pages (docs/specification.md 2.10). */
export default function ContentManagerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, copy } = useDesk();
  const answer: { gate?: GateFailure; newPassword?: NewPasswordFailure } | undefined =
    actionData && ('gate' in actionData || 'newPassword' in actionData) ? actionData : undefined;
  return (
    <>
      <title>{fill(copy.meta.content_manager.title, { brand })}</title>
      <meta name="description" content={copy.meta.content_manager.description} />
      <GuardedPage loaded={loaderData} gate={answer?.gate} newPassword={answer?.newPassword}>
        {(manager, { isLost }) => <Manager manager={manager} lost={isLost} />}
      </GuardedPage>
    </>
  );
}
