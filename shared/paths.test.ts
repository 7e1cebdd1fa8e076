import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, test } from 'vitest';
import routes from '../app/routes.ts';
import { oldPath, oldPaths, oldPathsAt, oldPlace, ownPath, percentDecoded } from './addresses.ts';
import { fileNameFor, savedAs } from './handover.ts';
import { localized, paths, switchingTo, withQuery } from './paths.ts';
import { draftPreview, textsPreview, wantsDrafts, wantsNamedTexts } from './preview.ts';
import { ownerAreas, publicPages } from './public-pages.ts';
import { isReviewPath, loggedPath } from './requests.ts';
import { sessionCookieName } from './sign-in.ts';
import {
  isReservedSlug,
  maxSlugLength,
  reservedSlugs,
  slugFromAddress,
  slugFromTitle,
  slugify,
  uniqueSlug,
} from './slug.ts';

test('English URLs are plain', () => {
  expect(localized('/blog?lang=es', 'en')).toBe('/blog');
});

test('Spanish URLs contain the language', () => {
  expect(localized('/blog', 'es')).toBe('/blog?lang=es');
});

test('a language goes before the anchor and next to other parameters', () => {
  expect(localized(paths.homeAbout, 'es')).toBe('/?lang=es#about');
  expect(localized('/blog?year=2025', 'es')).toBe('/blog?year=2025&lang=es');
});

test('a link that changes the language names English, too', () => {
  expect(switchingTo('/blog?lang=es&year=2025', 'en')).toBe('/blog?lang=en&year=2025');
});

test('a slug is escaped in a URL', () => {
  expect(paths.post('a/../b?c#d')).toBe('/blog/a%2F..%2Fb%3Fc%23d');
  expect(paths.share('año')).toBe('/api/share/a%C3%B1o');
  expect(paths.composePost('a&b=c')).toBe('/compose?slug=a%26b%3Dc');
});

test('a query is escaped, and other parameters stay next to the language', () => {
  expect(withQuery('/compose/posts', { q: 'á b&c', page: '2' })).toBe('/compose/posts?q=%C3%A1+b%26c&page=2');
  expect(withQuery('/x?y=1#z', { q: undefined })).toBe('/x?y=1#z');
  expect(localized('/x?a=1&lang=es', 'en')).toBe('/x?a=1');
});

test.each(['/', '/compose?lang=es', '/blog/one#two', '/a//b'])('%j is on this site', (path) => {
  expect(ownPath(path)).toBe(path);
});

test.each(['//x', '/\\x', '/\r\n/x', 'https://x', 'javascript:1', '/.//x', 'x', ''])(
  '%j is elsewhere',
  (text) => {
    expect(ownPath(text)).toBeUndefined();
  },
);

test.each([
  '/review/0123abcd',
  '/Review/0123ABCD',
  '/%72eview/0123abcd',
  '/review%2f0123abcd',
  '/%72eview/0123abcd%',
])('the secret of %s is never logged', (path) => {
  expect(isReviewPath(path)).toBe(true);
  expect(loggedPath(path)).toBe('/review/…');
});

test.each([
  ['/blog/a-deal', '/blog/…'],
  ['/%62log/a-deal', '/blog/…'],
  ['/api/blog/posts/a-deal/checks', '/api/blog/posts/…'],
  ['/api/blog/posts', '/api/blog/posts'],
])('%s is logged as %s if the request may be the owner’s', (path, logged) => {
  expect(loggedPath(path, `a=b; ${sessionCookieName}=0123`)).toBe(logged);
});

test.each(['/', '/blog/review', '/blog/review/x', '/reviews', '/review', '/compose/reviews/abc', '/%zz'])(
  '%s is logged unchanged',
  (path) => {
    expect(loggedPath(path)).toBe(path);
  },
);

test.each([
  ['https://old.example.com/2019/05/My-Post/', '/2019/05/my-post'],
  ['/caf%C3%A9/', '/café'],
  ['https://old.example.com//2019//a//', '/2019/a'],
  ['/日本-É', '/日本-é'],
  ['/caf%E9/%C3%A9', '/caf%e9/é'],
  ['/index.php?p=7', '/?p=7'],
  ['/blog/index.php?p=7', '/blog/?p=7'],
  ['https://old.example.com/?p=0123', '/?p=123'],
  ['/blog?p=7', '/blog/?p=7'],
  ['https://old.example.com/', undefined],
  ['mailto:someone@old.example.com', undefined],
  ['http://[', undefined],
])('the path of %s is %s', (address, path) => {
  expect(oldPath(address)).toBe(path);
});

