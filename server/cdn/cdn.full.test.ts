import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { createTestSite, page, type TestSite } from '../../test/create-test-site.ts';
import { eachDialect, type OpenDatabase } from '../../test/each-dialect.ts';
import { serveLocally } from '../../test/local-server.ts';
import { createLog } from '../log.ts';
import { createCdn } from './cdn-headers.ts';
import { purgeCdn } from './purge-cdn.ts';
import type { PurgeKind } from './purge-requests.ts';

interface Heard {
  method: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
  at: number;
}

/** A cache in front that answers with one status after the other, the last for ever; a number above 1000 asks for a wait of what is above it, in seconds. */
async function startCdn(...statuses: number[]) {
  const heard: Heard[] = [];
  const { origin } = await serveLocally(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    heard.push({ method: request.method, headers: request.headers, body, at: performance.now() });
    const status = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200;
    const headers = {
      Location: '/elsewhere',
      ...(status > 1000 && { 'Retry-After': String(status - 1000) }),
    };
    response.writeHead(status > 1000 ? 429 : status, headers).end('{}');
  });
  return { heard, url: `${origin}/purge` };
}

function keepLog() {
  const lines: string[] = [];
  return { lines, log: createLog('info', { write: (line) => void lines.push(line) }) };
}

test('caches in front are told to forget the pages, with what proves who asks, and twice more soon', async () => {
  const { heard, url } = await startCdn(200);
  const { lines, log } = keepLog();
  await purgeCdn({ kind: 'any', urls: [url], header: ['Authorization', 'Bearer secret'] }, log, () => true);
  expect(heard).toHaveLength(3);
  for (const { method, headers, body } of heard) {
    expect([method, body]).toEqual(['POST', '{"tags":["pages"]}']);
    expect(headers).toMatchObject({
      authorization: 'Bearer secret',
      'surrogate-key': 'pages',
      'content-type': 'application/json',
    });
  }
  const after = (nth: number) => (heard[nth]?.at ?? 0) - (heard[0]?.at ?? 0);
  expect(after(1)).toBeGreaterThan(350);
  expect(after(1)).toBeLessThan(900);
  // Longer than another process can be without knowing.
  expect(after(2)).toBeGreaterThan(2_000);
  expect(lines.join('')).toContain('a cache in front forgets the pages');
  expect(lines.join('')).not.toContain('secret');
});

test.each([
  ['fastly', 'POST', '', 'pages'],
  ['cloudflare', 'POST', '{"tags":["pages"]}', undefined],
  ['bunny', 'POST', '{"CacheTag":"pages"}', undefined],
  ['varnish', 'PURGE', '', 'pages'],
  ['souin', 'PURGE', '', 'pages'],
] as [PurgeKind, string, string, string | undefined][])(
  '%s is told in its own way',
  async (kind, method, body, key) => {
    const { heard, url } = await startCdn(200);
    await purgeCdn({ kind, urls: [url], header: undefined }, keepLog().log, () => heard.length === 0);
    expect(heard.map((each) => [each.method, each.body, each.headers['surrogate-key']])).toEqual([
      [method, body, key],
    ]);
  },
);

test('they are told again where they did not hear, and the log knows nothing of the secret', async () => {
  const { heard, url } = await startCdn(500, 200);
  const { lines, log } = keepLog();
  await purgeCdn({ kind: 'any', urls: [url], header: ['Fastly-Key', 'secret'] }, log, () => heard.length < 2);
  expect(heard).toHaveLength(2);
  expect(lines[0]).toContain('answered 500');
  expect(lines.join('')).not.toContain('secret');
});

const env = { maxAge: 60, staleWhileRevalidate: 0, staleIfError: 0, hasLanguageKey: false };
const kept = 'public, max-age=0, s-maxage=60';

test('caches in front keep pages only where they are told how long', () => {
  expect(createCdn({ ...env, maxAge: 0, staleWhileRevalidate: 30, staleIfError: 60 })).toBeUndefined();
  expect(createCdn(env)?.headers['Cache-Control']).toBe(kept);
  expect(createCdn({ ...env, staleIfError: 86_400 })?.headers['Cache-Control']).toBe(
    `${kept}, stale-if-error=86400`,
  );
  expect(createCdn({ ...env, staleWhileRevalidate: 30, staleIfError: 60 })?.headers).toEqual({
    'Cache-Control': `${kept}, stale-while-revalidate=30, stale-if-error=60`,
    'Surrogate-Key': 'pages',
    'Cache-Tag': 'pages',
    'CDN-Tag': 'pages',
  });
});

async function siteWith(open: OpenDatabase, more: Partial<typeof env> = {}): Promise<TestSite> {
  const cdn = createCdn({ ...env, ...more });
  const site = await createTestSite(await open(), cdn ? { cdn } : {});
  site.pages.render = async (request, { locale }) =>
    page(`A page in ${locale}`, request.url.endsWith('/none') ? 404 : 200);
  return site;
}

type Asked = [path: string, control: string | null, vary: string | null, headers?: Record<string, string>];

async function expectAnswers(site: TestSite, asked: Asked[]): Promise<void> {
  for (const [path, control, vary, headers = {}] of asked) {
    const response = await site.request(path, { headers });
    const got = [response.headers.get('cache-control'), response.headers.get('vary')];
    expect([path, headers, ...got]).toEqual([path, headers, control, vary]);
    expect(response.headers.get('cache-tag'), path).toBe(control === kept ? 'pages' : null);
    if (control === kept) expect(response.headers.get('set-cookie'), path).toBeNull();
  }
}

const byCookie = 'Accept-Encoding, Cookie';
const forAll = 'Accept-Encoding';

eachDialect('with caches in front', (open) => {
  test('a page is theirs to keep, and nothing that is one reader’s or may soon be there', async () => {
    const site = await siteWith(open);
    await expectAnswers(site, [
      ['/blog', kept, byCookie],
      ['/blog', kept, byCookie],
      ['/blog', kept, byCookie, { Cookie: 'i18nextLng=es' }],
      // An address that names its language is the same for all, whatever they have chosen.
      ['/blog?lang=es', kept, forAll],
      ['/blog?lang=es', kept, forAll, { Cookie: 'i18nextLng=en' }],
      ['/blog?lang=es', kept, forAll, { 'Sec-Purpose': 'prefetch' }],
      ['/blog?lang=fr', kept, byCookie],
      ['/none', 'no-cache', null],
      ['/compose', 'no-store', forAll],
      ['/blog', 'no-store', forAll, { Cookie: await site.signIn() }],
      // A session that has ended is one all the same.
      ['/blog', 'no-cache', byCookie, { Cookie: 'compose_session=ended' }],
      ['/blog?lang=es', 'no-cache', forAll, { Cookie: 'compose_session=ended' }],
      ['/api/blog/posts', 'no-store', forAll],
    ]);
  });
});
