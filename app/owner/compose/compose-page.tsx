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
import type { Route } from './+types/compose-page';
import { loadWorkspace } from './load-workspace.ts';
import { removePost, restorePost, type Saved, type SaveFailure, savePost } from './save-post.ts';
import { Workspace } from './workspace.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return loadGuarded(page, () => loadWorkspace(page.core, url.searchParams));
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await readForm(request);
  const stopped = await requireOwner({ form, page, url });
  if (stopped) return stopped;
  const intent = form.get('intent');
  if (intent === 'delete') return removePost(form, page);
  if (intent === 'restore') return restorePost(form, page);
  return savePost(form, page);
}

export { answerHeaders as headers };

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return askOrLose(serverLoader);
}

/** What comes of a form: one of these. */
interface Answer extends Partial<Pick<Saved, 'saved' | 'done'>> {
  failure?: SaveFailure;
  gate?: SignInFailure;
  newPassword?: NewPasswordFailure;
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<Answer> {
  return catchNetworkError<Answer>({ request, serverAction });
}

/** A saved post is gone to at once, and is loaded then. */
export function shouldRevalidate(answered: ShouldRevalidateFunctionArgs): boolean {
  const isSaved = (answered.actionResult as Partial<Saved> | undefined)?.saved !== undefined;
  return isSaved ? false : afterAnswer(answered);
}

/** The owner's writing desk (specification, section 2). */
export default function ComposePage({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, messages } = useOwner();
  const answer = actionData as Answer | undefined;
  return (
    <>
      <title>{fill(messages.meta.compose.title, { brand })}</title>
      <meta name="description" content={messages.meta.compose.description} />
      <GuardedPage loaded={loaderData} gate={answer?.gate} newPassword={answer?.newPassword}>
        {(workspace, state) => <Workspace workspace={workspace} {...state} failure={answer?.failure} />}
      </GuardedPage>
    </>
  );
}
