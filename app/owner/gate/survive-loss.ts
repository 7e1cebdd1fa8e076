import { isRouteErrorResponse } from 'react-router';
import type { GateFailure } from './sign-in.ts';

/** What went wrong on the way to the server or in it, told by the browser. */
export interface LostRequest {
  code: 'network' | 'server';
}

interface Attempt<Answer> {
  request: Request;
  serverAction: () => Promise<Answer>;
}

/**
 * Asks the server's action; where a request gets lost or the server fails, that is an answer too, so that the page and
 * what is typed on it stay. Redirects are thrown on.
 */
export async function surviveLoss<Answer>({
  request,
  serverAction,
}: Attempt<Answer>): Promise<Answer | { failure?: LostRequest; gate?: GateFailure }> {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    const isLost = !isRouteErrorResponse(thrown) && thrown instanceof TypeError;
    if (form.get('intent') === 'sign-in') return { gate: { code: isLost ? 'network' : 'other' } };
    return { failure: { code: isLost ? 'network' : 'server' } };
  }
}
