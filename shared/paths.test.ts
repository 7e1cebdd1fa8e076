import { expect, test } from 'vitest';
import { localised, paths, switchingTo, withQuery } from './paths.ts';

test('English addresses are plain', () => {
  expect(localised('/blog?lang=es', 'en')).toBe('/blog');
});

test('Spanish addresses carry the language', () => {
  expect(localised('/blog', 'es')).toBe('/blog?lang=es');
});

test('a language is put before the anchor and beside other parameters', () => {
  expect(localised(paths.homeAbout, 'es')).toBe('/?lang=es#about');
  expect(localised('/blog?year=2025', 'es')).toBe('/blog?year=2025&lang=es');
});

test('a link that changes the language names English too', () => {
  expect(switchingTo('/blog?lang=es&year=2025', 'en')).toBe('/blog?lang=en&year=2025');
});

test('a slug cannot leave its place in an address', () => {
  expect(paths.post('a/../b?c#d')).toBe('/blog/a%2F..%2Fb%3Fc%23d');
  expect(paths.share('año')).toBe('/api/share/a%C3%B1o');
  expect(paths.composePost('a&b=c')).toBe('/compose?slug=a%26b%3Dc');
});

test('what needs no parser comes out as from one', () => {
  const parsed = (path: string, query: Record<string, string | undefined>) => {
    const url = new URL(path, 'http://site.invalid');
    for (const [name, value] of Object.entries(query)) {
      if (value === undefined) url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }
    return url.pathname + url.search + url.hash;
  };
  const values = ['a', 'á b+c&d=e#f', '', '~*.-_', '%41', '😀', undefined];
  for (const path of [
    '/',
    '/blog',
    '/compose/posts',
    '/blog/a.b',
    '/blog/',
    '/blog//x',
    '/b%C3%B1',
    '/x?y=1',
    '/a/../b',
    '/x#y',
  ]) {
    for (const value of values) {
      const query = { q: value, page: '2' };
      expect(withQuery(path, query)).toBe(parsed(path, query));
      const linked = withQuery(path, query);
      expect(localised(linked, 'es')).toBe(parsed(linked, { lang: 'es' }));
      expect(localised(linked, 'en')).toBe(parsed(linked, { lang: undefined }));
    }
  }
  for (const path of ['/x?lang=es', '/x?a=1&lang=es', '/x?slang=1', '/x?a', '/x?a=b=c', '/x?a=1#b']) {
    expect(localised(path, 'en')).toBe(parsed(path, { lang: undefined }));
    expect(localised(path, 'es')).toBe(parsed(path, { lang: 'es' }));
  }
});
