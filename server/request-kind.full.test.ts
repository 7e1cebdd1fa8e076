import { expect, test } from 'vitest';
import { paths } from '../shared/paths.ts';
import { services } from '../shared/services.ts';
import { requestKind } from './request-kind.ts';

test.each([
  [
    'page',
    [
      '/',
      '/?lang=es',
      '/services',
      paths.service(services[0].slug),
      '/contact',
      '/privacy',
      '/outcomes',
      '/offline',
    ],
  ],
  ['article', [paths.post('a-post'), '/blog/a-post?lang=es', '/blog/%C3%A9']],
  ['list', ['/blog', '/blog?page=2&year=2025', '/blog/tag/letters']],
  ['feed', ['/blog/rss.xml', '/sitemap.xml?page=2', '/robots.txt', '/llms.txt']],
  [
    'api',
    ['/api', '/api/health', '/api/api/blog/posts', '/blog/posts', '/blog/posts/a-post', '/blog/scrape'],
  ],
  [
    'owner',
    ['/compose', '/compose/posts?status=draft', '/settings/activity', '/media-library', '/blog.data'],
  ],
  ['media', ['/media/0123456789?w=640']],
  ['file', ['/assets/enhance-1a2b3c.js', '/favicon.ico', '/site.webmanifest', '/share-pictures/en/home.png']],
  ['other', ['/wp-login', '/blog/a/b', '/Services', '', '*', '/%ff', '/2019/05/my-post/', '/metrics']],
])('%s is told by the address alone', (kind, targets) => {
  for (const target of targets) expect(requestKind(target), target).toBe(kind);
});
