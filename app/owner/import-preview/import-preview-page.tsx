import { data } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import { pageContext } from '../../page-context.ts';
import { ChoosePasswordDialog } from '../auth/choose-password-page.tsx';
import { useSessionHint } from '../auth/session-hint.ts';
import { useOwner } from '../context/owner-context.ts';
import { clientAction } from '../shell/guarded-client.ts';
import { guardedAction, guardedHeaders, sessionEnd } from '../shell/guarded-route.ts';
import { PageFrame } from '../shell/page-frame.tsx';
import type { Route } from './+types/import-preview-page';
import { ImportPreview } from './import-preview.tsx';

/** The preview is open to all; only who is signed in can import. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const source = await page.core.imports.source();
  const { owner, mustChoosePassword = false } = page;
  const unfinished = owner ? await page.core.imports.resumable.list() : [];
  return { isOwner: owner, mustChoosePassword, source, unfinished, expiresAt: await sessionEnd(page) };
}

/** Nothing can be changed here but the session. */
export const action = guardedAction(async () => {
  throw data(null, { status: 400 });
});

export { clientAction, guardedHeaders as headers };

export default function ImportPreviewPage({ loaderData }: Route.ComponentProps) {
  const { brand, messages } = useOwner();
  const { title, description } = messages.meta.import_preview;
  const { isOwner, mustChoosePassword, source, expiresAt, unfinished } = loaderData;
  useSessionHint(expiresAt);
  return (
    <>
      <title>{fill(title, { brand })}</title>
      <meta name="description" content={description} />
      <PageFrame isSignedIn={isOwner}>
        <ImportPreview {...{ isOwner, source, expiresAt, unfinished }} />
      </PageFrame>
      {mustChoosePassword && <ChoosePasswordDialog />}
    </>
  );
}
