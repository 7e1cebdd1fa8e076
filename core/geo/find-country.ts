import { fail, ok, type Result } from '../../shared/result.ts';
import type { FetchText } from '../net/outbound.ts';
import { isPublicAddress } from '../net/public-address.ts';
import { parseCountryCode } from './country-code.ts';
import type { CountryTable } from './country-table.ts';
import type { FoundCountry, GeoClient, GeoError, GeoServiceFailure } from './found-country.ts';

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
