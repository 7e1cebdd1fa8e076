/** The client side of a page that requires signing in. Failures are returned as data, so that the page stays. */
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { RequestFailure, SignInFailure } from '../auth/sign-in-message.ts';
import type { GuardedData } from './guarded-page.tsx';

/** Calls the server's loader. A missing response is returned as data. The server's loader defines the type. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<GuardedData<never>> {
  try {
    return (await serverLoader()) as GuardedData<never>;
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    return { content: null, expiresAt: undefined, isLost: true };
  }
}

/** The browser's own result for a form that failed. */
interface CaughtFailure {
  failure?: RequestFailure;
  signInFailure?: SignInFailure;
}

/** Calls the server's action. A missing response is returned as a result. Redirects are rethrown. */
export async function clientAction({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<CaughtFailure> {
  const form = await request.clone().formData();
  try {
    return (await serverAction()) as CaughtFailure;
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    const status = isRouteErrorResponse(thrown) ? thrown.status : 0;
    const isLost = status === 0 && thrown instanceof TypeError;
    const isSignIn = ['sign-in', 'passkey', 'recovery'].includes(String(form.get('intent')));
    if (isSignIn) return { signInFailure: { code: isLost ? 'network' : 'other' } };
    return { failure: { code: isLost ? 'network' : 'server', status } };
  }
}

/** Revalidates after a 401, so that the page asks for the password. After other failures, nothing on the server has changed. */
export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (actionResult?.failure?.code === 'signed_out') return true;
  const hasFailed = actionResult?.failure || actionResult?.signInFailure || actionResult?.newPassword;
  return hasFailed ? false : defaultShouldRevalidate;
}
