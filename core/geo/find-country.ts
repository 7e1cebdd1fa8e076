import type { FetchText } from '../net/outbound.ts';
import { isPublicAddress } from '../net/public-address.ts';
import { askGeoService } from './ask-geo-service.ts';
import type { CountryTable } from './country-table.ts';
import type { FoundCountry, GeoClient, GeoError } from './found-country.ts';

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
