import routes from '../app/routes.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'every-route' });

interface Route {
  path?: string | undefined;
  index?: boolean | undefined;
  children?: Route[] | undefined;
}

/** Values for the parameters of the routes. */
const parameters: Record<string, string> = {
  ':slug': 'write-the-last-line-first',
  ':tag': 'speeches',
  ':token': '0'.repeat(64),
  ':locale/*': 'en/home.png',
  '*': 'there-is-no-such-page',
};

function pathsOf(route: Route): string[] {
  if (route.children) return route.children.flatMap(pathsOf);
  const path = route.path ?? '';
  if (path === 'services/:slug') return ['/services/speech-writing-services'];
  return [
    `/${Object.entries(parameters).reduce((filled, [name, value]) => filled.replace(name, value), path)}`,
  ];
}

const paths = (routes as Route[]).flatMap(pathsOf);

/** What a new site answers with another status than 200. */
const statuses: Record<string, number> = {
  '/contact/mail': 303,
  '/compose/preview': 302,
  '/indexnow.txt': 404,
  '/.well-known/security.txt': 404,
  '/there-is-no-such-page': 404,
  [`/review/${parameters[':token']}`]: 404,
};

test('every route answers a visitor and the owner, in both languages', async ({ request, owner }) => {
  expect(paths.length).toBeGreaterThan(40);
  for (const path of paths) {
    for (const lang of ['en', 'es']) {
      const asVisitor = await request.get(`${path}?lang=${lang}`, { maxRedirects: 0 });
      const asOwner = await owner.api.get(`${path}?lang=${lang}`, { maxRedirects: 0 });
      const status = statuses[path] ?? 200;
      expect([path, asVisitor.status(), asOwner.status()]).toEqual([path, status, status]);
      if (!asOwner.headers()['content-type']?.startsWith('text/html')) continue;
      const html = await asOwner.text();
      expect(html, path).toMatch(new RegExp(`<html[^>]* lang="${lang}"`));
      expect(html, path).toMatch(/<title>[^<]+<\/title>/);
      expect(html.match(/<h1/g), path).toHaveLength(1);
    }
  }
});
