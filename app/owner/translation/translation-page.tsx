import { fill } from '../../../messages/fill.ts';
import { useOwner } from '../context/owner-context.ts';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import type { Route } from './+types/translation-page';
import { changeTranslation, type TranslationResult } from './change-translation.ts';
import { loadTranslation } from './load-translation.ts';
import { TranslationOverview } from './translation-overview.tsx';

export const loader = guardedLoader(({ core }, query) => loadTranslation(core, query));

export const action = guardedAction(changeTranslation);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

/** A post beside its translation, or what it can be paired with. */
export default function TranslationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, brand } = useOwner();
  const { meta_title, meta_description } = messages.translation;
  return (
    <GuardedPage
      title={fill(meta_title, { brand })}
      description={meta_description}
      loaderData={loaderData}
      actionData={actionData}
    >
      {(loaded, { isLost }) => (
        <TranslationOverview
          loaded={loaded}
          result={actionData as TranslationResult | undefined}
          isLost={isLost}
        />
      )}
    </GuardedPage>
  );
}
