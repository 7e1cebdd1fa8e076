import type { IncomingMessage } from 'node:http';
import { checkDestination, type Destination, parseWebAddress } from './check-destination.ts';
import { aborted, type FetchOptions, maxRedirects, redirects } from './fetch-public.ts';
import { type PinnedRequest, requestPinned } from './request-pinned.ts';

/** What came of asking whether an address leads somewhere. */
export type Probed =
  /** `url`: where the last redirect led; `isPermanent`: every one of them is meant to last. */
  | { outcome: 'answered'; status: number; url: string; isPermanent: boolean }
  /** No such name, or nobody who takes a connection there. */
  | { outcome: 'silent' }
  /** Somebody is there, and gave no answer that could be read: no encryption in common, a broken answer, none in time. */
  | { outcome: 'unreadable' }
  /** Not asked, or led where nobody is asked: no public web address. */
  | { outcome: 'refused' };

/**
 * Asks an address, and those it leads on to, for their heads alone. No body is read, nothing is kept, and each hop is
 * checked like the first. Never rejects.
 */
export async function probeAddress(
  address: string,
  { timeoutMs = 15_000, signal: left, ...options }: FetchOptions,
): Promise<Probed> {
  const url = parseWebAddress(address);
  if (!url.ok) return { outcome: 'refused' };
  const deadline = AbortSignal.timeout(timeoutMs);
  const signal = left ? AbortSignal.any([deadline, left]) : deadline;
  let isConnected = false;
  const onConnect = () => {
    isConnected = true;
  };
  const ask = (destination: Destination) => askForHead(destination, { signal, onConnect }, timeoutMs / 2);
  try {
    return await Promise.race([follow(url.value, options, ask), aborted(signal)]);
  } catch {
    return { outcome: isConnected ? 'unreadable' : 'silent' };
  }
}

async function follow(
  first: URL,
  options: Pick<FetchOptions, 'permit' | 'lookup'>,
  ask: (destination: Destination) => Promise<IncomingMessage>,
): Promise<Probed> {
  let url = first;
  let isPermanent = true;
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const checked = await checkDestination(url, options.permit(url), options.lookup);
    if (!checked.ok) return { outcome: checked.failure.code === 'no_answer' ? 'silent' : 'refused' };
    const { statusCode: status = 0, headers } = await ask(checked.value);
    const { location } = headers;
    if (!redirects.includes(status) || !location)
      return { outcome: 'answered', status, url: url.href, isPermanent };
    isPermanent &&= status === 301 || status === 308;
    const next = parseWebAddress(location, url);
    if (!next.ok) return { outcome: 'refused' };
    url = next.value;
  }
  // Mostly a page that gives cookies to nobody who keeps none, and asks again.
  return { outcome: 'unreadable' };
}

/** The answer to HEAD where that is good, else to GET: not every server knows HEAD, and some answer it with what is not so. */
async function askForHead(
  destination: Destination,
  how: PinnedRequest,
  headMs: number,
): Promise<IncomingMessage> {
  const purpose = 'LinkCheck';
  const patience = AbortSignal.any([how.signal, AbortSignal.timeout(headMs)]);
  const head = await requestPinned(destination, {
    ...how,
    purpose,
    method: 'HEAD',
    signal: patience,
  }).catch((error: NodeJS.ErrnoException) => {
    // Nobody is there: GET would not find anybody either.
    if (how.signal.aborted || error.syscall === 'connect') throw error;
  });
  head?.destroy();
  // Whoever is asked too often already is not asked twice.
  if (head?.statusCode && (head.statusCode < 400 || head.statusCode === 429)) return head;
  const response = await requestPinned(destination, { ...how, purpose, accept: 'text/html,*/*;q=0.8' });
  response.destroy();
  return response;
}
