import { expect, test } from 'vitest';
import { catalogs } from '../../../messages/catalogs.ts';
import { linkIn, type Site } from './site-context.ts';
import { navItems } from './site-frame.tsx';

function site(changes: Partial<Site> = {}): Site {
  return {
    locale: 'en',
    messages: catalogs.en,
    brand: 'Under Your Name',
    founder: '',
    logo: '',
    social: [],
    zone: 'UTC',
    origin: 'https://example.com',
    path: '/',
    to: linkIn('en'),
    ...changes,
  };
}

test('the navigation includes the founder’s name if set and only sections of the home page', () => {
  expect(navItems(site()).map(({ label }) => label)).toContain('About the writer');
  expect(navItems(site({ hasOutcomes: false })).map(({ label }) => label)).not.toContain('When It Mattered');
  expect(navItems(site({ founder: 'Ana Ruiz' })).map(({ label }) => label)).toContain('About Ana Ruiz');
});

test('navigation links keep the language, even to sections of the home page', () => {
  const spanish = site({ locale: 'es', messages: catalogs.es, to: linkIn('es') });
  expect(navItems(spanish).map(({ href }) => href)).toEqual([
    ...['/?lang=es#experiences', '/?lang=es#when-it-mattered', '/?lang=es#about'],
    ...['/resources?lang=es', '/blog?lang=es', '/contact?lang=es'],
  ]);
});

test.each(['/blog', '/blog?year=2025', '/blog/a-post'])(
  'the navigation marks the blog as current on %s',
  (path) => {
    const current = navItems(site({ path })).filter((item) => item.isCurrent);
    expect(current.map(({ label }) => label)).toEqual(['Blog']);
  },
);

test('the navigation marks nothing as current on the home page or on /blogging', () => {
  expect(navItems(site({ path: '/' })).some(({ isCurrent }) => isCurrent)).toBe(false);
  expect(navItems(site({ path: '/blogging' })).some(({ isCurrent }) => isCurrent)).toBe(false);
});
