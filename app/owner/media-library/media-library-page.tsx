import { fill } from '../../../copy/fill.ts';
import { pageContext } from '../../page-context.ts';
import { catchNetworkError } from '../auth/catch-network-error.ts';
import { requireOwner } from '../auth/require-owner.ts';
import { answerHeaders } from '../auth/retry-headers.ts';
import { useOwner } from '../context/owner-context.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { loadGuarded } from '../shell/load-guarded.ts';
import { readForm } from '../shell/read-form.ts';
import { afterAnswer } from '../shell/revalidate-after-action.ts';
import { askOrLose } from '../shell/use-last-loader-data.ts';
import type { Route } from './+types/media-library-page';
import { deletePicture, describePicture } from './change-library.ts';
import { Library } from './library.tsx';
import { loadLibrary } from './load-library.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return loadGuarded(page, () => loadLibrary(page.core, url.searchParams));
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await readForm(request);
  const stopped = await requireOwner({ form, page, url });
  if (stopped) return stopped;
  return form.get('intent') === 'delete' ? deletePicture(form, page) : describePicture(form, page);
}

export { answerHeaders as headers };

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return askOrLose(serverLoader);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return catchNetworkError({ request, serverAction });
}

export { afterAnswer as shouldRevalidate };

/** Every picture that was uploaded: what it shows, where it is used, and its address. */
export default function MediaLibraryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, messages } = useOwner();
  const gate = actionData && 'gate' in actionData ? actionData.gate : undefined;
  const newPassword = actionData && 'newPassword' in actionData ? actionData.newPassword : undefined;
  return (
    <>
      <title>{fill(messages.mediaLibrary.meta_title, { brand })}</title>
      <meta name="description" content={messages.mediaLibrary.meta_description} />
      <GuardedPage loaded={loaderData} gate={gate} newPassword={newPassword}>
        {(library, { isLost }) => <Library library={library} isLost={isLost} />}
      </GuardedPage>
    </>
  );
}
