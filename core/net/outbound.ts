import type { Result } from '../../shared/result.ts';
import type { Actor } from '../../shared/sign-in.ts';
import { type AllowedHost, portOf } from './allowed-hosts.ts';
import { type Lookup, lookupAll, type Permission } from './check-destination.ts';
import {
  type FetchedBody,
  type FetchedFile,
  type FetchLimits,
  fetchFile,
  fetchPublic,
} from './fetch-public.ts';
import type { NetFailure } from './net-failure.ts';
import { type Probed, probeAddress } from './probe-address.ts';

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
