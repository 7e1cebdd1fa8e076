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
  const stopped = await passGate({ form, page, url });
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
  gate?: GateFailure;
  newPassword?: NewPasswordFailure;
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<Answer> {
  return surviveLoss<Answer>({ request, serverAction });
}

/** A saved post is gone to at once, and is loaded then. */
export function shouldRevalidate(answered: ShouldRevalidateFunctionArgs): boolean {
  const isSaved = (answered.actionResult as Partial<Saved> | undefined)?.saved !== undefined;
  return isSaved ? false : afterAnswer(answered);
}

/** The owner's writing desk (docs/specification.md 2.9). */
export default function ComposePage({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, copy } = useDesk();
  const answer = actionData as Answer | undefined;
  return (
    <>
      <title>{fill(copy.meta.compose.title, { brand })}</title>
      <meta name="description" content={copy.meta.compose.description} />
      <GuardedPage loaded={loaderData} gate={answer?.gate} newPassword={answer?.newPassword}>
        {(workspace, state) => <Workspace workspace={workspace} {...state} failure={answer?.failure} />}
      </GuardedPage>
    </>
  );
}
