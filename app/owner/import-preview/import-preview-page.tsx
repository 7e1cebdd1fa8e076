import { data } from 'react-router';
import { fill } from '../../../copy/fill.ts';
import { pageContext } from '../../page-context.ts';
import { catchNetworkError } from '../auth/catch-network-error.ts';
import { ChoosePasswordDialog } from '../auth/choose-password-page.tsx';
import { requireOwner, sessionEnd } from '../auth/require-owner.ts';
import { answerHeaders } from '../auth/retry-headers.ts';
import { useSessionHint } from '../auth/session-hint.ts';
import { useOwner } from '../context/owner-context.ts';
import { PageFrame } from '../shell/page-frame.tsx';
import { readForm } from '../shell/read-form.ts';
import type { Route } from './+types/import-preview-page';
import { ImportPreview } from './import-preview.tsx';

/** The preview is open to all; only who is signed in can import. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const source = await page.core.imports.source();
  const { owner, mustChoosePassword = false } = page;
  return { owner, mustChoosePassword, source, expiresAt: await sessionEnd(page) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const passed = await requireOwner({ form, page: context.get(pageContext), url });
  if (!passed) throw data(null, { status: 400 });
  return passed;
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  catchNetworkError({ request, serverAction });

export { answerHeaders as headers };

export default function ImportPreviewPage({ loaderData }: Route.ComponentProps) {
  const { brand, messages } = useOwner();
  const { owner, mustChoosePassword, source, expiresAt } = loaderData;
  useSessionHint(expiresAt);
  return (
    <>
      <title>{fill(messages.meta.import_preview.title, { brand })}</title>
      <meta name="description" content={messages.meta.import_preview.description} />
      <PageFrame signedIn={owner}>
        <ImportPreview isOwner={owner} source={source} expiresAt={expiresAt} />
      </PageFrame>
      {mustChoosePassword && <ChoosePasswordDialog />}
    </>
  );
}
