import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '../app/routes.ts';
import { paths } from './paths.ts';
import { ownerAreas, publicPages } from './public-pages.ts';

/** Routes of the site that are no pages of their own: the posts and their tags, a page's second address, what is shown without a connection, and every unknown one. */
const others = ['/blog/:slug', '/blog/tag/:tag', paths.outcomes, paths.offline, '/*'];

function routesOf(layout: string): string[] {
  const entries = (routes as RouteConfigEntry[]).find(({ file }) => file === layout)?.children ?? [];
  return entries.map(({ path = '' }) => `/${path}`);
}

function matches(route: string, path: string): boolean {
  return new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(path);
}

const pageRoutes = routesOf('site/site-layout.tsx').filter((route) => !others.includes(route));

test('every page of the site is in the table', () => {
  expect(pageRoutes.length).toBeGreaterThan(1);
  const forgotten = pageRoutes.filter((route) => !publicPages.some(({ path }) => matches(route, path)));
  expect(forgotten, 'add them to shared/public-pages.ts').toEqual([]);
});

test('every page in the table has a route, once', () => {
  for (const { path } of publicPages) {
    expect(
      pageRoutes.some((route) => matches(route, path)),
      path,
    ).toBe(true);
  }
  expect(new Set(publicPages.map(({ path }) => path)).size).toBe(publicPages.length);
});

test("every page of the owner's lies in one of the owner's areas", () => {
  const pages = routesOf('owner/shell/owner-layout.tsx');
  expect(pages).toContain(paths.compose);
  for (const page of pages) {
    expect(
      ownerAreas.some((area) => page === area || page.startsWith(`${area}/`)),
      page,
    ).toBe(true);
  }
});
