import { isRouteErrorResponse } from 'react-router';
import { tellSender } from '../forms/use-action.ts';
import type { SignInFailure } from './sign-in.ts';

/** What went wrong on the way to the server or in it, told by the browser. */
export interface RequestFailure {
  code: 'network' | 'server';
  /** The HTTP status; 0 when there was no answer. */
  status: number;
}

interface Attempt<Answer> {
  request: Request;
  serverAction: () => Promise<Answer>;
}

type Survived<Answer> = Answer | { failure?: RequestFailure; gate?: SignInFailure };

/**
 * Asks the server's action; where a request gets lost or the server fails, that is an answer too, so that the page and
 * what is typed on it stay. Redirects are thrown on.
 */
export async function catchNetworkError<Answer>({
  request,
  serverAction,
}: Attempt<Answer>): Promise<Survived<Answer>> {
  const form = await request.clone().formData();
  const answer = await askOrTell(form, serverAction);
  tellSender(form, answer);
  return answer;
}

async function askOrTell<Answer>(
  form: FormData,
  serverAction: () => Promise<Answer>,
): Promise<Survived<Answer>> {
  try {
    return await serverAction();
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    const status = isRouteErrorResponse(thrown) ? thrown.status : 0;
    const isLost = status === 0 && thrown instanceof TypeError;
    if (gateIntents.has(String(form.get('intent')))) return { gate: { code: isLost ? 'network' : 'other' } };
    return { failure: { code: isLost ? 'network' : 'server', status } };
  }
}

/** Forms of the gate, whose answers belong there. */
const gateIntents = new Set(['sign-in', 'passkey', 'recovery']);
