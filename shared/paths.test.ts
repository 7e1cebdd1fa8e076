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

test('a path that looks like another host stays on this one', () => {
  expect(withQuery('/blog', { year: undefined, page: '2' })).toBe('/blog?page=2');
});
