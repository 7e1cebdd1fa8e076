import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type CountryResponse, Reader } from 'mmdb-lib';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { FetchText } from '../net/outbound.ts';
import { isPublicAddress, type NetFailure } from '../net/public-address.ts';

/** Codes for an unknown country: XX (and T1 for Tor) from Cloudflare, ZZ from others (ISO 3166-1, user-assigned). */
const unknown = ['XX', 'ZZ'];

/** Returns an ISO 3166-1 alpha-2 code in capitals, or null. */
export function parseCountryCode(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const code = value.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) && !unknown.includes(code) ? code : null;
}

type CountryTable = (address: string) => Promise<string | null>;

const require = createRequire(import.meta.url);

/**
 * Returns the path of the built-in table of countries by IPv4 and IPv6 address, from registry and route data
 * in the public domain (CC0), about 8 MB. Throws if it is missing.
 */
function builtIn(): string {
  return require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');
}

/**
 * Opens a table in MaxMind's format. It is read with the first request, so that it costs nothing at startup
 * or on a site that doesn't need it.
 */
export function openCountryTable(path?: string): CountryTable {
  let opened: Promise<Reader<CountryResponse>> | undefined;
  return async (address) => {
    opened ??= open(path).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    // Entries of the built-in table are flat, unlike MaxMind's: {country_code}.
    const entry: object | null = (await opened).get(address);
    return parseCountryCode(entry && 'country_code' in entry ? entry.country_code : null);
  };
}

async function open(path: string | undefined): Promise<Reader<CountryResponse>> {
  return new Reader<CountryResponse>(await readFile(path ?? builtIn()));
}

export interface GeoClient {
  /** An IPv4 address, or the /64 of an IPv6 client (`2001:db8:1:2::/64`). */
  address: string;
  proxyCountry?: string | undefined;
}

type GeoServiceFailure = NetFailure | { code: 'not_json' };

/** Why a source failed. The next source is then tried. */
export type GeoError =
  | { code: 'geo_service_failed'; failure: GeoServiceFailure }
  | { code: 'country_table_failed'; cause: unknown };

export interface FoundCountry {
  country: string | null;
  /** Errors for the log. They don't identify the visitor. */
  errors: GeoError[];
}

/** A visitor waits for the response, which is at most a page of JSON. */
const limits = { timeoutMs: 2000, maxBytes: 64_000, accept: 'application/json' };

/** The fields in which services return the country (ipapi.co, ipwho.is; ip-api.com; country.is, ipinfo.io). */
const fields = ['country_code', 'countryCode', 'country'];

/** Asks a geolocation service. The address replaces `{ip}` in its URL, or is appended to the path. */
export async function queryGeoService(
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
  service: () => Promise<string>;
  fetchText: FetchText;
  table: CountryTable;
}

/** Finds the country in the proxy's header, then with the owner's service, then in the built-in table. */
export async function findCountry(parts: GeoParts, client: GeoClient): Promise<FoundCountry> {
  if (client.proxyCountry) return { country: client.proxyCountry, errors: [] };
  const address = client.address.replace(/\/64$/, '');
  // Private addresses are in no table, and aren't sent to a service.
  if (!isPublicAddress(address)) return { country: null, errors: [] };
  const errors: GeoError[] = [];
  const service = await parts.service();
  if (service) {
    const result = await queryGeoService(service, address, parts.fetchText);
    if (result.ok && result.value) return { country: result.value, errors };
    if (!result.ok) errors.push({ code: 'geo_service_failed', failure: result.failure });
  }
  try {
    return { country: await parts.table(address), errors };
  } catch (cause) {
    return { country: null, errors: [...errors, { code: 'country_table_failed', cause }] };
  }
}
