import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { fill } from '../../../copy/fill.ts';
import { pageContext } from '../../page-context.ts';
import { catchNetworkError } from '../auth/catch-network-error.ts';
import type { NewPasswordFailure } from '../auth/choose-password.ts';
import { requireOwner } from '../auth/require-owner.ts';
import { answerHeaders } from '../auth/retry-headers.ts';
import type { SignInFailure } from '../auth/sign-in.ts';
import { useOwner } from '../context/owner-context.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { loadGuarded } from '../shell/load-guarded.ts';
import { readForm } from '../shell/read-form.ts';
import { afterAnswer } from '../shell/revalidate-after-action.ts';
import { askOrLose } from '../shell/use-last-loader-data.ts';
import type { Route } from './+types/content-manager-page';
import { discardDraft } from './discard-draft.ts';
import { loadManager } from './load-manager.ts';
import { Manager } from './manager.tsx';
import { showText } from './render-text.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return loadGuarded(page, () => loadManager(page.core, url.searchParams));
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await readForm(request);
  const stopped = await requireOwner({ form, page, url });
  if (stopped) return stopped;
  return form.get('intent') === 'discard' ? discardDraft(form, page) : showText(form, page);
}

export { answerHeaders as headers };

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return askOrLose(serverLoader);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return catchNetworkError({ request, serverAction });
}

/** A preview changes nothing, so nothing is asked for again. */
export function shouldRevalidate(answered: ShouldRevalidateFunctionArgs): boolean {
  const previewed = answered.formData?.get('intent') === 'preview' && !answered.actionResult?.failure;
  return previewed ? false : afterAnswer(answered);
}

/** The owner's desk for the texts of the pages (specification, section 2). */
export default function ContentManagerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, messages } = useOwner();
  const answer: { gate?: SignInFailure; newPassword?: NewPasswordFailure } | undefined =
    actionData && ('gate' in actionData || 'newPassword' in actionData) ? actionData : undefined;
  return (
    <>
      <title>{fill(messages.meta.content_manager.title, { brand })}</title>
      <meta name="description" content={messages.meta.content_manager.description} />
      <GuardedPage loaded={loaderData} gate={answer?.gate} newPassword={answer?.newPassword}>
        {(manager, { isLost }) => <Manager manager={manager} lost={isLost} />}
      </GuardedPage>
    </>
  );
}
