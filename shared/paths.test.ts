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

test('an English URL has no language parameter', () => {
  expect(localized('/blog?lang=es', 'en')).toBe('/blog');
});

test('a Spanish URL has a language parameter', () => {
  expect(localized('/blog', 'es')).toBe('/blog?lang=es');
});

test('the language parameter goes before the fragment and after other parameters', () => {
  expect(localized(paths.homeAbout, 'es')).toBe('/?lang=es#about');
  expect(localized('/blog?year=2025', 'es')).toBe('/blog?year=2025&lang=es');
});

test('a link that switches to English has a language parameter', () => {
  expect(switchingTo('/blog?lang=es&year=2025', 'en')).toBe('/blog?lang=en&year=2025');
});

test('a slug is escaped in a URL', () => {
  expect(paths.post('a/../b?c#d')).toBe('/blog/a%2F..%2Fb%3Fc%23d');
  expect(paths.share('año')).toBe('/api/share/a%C3%B1o');
  expect(paths.composePost('a&b=c')).toBe('/compose?slug=a%26b%3Dc');
});

test('query values are escaped, and existing parameters and fragments stay', () => {
  expect(withQuery('/compose/posts', { q: 'á b&c', page: '2' })).toBe('/compose/posts?q=%C3%A1+b%26c&page=2');
  expect(withQuery('/x?y=1#z', { q: undefined })).toBe('/x?y=1#z');
  expect(localized('/x?a=1&lang=es', 'en')).toBe('/x?a=1');
});

test.each(['/', '/compose?lang=es', '/blog/one#two', '/a//b'])('%j is a path on this site', (path) => {
  expect(ownPath(path)).toBe(path);
});

test.each(['//x', '/\\x', '/\r\n/x', 'https://x', 'javascript:1', '/.//x', 'x', ''])(
  '%j isn’t a path on this site',
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
])('the token of a review link like %s is never logged', (path) => {
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
  'the path %s is logged unchanged',
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
])('the normalized old path of %s is %s', (address, path) => {
  expect(oldPath(address)).toBe(path);
});

test('an old URL is identified by host and path, without www', () => {
  expect(oldPlace('https://www.old.example.com/a/')).toBe('old.example.com/a');
  expect(oldPlace('http://old.example.com/a')).toBe('old.example.com/a');
  expect(oldPlace('/a')).toBeUndefined();
});

test('a post’s old paths are the distinct paths of its URLs', () => {
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
])('the URL %s can refer to the old paths %j', (address, paths) => {
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

/** Routes that aren't separate pages: posts, tags, a page's second URL, the offline page, unknown paths. */
const others = ['/blog/:slug', '/blog/tag/:tag', paths.outcomes, paths.offline, '/*'];

function routesOf(layout: string): string[] {
  const entries = (routes as RouteConfigEntry[]).find(({ file }) => file === layout)?.children ?? [];
  return entries.map(({ path = '' }) => `/${path}`);
}

function matches(route: string, path: string): boolean {
  return new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(path);
}

const pageRoutes = routesOf('site/frame/site-layout.tsx').filter((route) => !others.includes(route));

test('every public page is listed in shared/public-pages.ts', () => {
  expect(pageRoutes.length).toBeGreaterThan(1);
  const forgotten = pageRoutes.filter((route) => !publicPages.some(({ path }) => matches(route, path)));
  expect(forgotten, 'add them to shared/public-pages.ts').toEqual([]);
});

test('every listed public page has exactly one route', () => {
  for (const { path } of publicPages) {
    expect(
      pageRoutes.some((route) => matches(route, path)),
      path,
    ).toBe(true);
  }
  expect(new Set(publicPages.map(({ path }) => path)).size).toBe(publicPages.length);
});

test('every page for the owner belongs to an owner area', () => {
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
])('the title “%s” becomes a valid file name on every system', (title, name) => {
  expect(fileNameFor(title, 'a-slug', 'word')).toBe(name);
});

test('the Content-Disposition header has the file name in ASCII and Unicode', () => {
  expect(savedAs("Año (d'or).docx")).toBe(
    `attachment; filename="Ano (d'or).docx"; filename*=UTF-8''A%C3%B1o%20%28d%27or%29.docx`,
  );
  expect(savedAs('a "b" %41.md')).toContain('filename="a b 41.md"');
});

test('the preview URL of a page has its language and fragment', () => {
  expect(draftPreview('/', 'en')).toBe('/?lang=en&preview=drafts');
  expect(draftPreview('/#about', 'es')).toBe('/?lang=es&preview=drafts#about');
});

test('drafts are shown only for the exact preview query', () => {
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

test('sections are marked for editing in the editor’s preview, but not in a plain preview', () => {
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
  ])('slugify turns %j into %j', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  test('slugify truncates a long text after a word, or inside one only if necessary', () => {
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

test('a percent-encoded slug is decoded, even with invalid escapes', () => {
  expect(slugFromAddress('%d0%bf%d1%80%d0%b8%d0%b2%d0%b5%d1%82')).toBe('privet');
  expect(slugFromAddress('c%C3%B3mo-estas')).toBe('como-estas');
  expect(slugFromAddress('100%-sure')).toBe('100-sure');
  expect(slugFromAddress('bad%ff%zz%')).toBe('bad-ff-zz');
  expect(slugFromAddress('%3F')).toBe('');
});

test('a taken or reserved slug gets a number, within the maximum length', async () => {
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
