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
  followRedirects,
  type PinnedRequest,
  requestPinned,
} from './fetch-public.ts';
import {
  type AllowedHost,
  type Destination,
  type Lookup,
  lookupAll,
  type NetFailure,
  type Permission,
  parseWebAddress,
  portOf,
} from './public-address.ts';

export interface OutboundParts {
  allowedHosts: AllowedHost[];
  /** The owner's old blog. Everyone may reach its host if it is public. */
  importSource?: () => Promise<string>;
  lookup?: Lookup;
}

export type FetchText = (address: string, limits?: FetchLimits) => Promise<Result<FetchedBody, NetFailure>>;

export type FetchFile = (address: string, limits?: FetchLimits) => Promise<Result<FetchedFile, NetFailure>>;

export type Probe = (address: string, limits?: ProbeLimits) => Promise<Probed>;

export type ProbeLimits = Pick<FetchLimits, 'timeoutMs' | 'signal'>;

export interface Outbound {
  fetchText(actor: Actor, address: string, limits?: FetchLimits): Promise<Result<FetchedBody, NetFailure>>;
  fetchFile(actor: Actor, address: string, limits?: FetchLimits): Promise<Result<FetchedFile, NetFailure>>;
  probe(actor: Actor, address: string, limits?: ProbeLimits): Promise<Probed>;
}

/** Any other port needs an entry in the list. */
const webPorts = [80, 443, 8080, 8443];

/** A host with and without `www.`, because one usually redirects to the other. */
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

/**
 * Creates the only access to the web. The owner reaches every public address, and others only the listed
 * hosts and the owner's old blog. A private address must be listed with its port.
 */
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

export type Probed =
  /** `url` is the URL after redirects. `isPermanent` is true if all of them are permanent. */
  | { outcome: 'answered'; status: number; url: string; isPermanent: boolean }
  /** The name doesn't exist, or no connection was possible. */
  | { outcome: 'silent' }
  /** The server accepted the connection but sent no readable response: TLS failure, broken response or timeout. */
  | { outcome: 'unreadable' }
  /** The URL isn't a public web address, or redirects to one that isn't. */
  | { outcome: 'refused' };

/** Requests only headers, stores nothing, and checks each hop like the first. Never rejects. */
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
  const ask = (destination: Destination) => requestHead(destination, { signal, onConnect }, timeoutMs / 2);
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
  const followed = await followRedirects(first, options, ask);
  if (followed.ok) {
    const { url, response, isPermanent } = followed.value;
    return { outcome: 'answered', status: response.statusCode ?? 0, url: url.href, isPermanent };
  }
  const { code } = followed.failure;
  // Usually, this is a page that needs cookies and redirects to itself.
  if (code === 'too_many_redirects') return { outcome: 'unreadable' };
  return { outcome: code === 'no_answer' ? 'silent' : 'refused' };
}

/** Sends HEAD, then GET if needed: some servers don't support HEAD or handle it incorrectly. */
async function requestHead(destination: Destination, how: PinnedRequest, headMs: number) {
  const purpose = 'LinkCheck';
  const patience = AbortSignal.any([how.signal, AbortSignal.timeout(headMs)]);
  const head = await requestPinned(destination, {
    ...how,
    purpose,
    method: 'HEAD',
    signal: patience,
  }).catch((error: NodeJS.ErrnoException) => {
    // If no connection was possible, GET would fail too.
    if (how.signal.aborted || error.syscall === 'connect') throw error;
  });
  head?.destroy();
  // A server that limits the rate of requests isn't asked twice.
  if (head?.statusCode && (head.statusCode < 400 || head.statusCode === 429)) return head;
  const response = await requestPinned(destination, { ...how, purpose, accept: 'text/html,*/*;q=0.8' });
  response.destroy();
  return response;
}
