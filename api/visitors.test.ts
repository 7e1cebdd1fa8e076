import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';
import { serveLocally } from '../test/local-server.ts';
import { type ApiEnvironment, atMost } from './resource.ts';

const mexican = { 'X-Forwarded-For': '187.141.0.1' };

const ask = (site: TestSite, headers: Record<string, string> = {}) => site.request('/api/geo', { headers });

async function countryOf(site: TestSite, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await ask(site, headers);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  return response.json();
}

eachDialect('GET /api/geo', (open) => {
  test('finds the country of an IPv4 or IPv6 address in the server’s table', async () => {
    const site = await createTestSite(await open(), { trustProxy: 1 });
    expect(await countryOf(site, mexican)).toEqual({ country_code: 'MX' });
    expect(await countryOf(site, { 'X-Forwarded-For': '2806:2f0::1' })).toEqual({ country_code: 'MX' });
    expect(await countryOf(site, { 'X-Forwarded-For': '8.8.8.8' })).toEqual({ country_code: 'US' });
  });

  test('reads the visitor’s country from a header only behind a trusted proxy', async () => {
    const header = { 'CF-IPCountry': 'MX' };
    const behind = await createTestSite(await open(), { trustProxy: 1 });
    expect(await countryOf(behind, header)).toEqual({ country_code: 'MX' });
    expect(await countryOf(behind, { ...mexican, 'CF-IPCountry': 'XX' })).toEqual({ country_code: 'MX' });
    const bare = await createTestSite(await open());
    expect(await countryOf(bare, { ...header, ...mexican })).toEqual({ country_code: null });
  });

  test('falls back to the table if the location service fails, and logs no IP address', async () => {
    const service = await serveLocally((_request, response) => response.end('<p>Sorry</p>'));
    const site = await createTestSite(await open(), { trustProxy: 1, importHosts: service.host });
    await site.core.settings.save({ geo_service: `http://${service.host}/{ip}` });
    expect(await countryOf(site, mexican)).toEqual({ country_code: 'MX' });
    expect(site.log.filter((line) => line.includes('geolocation service failed: not_json'))).toHaveLength(1);
    expect(site.log.join('\n')).not.toContain('187.141');
  });
});

const violations = (site: TestSite) =>
  site.log
    .filter((line) => line.includes('content security policy violated'))
    .map((line) => {
      const { page, directive, blocked } = JSON.parse(line) as Record<string, string>;
      return { page, directive, blocked };
    });

const report = (directive: string, page = 'https://site.example/blog?q=private#x') => ({
  'csp-report': {
    'document-uri': page,
    'effective-directive': directive,
    'blocked-uri': 'https://evil.example/x.js?token=private',
    'script-sample': 'private',
  },
});

eachDialect('POST /api/csp-reports', (open) => {
  const siteOfReports = async () => {
    const site = await createTestSite(await open());
    const send = (body: string, type = 'application/csp-report') =>
      site.request('/api/csp-reports', { method: 'POST', body, headers: { 'Content-Type': type } });
    return { site, send };
  };

  test('logs both formats of CSP reports without personal data', async () => {
    const { site, send } = await siteOfReports();
    expect((await send(JSON.stringify(report('script-src-elem')))).status).toBe(204);
    const body = {
      documentURL: 'https://site.example/compose?slug=private',
      effectiveDirective: 'require-trusted-types-for',
      blockedURL: 'trusted-types-sink',
    };
    const reports = [{ type: 'csp-violation', body }, { type: 'deprecation', body }, null];
    expect((await send(JSON.stringify(reports), 'application/reports+json')).status).toBe(204);
    expect(violations(site)).toEqual([
      { page: '/blog', directive: 'script-src-elem', blocked: 'https://evil.example/x.js' },
      { page: '/compose', directive: 'require-trusted-types-for', blocked: 'trusted-types-sink' },
    ]);
    expect(site.log.join()).not.toContain('private');
  });

  test('shortens long values and removes terminal control characters from CSP reports', async () => {
    const { site, send } = await siteOfReports();
    await send(JSON.stringify(report(`a\u001b[31m\nb\u202e${'c'.repeat(1000)}`)));
    expect(violations(site)[0]?.directive).toMatch(/^a\[31mbc{190,198}$/);
  });

  test('accepts any CSP report up to 16 kB and logs a few per minute', async () => {
    const { site, send } = await siteOfReports();
    for (const body of ['', 'nonsense', '[]', 'null', '{"csp-report":5}', '['.repeat(9000), '"\\ud800"']) {
      expect([body.slice(0, 9), (await send(body)).status]).toEqual([body.slice(0, 9), 204]);
    }
    expect(violations(site)).toEqual([]);
    for (let count = 0; count < 40; count += 1) await send(JSON.stringify(report(`d${count}`)));
    expect(violations(site)).toHaveLength(30);
    await expectProblem(await send('x'.repeat(17_000)), 413);
  });
});

const visitor = { owner: false } as ApiEnvironment['Bindings'];
const owner = { owner: true } as ApiEnvironment['Bindings'];

/** Creates a route that responds when the test allows it. */
function gated(most: number) {
  const waiting: (() => void)[] = [];
  const app = new Hono<ApiEnvironment>().get('/', atMost(most), async (c) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    if (c.req.query('fail')) throw new Error('broken');
    return c.text('done');
  });
  app.onError((_error, c) => c.text('failed', 500));
  return { app, release: () => waiting.splice(0).forEach((resolve) => void resolve()) };
}

test('requests over the limit of simultaneous ones get 429, the others work', async () => {
  const { app, release } = gated(2);
  const running = [app.request('/', {}, visitor), app.request('/', {}, visitor)];
  const refused = await app.request('/', {}, visitor);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await refused.json()).toEqual({ detail: 'Too many requests. Wait a moment and try again.' });
  release();
  expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200]);
});

test('a finished request, even a failed one, frees its slot', async () => {
  const { app, release } = gated(1);
  const failing = app.request('/?fail=1', {}, visitor);
  release();
  expect((await failing).status).toBe(500);
  const next = app.request('/', {}, visitor);
  release();
  expect((await next).status).toBe(200);
});

test('visitors can’t use up the owner’s slots', async () => {
  const { app, release } = gated(1);
  const visiting = app.request('/', {}, visitor);
  const working = app.request('/', {}, owner);
  expect((await app.request('/', {}, visitor)).status).toBe(429);
  release();
  expect((await working).status).toBe(200);
  expect((await visiting).status).toBe(200);
});