test('a place includes its host, without www', () => {
  expect(oldPlace('https://www.old.example.com/a/')).toBe('old.example.com/a');
  expect(oldPlace('http://old.example.com/a')).toBe('old.example.com/a');
  expect(oldPlace('/a')).toBeUndefined();
});

test('a post’s paths are the distinct paths of its URLs', () => {
  const link = 'https://old.example.com/2019/my-post/';
  expect(oldPaths([link, 'http://old.example.com/2019/My-Post', null, 'substack:17', '/a'])).toEqual([
    '/2019/my-post',
    '/a',
  ]);
  expect(oldPaths([`https://old.example.com/${'x'.repeat(3000)}`])).toEqual([]);
});

test.each([
  ['/2019/a/', ['/2019/a']],
  ['/2019/a/feed/', ['/2019/a/feed', '/2019/a']],
  ['/2019/a/comment-page-3/#comment-12', ['/2019/a/comment-page-3', '/2019/a']],
  ['/2019/a/2', ['/2019/a/2', '/2019/a']],
  ['/feed/', ['/feed']],
  ['/?p=7', ['/?p=7']],
  ['/2019/a/?p=7', ['/2019/a/?p=7', '/2019/a']],
  ['/', []],
])('%s can mean %j', (address, paths) => {
  expect(oldPathsAt(address)).toEqual(paths);
});

test.each([
  ['a%20b', 'a b'],
  ['%C3%B1and%C3%BA', 'ñandú'],
  ['50%.jpg', '50%.jpg'],
  ['%zz', '%zz'],
  ['', ''],
])('%j decodes to %j', (text, expected) => {
  expect(percentDecoded(text)).toBe(expected);
});

/** Routes of the site that are no pages of their own: the posts and their tags, a page's second address, what is shown without a connection, and every unknown one. */
const others = ['/blog/:slug', '/blog/tag/:tag', paths.outcomes, paths.offline, '/*'];

function routesOf(layout: string): string[] {
  const entries = (routes as RouteConfigEntry[]).find(({ file }) => file === layout)?.children ?? [];
  return entries.map(({ path = '' }) => `/${path}`);
}

function matches(route: string, path: string): boolean {
  return new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(path);
}

const pageRoutes = routesOf('site/frame/site-layout.tsx').filter((route) => !others.includes(route));

test('every page of the site is in the table', () => {
  expect(pageRoutes.length).toBeGreaterThan(1);
  const forgotten = pageRoutes.filter((route) => !publicPages.some(({ path }) => matches(route, path)));
  expect(forgotten, 'add them to shared/public-pages.ts').toEqual([]);
});

test('every page in the table has one route', () => {
  for (const { path } of publicPages) {
    expect(
      pageRoutes.some((route) => matches(route, path)),
      path,
    ).toBe(true);
  }
  expect(new Set(publicPages.map(({ path }) => path)).size).toBe(publicPages.length);
});

test('every owner page is in one of the owner areas', () => {
  const pages = routesOf('owner/shell/owner-layout.tsx');
  expect(pages).toContain(paths.compose);
  for (const page of pages) {
    expect(
      ownerAreas.some((area) => page === area || page.startsWith(`${area}/`)),
      page,
    ).toBe(true);
  }
});

test.each([
  ['What a chair says', 'What a chair says.docx'],
  ['¿Qué dice una silla?', '¿Qué dice una silla.docx'],
  ['A/B: “c” <d> | e*?', 'A B “c” d e.docx'],
  ['../../etc/passwd', 'etc passwd.docx'],
  ['', 'a-slug.docx'],
  ['???', 'a-slug.docx'],
  ['CON', 'a-slug.docx'],
  ['x'.repeat(300), `${'x'.repeat(80)}.docx`],
])('“%s” is a valid file name on every system', (title, name) => {
  expect(fileNameFor(title, 'a-slug', 'word')).toBe(name);
});

test('the header has the name in ASCII and in Unicode', () => {
  expect(savedAs("Año (d'or).docx")).toBe(
    `attachment; filename="Ano (d'or).docx"; filename*=UTF-8''A%C3%B1o%20%28d%27or%29.docx`,
  );
  expect(savedAs('a "b" %41.md')).toContain('filename="a b 41.md"');
});

