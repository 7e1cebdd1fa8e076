import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serveLocally } from '../../test/local-server.ts';
import { newFolder } from '../../test/new-folder.ts';
import { createOutbound, type FetchText } from '../net/outbound.ts';
import {
  findCountry,
  type GeoParts,
  openCountryTable,
  parseCountryCode,
  queryGeoService,
} from './find-country.ts';

test('two letters are a country code, normalized to capitals', () => {
  expect(['MX', 'mx', ' es '].map(parseCountryCode)).toEqual(['MX', 'MX', 'ES']);
});

test('a proxy’s code for an unknown country is ignored', () => {
  expect(['XX', 'T1', 'ZZ', ''].map(parseCountryCode)).toEqual([null, null, null, null]);
});

test('names, lists, markup and other values aren’t country codes', () => {
  const values = ['Mexico', 'MX, US', 'M', '<b>', 'ÑÑ', 52, null, undefined, ['MX'], { code: 'MX' }];
  expect(values.map(parseCountryCode).filter((code) => code !== null)).toEqual([]);
});

test('the built-in table finds countries of IPv4 and IPv6 addresses', async () => {
  const table = openCountryTable();
  const addresses = ['187.141.0.1', '2806:2f0::1', '8.8.8.8', '2001:4860:4860::8888'];
  expect(await Promise.all(addresses.map(table))).toEqual(['MX', 'MX', 'US', 'US']);
});

test('an unassigned or invalid address has no country', async () => {
  const table = openCountryTable();
  const addresses = ['10.0.0.1', '127.0.0.1', '::1', 'unknown', ''];
  expect(await Promise.all(addresses.map(table))).toEqual(addresses.map(() => null));
});

test('a missing or corrupted country table is an error', async () => {
  const folder = await newFolder();
  const path = join(folder, 'countries.mmdb');
  const table = openCountryTable(path);
  await expect(table('8.8.8.8')).rejects.toThrow(/ENOENT/);
  await writeFile(path, 'no table');
  await expect(table('8.8.8.8')).rejects.toThrow();
});

const mexican = '187.141.0.1';

/** A service that responds with `text`, and a fetch function that may reach it. */
async function serviceSaying(text: string, status = 200) {
  const server = await serveLocally((_request, response) => response.writeHead(status).end(text));
  const [hostname = '', port] = server.host.split(':');
  const outbound = createOutbound({ allowedHosts: [{ hostname, port: Number(port) }] });
  const fetchText: FetchText = (...request) => outbound.fetchText({ owner: true }, ...request);
  return { ...server, fetchText };
}

test.each([
  ['{"country_code":"MX","country":"Mexico"}', 'MX'],
  ['{"status":"success","country":"Mexico","countryCode":"MX"}', 'MX'],
  ['{"ip":"187.141.0.1","country":"mx"}', 'MX'],
  ['{"country_code":"XX"}', null],
  ['{"error":true}', null],
  ['[]', null],
  ['null', null],
])('the response %s returns the country %s', async (text, country) => {
  const { origin, fetchText } = await serviceSaying(text);
  expect(await queryGeoService(origin, mexican, fetchText)).toEqual({ ok: true, value: country });
});

test('the visitor’s address replaces {ip} in the service’s URL, or is appended to its path', async () => {
  const { origin, requests, fetchText } = await serviceSaying('{}');
  for (const path of ['/{ip}/json', '/?of={ip}&key=1', '', '/json/', '/json?key=1']) {
    await queryGeoService(origin + path, mexican, fetchText);
  }
  await queryGeoService(`${origin}/{ip}`, '2806:2f0::', fetchText);
  expect(requests).toEqual([
    '/187.141.0.1/json',
    '/?of=187.141.0.1&key=1',
    '/187.141.0.1',
    '/json/187.141.0.1',
    '/json/187.141.0.1?key=1',
    '/2806%3A2f0%3A%3A',
  ]);
});

