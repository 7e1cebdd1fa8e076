import { expect, test } from 'vitest';
import { createTestSite, page, type TestSite } from '../../test/create-test-site.ts';
import { eachDialect, type OpenDatabase } from '../../test/each-dialect.ts';
import { createCdn } from './cdn-headers.ts';

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