test('the preview of a page has its language and anchor', () => {
  expect(draftPreview('/', 'en')).toBe('/?lang=en&preview=drafts');
  expect(draftPreview('/#about', 'es')).toBe('/?lang=es&preview=drafts#about');
});

test('only that exact query shows drafts', () => {
  for (const [query, wanted] of [
    ['preview=drafts', true],
    ['lang=es&preview=drafts', true],
    ['preview=texts', true],
    ['preview=Drafts', false],
    ['', false],
  ] as const) {
    expect(wantsDrafts(new URLSearchParams(query)), query).toBe(wanted);
  }
});

test('sections are marked for editing, but not in a plain preview', () => {
  const query = new URL(textsPreview('/blog', 'es'), 'http://site.invalid').searchParams;
  expect([wantsNamedTexts(query), wantsDrafts(query), query.get('lang')]).toEqual([true, true, 'es']);
  expect(wantsNamedTexts(new URLSearchParams('preview=drafts'))).toBe(false);
});

describe('slugify', () => {
  test.each([
    ['Cómo hablar en público', 'como-hablar-en-publico'],
    ['  What — really?!  matters ', 'what-really-matters'],
    ['Don’t', 'don-t'],
    ['İstanbul ışık', 'istanbul-isik'],
    ['ﬁnance œuvre Ærø', 'finance-oeuvre-aero'],
    ['Привет, мир', 'privet-mir'],
    ['a\u0000b\u202ec\u200bd', 'a-bcd'],
    ['---', ''],
    ['', ''],
  ])('turns %j into %j', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  test('cuts a long text after a word, and inside one only if necessary', () => {
    const words = slugify('speechwriting '.repeat(20));
    expect(words.length).toBeLessThanOrEqual(maxSlugLength);
    expect(words.endsWith('-speechwriting')).toBe(true);
    expect(slugify(`${'x'.repeat(maxSlugLength)} tail`)).toBe('x'.repeat(maxSlugLength));
    expect(slugify('y'.repeat(100_000))).toBe('y'.repeat(maxSlugLength));
  });
});

test('a title without letters or digits gets a stable, unique slug', () => {
  expect(slugFromTitle('¿?')).toBe(slugFromTitle(' ¿? '));
  expect(slugFromTitle('¿?')).not.toBe(slugFromTitle('¡!'));
  for (const title of ['¿?', '\u0301', '\ud800']) {
    expect(slugFromTitle(title)).toMatch(/^post-[0-9a-f]{8}$/);
    expect(slugify(slugFromTitle(title))).toBe(slugFromTitle(title));
  }
  expect(slugFromTitle('')).toBe('post');
  expect(slugFromTitle('Plain words')).toBe('plain-words');
});

test('percent-encoded slugs are decoded, even with invalid escapes', () => {
  expect(slugFromAddress('%d0%bf%d1%80%d0%b8%d0%b2%d0%b5%d1%82')).toBe('privet');
  expect(slugFromAddress('c%C3%B3mo-estas')).toBe('como-estas');
  expect(slugFromAddress('100%-sure')).toBe('100-sure');
  expect(slugFromAddress('bad%ff%zz%')).toBe('bad-ff-zz');
  expect(slugFromAddress('%3F')).toBe('');
});

test('a taken slug gets a number, within the maximum length and skipping reserved words', async () => {
  const taken = new Set(['talk', 'talk-2']);
  const free = (wanted: string) => uniqueSlug(wanted, async (slug) => taken.has(slug));
  expect(await free('speech')).toBe('speech');
  expect(await free('talk')).toBe('talk-3');
  expect(await uniqueSlug('rss', () => false)).toBe('rss-2');

  const long = `${'a'.repeat(97)}-bc`;
  const second = await uniqueSlug(long, (slug) => slug === long);
  expect(second).toBe(`${'a'.repeat(97)}-2`);
  expect(second.length).toBeLessThanOrEqual(maxSlugLength);
});

test('the blog’s own URL segments are reserved', () => {
  expect([...reservedSlugs].every(isReservedSlug)).toBe(true);
  expect(isReservedSlug('xml-proxy')).toBe(true);
  expect(isReservedSlug('post')).toBe(false);
});
