import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type CountryResponse, Reader } from 'mmdb-lib';
import { parseCountryCode } from './country-code.ts';

/** The country of a public address, null for one that the table does not know. Rejects when the table can't be read. */
export type CountryTable = (address: string) => Promise<string | null>;

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
