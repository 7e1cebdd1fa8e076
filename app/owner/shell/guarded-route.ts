/** The server's half of a page that is open to its owner alone. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { type PageContext, pageContext } from '../../page-context.ts';
import { requireOwner, sessionEnd } from '../auth/require-owner.ts';
import type { GuardedData } from './guarded-page.tsx';

/** A loader that asks `load` for the page's content, and only while the owner is signed in. */
export function guardedLoader<Content>(
  load: (page: PageContext, query: URLSearchParams) => Promise<Content>,
) {
  return async ({
    context,
    url,
  }: Pick<LoaderFunctionArgs, 'context' | 'url'>): Promise<GuardedData<Content>> => {
    const page = context.get(pageContext);
    const expiresAt = await sessionEnd(page);
    if (page.mustChoosePassword) return { content: null, expiresAt, mustChoosePassword: true };
    return { content: expiresAt ? await load(page, url.searchParams) : null, expiresAt };
  };
}

/** Signs in and out, refuses (401) who is not signed in, leaves other forms to `act`. Throws 400 for no form. */
export function guardedAction<Result>(act: (form: FormData, page: PageContext, url: URL) => Promise<Result>) {
  return async ({ context, request, url }: Pick<ActionFunctionArgs, 'context' | 'request' | 'url'>) => {
    const page = context.get(pageContext);
    const form = await request.formData().catch(() => null);
    if (!form) throw data(null, { status: 400 });
    return (await requireOwner({ form, page, url })) ?? act(form, page, url);
  };
}

/** The `headers` of such a page: of an action's answer they pass on when it may be sent again. */
export function guardedHeaders({ actionHeaders }: { actionHeaders: Headers }): Record<string, string> {
  const wait = actionHeaders.get('Retry-After');
  return wait ? { 'Retry-After': wait } : {};
}
