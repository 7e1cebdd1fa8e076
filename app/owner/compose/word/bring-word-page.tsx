import { useOwner } from '../../context/owner-context.ts';
import { clientAction, clientLoader, shouldRevalidate } from '../../shell/guarded-client.ts';
import { GuardedPage } from '../../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../../shell/guarded-route.ts';
import type { Route } from './+types/bring-word-page';
import { type BroughtResult, bringWord } from './bring-word.ts';
import { WordForm } from './word-form.tsx';

export const loader = guardedLoader(async () => ({}));

export const action = guardedAction(bringWord);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

/** Where a Word file becomes a draft. */
export default function BringWordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { meta_title, meta_description } = useOwner().messages.handover;
  const result = actionData as BroughtResult | undefined;
  return (
    <GuardedPage
      title={meta_title}
      description={meta_description}
      loaderData={loaderData}
      actionData={actionData}
    >
      {() => <WordForm result={result} />}
    </GuardedPage>
  );
}
