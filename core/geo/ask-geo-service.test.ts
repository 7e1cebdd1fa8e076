import { expect, test } from 'vitest';
import { serveLocally } from '../../test/local-server.ts';
import { createOutbound, type FetchText } from '../net/outbound.ts';
import { askGeoService } from './find-country.ts';

const mexican = '187.141.0.1';

/** A service that says `text`, and the only way to it. */
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
])('%s says %s', async (text, country) => {
  const { origin, fetchText } = await serviceSaying(text);
  expect(await askGeoService(origin, mexican, fetchText)).toEqual({ ok: true, value: country });
});

test('the visitor’s address goes where the service’s address has {ip}, else to the end of its path', async () => {
  const { origin, requests, fetchText } = await serviceSaying('{}');
  for (const path of ['/{ip}/json', '/?of={ip}&key=1', '', '/json/', '/json?key=1']) {
    await askGeoService(origin + path, mexican, fetchText);
  }
  await askGeoService(`${origin}/{ip}`, '2806:2f0::', fetchText);
  expect(requests).toEqual([
    '/187.141.0.1/json',
    '/?of=187.141.0.1&key=1',
    '/187.141.0.1',
    '/json/187.141.0.1',
    '/json/187.141.0.1?key=1',
    '/2806%3A2f0%3A%3A',
  ]);
});

test('a page instead of JSON, an error and a refused address are failures with a code', async () => {
  const failureOf = async (text: string, status?: number) => {
    const { origin, fetchText } = await serviceSaying(text, status);
    return askGeoService(origin, mexican, fetchText);
  };
  expect(await failureOf('<p>MX</p>')).toEqual({ ok: false, failure: { code: 'not_json' } });
  expect(await failureOf('{}', 503)).toEqual({ ok: false, failure: { code: 'answered', status: 503 } });
  const guarded = createOutbound({ allowedHosts: [] });
  const fetchText: FetchText = (...request) => guarded.fetchText({ owner: true }, ...request);
  const refused = await askGeoService('http://169.254.169.254/latest', mexican, fetchText);
  expect(refused).toEqual({ ok: false, failure: { code: 'address_refused' } });
});

test('a service that keeps a visitor waiting is given two seconds', async () => {
  let given: unknown;
  const fetchText: FetchText = async (_address, limits) => {
    given = limits?.timeoutMs;
    return { ok: false, failure: { code: 'no_answer', cause: 'timeout' } };
  };
  await askGeoService('https://geo.example', mexican, fetchText);
  expect(given).toBe(2000);
});
