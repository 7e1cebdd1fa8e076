import { useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { fill } from '../../../copy/fill.ts';
import { pageContext } from '../../page-context.ts';
import { useDesk } from '../desk-context.ts';
import { afterAnswer } from '../gate/after-answer.ts';
import { GuardedPage } from '../gate/guarded-page.tsx';
import { passGate, sessionEnd } from '../gate/pass-gate.ts';
import { readForm } from '../gate/read-form.ts';
import type { GateFailure } from '../gate/sign-in.ts';
import { surviveLoss } from '../gate/survive-loss.ts';
import type { Route } from './+types/content-manager-page';
import { discardDraft } from './discard-draft.ts';
import { type LoadedManager, loadManager } from './load-manager.ts';
import { Manager } from './manager.tsx';
import { showText } from './show-text.ts';

interface Loaded {
  /** Null for whoever is not signed in. */
  manager: LoadedManager | null;
  expiresAt: string | undefined;
  /** The texts could not be fetched; told by the browser. */
  lost?: true;
}

export async function loader({ context, url }: Route.LoaderArgs): Promise<Loaded> {
  const page = context.get(pageContext);
  const expiresAt = await sessionEnd(page);
  return { manager: expiresAt ? await loadManager(page.core, url.searchParams) : null, expiresAt };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await readForm(request);
  const stopped = await passGate({ form, page, url });
  if (stopped) return stopped;
  return form.get('intent') === 'discard' ? discardDraft(form, page) : showText(form, page);
}

/** What was on the page stays there when the server can't be asked. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Loaded> {
  try {
    return await serverLoader();
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    return { manager: null, expiresAt: undefined, lost: true };
  }
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return surviveLoss({ request, serverAction });
}

/** A preview changes nothing, so nothing is asked for again. */
export function shouldRevalidate(answered: ShouldRevalidateFunctionArgs): boolean {
  const previewed = answered.formData?.get('intent') === 'preview' && !answered.actionResult?.failure;
  return previewed ? false : afterAnswer(answered);
}

/** The owner's desk for the texts of the pages (specification, section 2). */
export default function ContentManagerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, copy } = useDesk();
  const { lost } = loaderData;
  const [kept, setKept] = useState<Loaded>(loaderData);
  if (!lost && loaderData !== kept) setKept(loaderData);
  const { manager, expiresAt } = lost ? kept : loaderData;
  const answer: { gate?: GateFailure } | undefined =
    actionData && 'gate' in actionData ? actionData : undefined;
  return (
    <>
      <title>{fill(copy.meta.content_manager.title, { brand })}</title>
      <meta name="description" content={copy.meta.content_manager.description} />
      <GuardedPage shown={manager} expiresAt={expiresAt} gate={answer?.gate}>
        {(shown) => <Manager manager={shown} lost={lost ?? false} />}
      </GuardedPage>
    </>
  );
}
