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

test('a query is escaped, and another parameter keeps its place beside the language', () => {
  expect(withQuery('/compose/posts', { q: 'á b&c', page: '2' })).toBe('/compose/posts?q=%C3%A1+b%26c&page=2');
  expect(withQuery('/x?y=1#z', { q: undefined })).toBe('/x?y=1#z');
  expect(localised('/x?a=1&lang=es', 'en')).toBe('/x?a=1');
});
