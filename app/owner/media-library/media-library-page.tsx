import { useOwner } from '../context/owner-context.ts';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import type { Route } from './+types/media-library-page';
import { deletePicture, describePicture } from './change-library.ts';
import { Library } from './library.tsx';
import { loadLibrary } from './load-library.ts';

export const loader = guardedLoader(({ core }, query) => loadLibrary(core, query));

export const action = guardedAction((form, page) =>
  form.get('intent') === 'delete' ? deletePicture(form, page) : describePicture(form, page),
);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

/** Every picture that was uploaded: what it shows, where it is used, and its address. */
export default function MediaLibraryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { meta_title, meta_description } = useOwner().messages.mediaLibrary;
  return (
    <GuardedPage
      title={meta_title}
      description={meta_description}
      loaderData={loaderData}
      actionData={actionData}
    >
      {(library, { isLost }) => <Library library={library} isLost={isLost} />}
    </GuardedPage>
  );
}
