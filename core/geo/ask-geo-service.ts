import { fail, ok, type Result } from '../../shared/result.ts';
import type { FetchText } from '../net/outbound.ts';
import { parseCountryCode } from './country-code.ts';
import type { GeoServiceFailure } from './found-country.ts';

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