test('a non-JSON response, an error status and a refused address are returned as failures', async () => {
  const failureOf = async (text: string, status?: number) => {
    const { origin, fetchText } = await serviceSaying(text, status);
    return queryGeoService(origin, mexican, fetchText);
  };
  expect(await failureOf('<p>MX</p>')).toEqual({ ok: false, failure: { code: 'not_json' } });
  expect(await failureOf('{}', 503)).toEqual({ ok: false, failure: { code: 'answered', status: 503 } });
  const guarded = createOutbound({ allowedHosts: [] });
  const fetchText: FetchText = (...request) => guarded.fetchText({ owner: true }, ...request);
  const refused = await queryGeoService('http://169.254.169.254/latest', mexican, fetchText);
  expect(refused).toEqual({ ok: false, failure: { code: 'address_refused' } });
});

test('a geolocation service gets 2 seconds to respond', async () => {
  let given: unknown;
  const fetchText: FetchText = async (_address, limits) => {
    given = limits?.timeoutMs;
    return { ok: false, failure: { code: 'no_answer', cause: 'timeout' } };
  };
  await queryGeoService('https://geo.example', mexican, fetchText);
  expect(given).toBe(2000);
});

/** Records the requests to two sources: a service that returns Spain, and a table that returns the United States. */
function sources(fields: Partial<GeoParts> & { reply?: string } = {}) {
  const asked: string[] = [];
  const text = fields.reply ?? '{"country_code":"ES"}';
  const fetchText: FetchText = async (url) => {
    asked.push(url);
    return { ok: true, value: { url, status: 200, contentType: 'application/json', text, bytes: 0 } };
  };
  const table = async (address: string) => {
    asked.push(address);
    return 'US';
  };
  const service = async () => 'https://geo.example/{ip}';
  return { asked, parts: { service, fetchText, table, ...fields } };
}

const none = { service: async () => '' };

test('a country from a proxy is used without asking the service or the table', async () => {
  const { asked, parts } = sources();
  const client = { address: '127.0.0.1', proxyCountry: 'MX' };
  expect(await findCountry(parts, client)).toEqual({ country: 'MX', errors: [] });
  expect(asked).toEqual([]);
});

test('the owner’s geolocation service is asked before the table', async () => {
  const { asked, parts } = sources();
  expect(await findCountry(parts, { address: '8.8.8.8' })).toEqual({ country: 'ES', errors: [] });
  expect(asked).toEqual(['https://geo.example/8.8.8.8']);
});

test('without a geolocation service only the table is used, and for IPv6 by network', async () => {
  const { asked, parts } = sources(none);
  await findCountry(parts, { address: '8.8.8.8' });
  expect(await findCountry(parts, { address: '2806:2f0:1:2::/64' })).toMatchObject({ country: 'US' });
  expect(asked).toEqual(['8.8.8.8', '2806:2f0:1:2::']);
});

test('the table is used if the geolocation service fails or returns no country', async () => {
  const silent = sources({ reply: '{}' });
  expect(await findCountry(silent.parts, { address: '8.8.8.8' })).toEqual({ country: 'US', errors: [] });
  const failure = { code: 'no_answer', cause: 'timeout' } as const;
  const broken = sources({ fetchText: async () => ({ ok: false, failure }) });
  expect(await findCountry(broken.parts, { address: '8.8.8.8' })).toEqual({
    country: 'US',
    errors: [{ code: 'geo_service_failed', failure }],
  });
});

test('without a readable table the visitor has no country, and the reason is logged', async () => {
  const cause = new Error('no such file');
  const { parts } = sources({ ...none, table: () => Promise.reject(cause) });
  expect(await findCountry(parts, { address: '8.8.8.8' })).toEqual({
    country: null,
    errors: [{ code: 'country_table_failed', cause }],
  });
});

test.each('127.0.0.1|10.1.2.3|192.168.1.1|::1|fe80::/64|fd00::/64|203.0.113.5|unknown|'.split('|'))(
  'neither the service nor the table is asked about the address "%s"',
  async (address) => {
    const { asked, parts } = sources();
    expect(await findCountry(parts, { address })).toEqual({ country: null, errors: [] });
    expect(asked).toEqual([]);
  },
);
