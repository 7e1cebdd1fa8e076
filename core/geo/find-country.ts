import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type CountryResponse, Reader } from 'mmdb-lib';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { FetchText } from '../net/outbound.ts';
import { isPublicAddress, type NetFailure } from '../net/public-address.ts';

/** What proxies and services say when they do not know: Cloudflare XX (and T1 for Tor), others ZZ (ISO 3166-1, user-assigned). */
const unknown = ['XX', 'ZZ'];

/** An ISO 3166-1 alpha-2 code in capitals, or null for anything that names no country. */
export function parseCountryCode(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const code = value.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) && !unknown.includes(code) ? code : null;
}

/** The country of a public address, null for one that the table does not know. Rejects when the table can't be read. */
type CountryTable = (address: string) => Promise<string | null>;

const require = createRequire(import.meta.url);

/** Country by registry data and routes, IPv4 and IPv6, in the public domain (CC0); about 8 MB. Throws when it is missing. */
function builtIn(): string {
  return require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');
}

/** A table in MaxMind's format, read with the first question: the start waits for nothing, and a site that asks for no country holds no table. */
export function openCountryTable(path?: string): CountryTable {
  let opened: Promise<Reader<CountryResponse>> | undefined;
  return async (address) => {
    opened ??= open(path).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    // This table's entries are flatter than MaxMind's own: {country_code}.
    const entry: object | null = (await opened).get(address);
    return parseCountryCode(entry && 'country_code' in entry ? entry.country_code : null);
  };
}

async function open(path: string | undefined): Promise<Reader<CountryResponse>> {
  return new Reader<CountryResponse>(await readFile(path ?? builtIn()));
}

export interface GeoClient {
  /** IPv4, or the network of 64 bits that stands for an IPv6 client (`2001:db8:1:2::/64`); anything else is in no country. */
  address: string;
  /** What a trusted proxy in front has found out already. */
  proxyCountry?: string | undefined;
}

type GeoServiceFailure = NetFailure | { code: 'not_json' };

/** The reason why a source gave nothing; there may be a country from the next one all the same. */
export type GeoError =
  | { code: 'geo_service_failed'; failure: GeoServiceFailure }
  | { code: 'country_table_failed'; cause: unknown };

export interface FoundCountry {
  /** ISO 3166-1 alpha-2, null when nobody knows. */
  country: string | null;
  /** Worth a line in the log; nothing of the visitor's is in it. */
  errors: GeoError[];
}

/** A visitor waits for this, and no answer is longer than a page of JSON. */
const limits = { timeoutMs: 2000, maxBytes: 64_000, accept: 'application/json' };

/** The names by which services in use call it (ipapi.co, ipwho.is; ip-api.com; country.is, ipinfo.io). */
const fields = ['country_code', 'countryCode', 'country'];

/** Asks a service for an address's country, or null. The address replaces `{ip}` in its URL, else ends the path. */
export async function askGeoService(
  service: string,
  address: string,
  fetchText: FetchText,
): Promise<Result<string | null, GeoServiceFailure>> {
  const fetched = await fetchText(questionTo(service, address), limits);
  if (!fetched.ok) return fetched;
  try {
    const found: unknown = JSON.parse(fetched.value.text);
    const values = new Map(Object.entries(found ?? {}));
    return ok(fields.map((field) => parseCountryCode(values.get(field))).find(Boolean) ?? null);
  } catch {
    return fail({ code: 'not_json' });
  }
}

function questionTo(service: string, address: string): string {
  const visitor = encodeURIComponent(address);
  if (service.includes('{ip}')) return service.replaceAll('{ip}', visitor);
  const url = new URL(service);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${visitor}`;
  return url.href;
}

export interface GeoParts {
  /** Address of the owner's outside service; empty when there is none. */
  service: () => Promise<string>;
  fetchText: FetchText;
  table: CountryTable;
}

/** The country of a visitor: the proxy’s word, else the owner’s service, else the built-in table. */
export async function findCountry(parts: GeoParts, client: GeoClient): Promise<FoundCountry> {
  if (client.proxyCountry) return { country: client.proxyCountry, errors: [] };
  const address = client.address.replace(/\/64$/, '');
  // Nobody outside is told of a private address, and no table has it.
  if (!isPublicAddress(address)) return { country: null, errors: [] };
  const errors: GeoError[] = [];
  const service = await parts.service();
  if (service) {
    const result = await askGeoService(service, address, parts.fetchText);
    if (result.ok && result.value) return { country: result.value, errors };
    if (!result.ok) errors.push({ code: 'geo_service_failed', failure: result.failure });
  }
  try {
    return { country: await parts.table(address), errors };
  } catch (cause) {
    return { country: null, errors: [...errors, { code: 'country_table_failed', cause }] };
  }
}
