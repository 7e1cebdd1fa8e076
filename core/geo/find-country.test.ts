import { expect, test } from 'vitest';
import type { FetchText } from '../net/outbound.ts';
import { findCountry, type GeoParts } from './find-country.ts';

/** Sources that note what they are asked: a service that says Spain, a table that says the United States. */
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

test('what a proxy has found out is believed, and nobody else is asked', async () => {
  const { asked, parts } = sources();
  const client = { address: '127.0.0.1', proxyCountry: 'MX' };
  expect(await findCountry(parts, client)).toEqual({ country: 'MX', errors: [] });
  expect(asked).toEqual([]);
});

test('the owner’s service comes before the table', async () => {
  const { asked, parts } = sources();
  expect(await findCountry(parts, { address: '8.8.8.8' })).toEqual({ country: 'ES', errors: [] });
  expect(asked).toEqual(['https://geo.example/8.8.8.8']);
});

test('without a service only the table is asked, for IPv6 by its network', async () => {
  const { asked, parts } = sources(none);
  await findCountry(parts, { address: '8.8.8.8' });
  expect(await findCountry(parts, { address: '2806:2f0:1:2::/64' })).toMatchObject({ country: 'US' });
  expect(asked).toEqual(['8.8.8.8', '2806:2f0:1:2::']);
});

test('a service that knows no country, or fails, leaves the answer to the table', async () => {
  const silent = sources({ reply: '{}' });
  expect(await findCountry(silent.parts, { address: '8.8.8.8' })).toEqual({ country: 'US', errors: [] });
  const failure = { code: 'no_answer', cause: 'timeout' } as const;
  const broken = sources({ fetchText: async () => ({ ok: false, failure }) });
  expect(await findCountry(broken.parts, { address: '8.8.8.8' })).toEqual({
    country: 'US',
    errors: [{ code: 'geo_service_failed', failure }],
  });
});

test('a table that can’t be read leaves the visitor without a country, and says why', async () => {
  const cause = new Error('no such file');
  const { parts } = sources({ ...none, table: () => Promise.reject(cause) });
  expect(await findCountry(parts, { address: '8.8.8.8' })).toEqual({
    country: null,
    errors: [{ code: 'country_table_failed', cause }],
  });
});

test.each('127.0.0.1|10.1.2.3|192.168.1.1|::1|fe80::/64|fd00::/64|203.0.113.5|unknown|'.split('|'))(
  'nobody is asked about %s',
  async (address) => {
    const { asked, parts } = sources();
    expect(await findCountry(parts, { address })).toEqual({ country: null, errors: [] });
    expect(asked).toEqual([]);
  },
);
