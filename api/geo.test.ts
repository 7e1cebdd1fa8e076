import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createTestSite, type TestSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';

const mexican = { 'X-Forwarded-For': '187.141.0.1' };

const ask = (site: TestSite, headers: Record<string, string> = {}) => site.request('/api/geo', { headers });

async function countryOf(site: TestSite, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await ask(site, headers);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  return response.json();
}

/** An outside service on the loopback address that answers with `text`. */
async function serviceSaying(text: string) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

eachDialect('GET /api/geo', (open) => {
  test('names the country of an address from the table on this server, IPv4 or IPv6', async () => {
    const site = await createTestSite(await open(), { trustProxy: 1 });
    expect(await countryOf(site, mexican)).toEqual({ country_code: 'MX' });
    expect(await countryOf(site, { 'X-Forwarded-For': '2806:2f0::1' })).toEqual({ country_code: 'MX' });
    expect(await countryOf(site, { 'X-Forwarded-For': '8.8.8.8' })).toEqual({ country_code: 'US' });
  });

  test('believes a proxy’s header only where a proxy is trusted', async () => {
    const header = { 'CF-IPCountry': 'MX' };
    const behind = await createTestSite(await open(), { trustProxy: 1 });
    expect(await countryOf(behind, header)).toEqual({ country_code: 'MX' });
    expect(await countryOf(behind, { ...mexican, 'CF-IPCountry': 'XX' })).toEqual({ country_code: 'MX' });
    const bare = await createTestSite(await open());
    expect(await countryOf(bare, { ...header, ...mexican })).toEqual({ country_code: null });
  });

  test('answers from the table when the service fails, and logs the failure without the address', async () => {
    const service = await serviceSaying('<p>Sorry</p>');
    const site = await createTestSite(await open(), { trustProxy: 1, importHosts: service.host });
    await site.core.settings.save({ geo_service: `http://${service.host}/{ip}` });
    expect(await countryOf(site, mexican)).toEqual({ country_code: 'MX' });
    expect(site.log.filter((line) => line.includes('geolocation service failed: not_json'))).toHaveLength(1);
    expect(site.log.join('\n')).not.toContain('187.141');
  });
});
