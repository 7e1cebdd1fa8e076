import type { NetFailure } from '../net/net-failure.ts';

export interface GeoClient {
  /** IPv4, or the network of 64 bits that stands for an IPv6 client (`2001:db8:1:2::/64`); anything else is in no country. */
  address: string;
  /** What a trusted proxy in front has found out already. */
  proxyCountry?: string | undefined;
}

export type GeoServiceFailure = NetFailure | { code: 'not_json' };

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
