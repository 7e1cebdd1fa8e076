import { useOwner } from '../../context/owner-context.ts';
import { clientAction, clientLoader, shouldRevalidate } from '../../shell/guarded-client.ts';
import { GuardedPage } from '../../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../../shell/guarded-route.ts';
import type { Route } from './+types/page-texts-page';
import { loadPageTexts } from './load-page-texts.ts';
import { PageTexts } from './page-texts.tsx';
import { changePageTexts } from './save-page-text.ts';

export const loader = guardedLoader(loadPageTexts);

export const action = guardedAction(changePageTexts);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

/** The pages as visitors see them, where their owner changes the texts. */
export default function PageTextsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { pageTexts, meta } = useOwner().messages;
  return (
    <GuardedPage
      title={pageTexts.title}
      description={meta.content_manager.description}
      loaderData={loaderData}
      actionData={actionData}
    >
      {(loaded) => <PageTexts loaded={loaded} />}
    </GuardedPage>
  );
}
