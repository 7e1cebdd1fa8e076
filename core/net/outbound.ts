import type { IncomingMessage } from 'node:http';
import type { Result } from '../../shared/result.ts';
import type { Actor } from '../../shared/sign-in.ts';
import {
  aborted,
  type FetchedBody,
  type FetchedFile,
  type FetchLimits,
  type FetchOptions,
  fetchFile,
  fetchPublic,
  maxRedirects,
  type PinnedRequest,
  redirects,
  requestPinned,
} from './fetch-public.ts';
import {
  type AllowedHost,
  checkDestination,
  type Destination,
  type Lookup,
  lookupAll,
  type NetFailure,
  type Permission,
  parseWebAddress,
  portOf,
} from './public-address.ts';

export interface OutboundParts {
  /** From the variable IMPORT_HOSTS. */
  allowedHosts: AllowedHost[];
  /** The address of the owner's old blog; its host is open to everyone as long as it is public. */
  importSource?: () => Promise<string>;
  lookup?: Lookup;
}

/** Fetches a text for one caller, already bound; what the parts of import are given. */
export type FetchText = (address: string, limits?: FetchLimits) => Promise<Result<FetchedBody, NetFailure>>;

/** The same for a file of any kind. */
export type FetchFile = (address: string, limits?: FetchLimits) => Promise<Result<FetchedFile, NetFailure>>;

/** Asks whether an address leads somewhere, for one caller. */
export type Probe = (address: string, limits?: ProbeLimits) => Promise<Probed>;

export type ProbeLimits = Pick<FetchLimits, 'timeoutMs' | 'signal'>;

export interface Outbound {
  fetchText(actor: Actor, address: string, limits?: FetchLimits): Promise<Result<FetchedBody, NetFailure>>;
  fetchFile(actor: Actor, address: string, limits?: FetchLimits): Promise<Result<FetchedFile, NetFailure>>;
  probe(actor: Actor, address: string, limits?: ProbeLimits): Promise<Probed>;
}

/** Where web servers listen; other ports are asked only when a listed host names them. */
const webPorts = [80, 443, 8080, 8443];

/** A blog and its `www.` twin are one site: the one usually redirects to the other. */
const site = (hostname: string) => hostname.replace(/^www\./, '');

function permission(
  url: URL,
  actor: Actor,
  allowedHosts: AllowedHost[],
  sourceHost: string | undefined,
): Permission {
  const port = portOf(url);
  const entries = allowedHosts.filter((host) => host.hostname === url.hostname);
  if (entries.some((entry) => entry.port === port)) return 'anywhere';
  if (!webPorts.includes(port)) return 'refused';
  const open = actor.owner || entries.some((entry) => entry.port === null);
  return open || (sourceHost !== undefined && site(sourceHost) === site(url.hostname)) ? 'public' : 'refused';
}

/** The one way out to the web. The owner reaches every public address; anyone else only the listed hosts and the owner's import source. A private address has to be listed with its port. */
export function createOutbound({ allowedHosts, importSource, lookup = lookupAll }: OutboundParts): Outbound {
  const reach = async (actor: Actor, limits: FetchLimits) => {
    const source = actor.owner ? '' : ((await importSource?.()) ?? '');
    const sourceHost = URL.parse(source)?.hostname;
    const permit = (url: URL) => permission(url, actor, allowedHosts, sourceHost);
    return { ...limits, permit, lookup };
  };
  return {
    fetchText: async (actor, address, limits = {}) => fetchPublic(address, await reach(actor, limits)),
    fetchFile: async (actor, address, limits = {}) => fetchFile(address, await reach(actor, limits)),
    probe: async (actor, address, limits = {}) => probeAddress(address, await reach(actor, limits)),
  };
}

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
async function askForHead(destination: Destination, how: PinnedRequest, headMs: number) {
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
