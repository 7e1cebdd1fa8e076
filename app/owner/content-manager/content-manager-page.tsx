import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { useOwner } from '../context/owner-context.ts';
import {
  clientAction,
  clientLoader,
  shouldRevalidate as shouldRevalidateGuarded,
} from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import type { Route } from './+types/content-manager-page';
import { discardDraft } from './discard-draft.ts';
import { loadManager } from './load-manager.ts';
import { Manager } from './manager.tsx';
import { renderText } from './render-text.ts';

export const loader = guardedLoader(({ core }, query) => loadManager(core, query));

export const action = guardedAction((form, page) =>
  form.get('intent') === 'discard' ? discardDraft(form, page) : renderText(form, page),
);

export { clientAction, clientLoader, guardedHeaders as headers };

/** A preview changes nothing, so nothing is asked for again. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const isPreview = change.formData?.get('intent') === 'preview' && !change.actionResult?.failure;
  return isPreview ? false : shouldRevalidateGuarded(change);
}

/** The texts of the pages (docs/specification.md 2.10). */
export default function ContentManagerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, description } = useOwner().messages.meta.content_manager;
  return (
    <GuardedPage title={title} description={description} loaderData={loaderData} actionData={actionData}>
      {(manager, { isLost }) => <Manager manager={manager} isLost={isLost} />}
    </GuardedPage>
  );
}
