import { expect, test } from 'vitest';
import { linkTarget } from './link-target.ts';

const origin = 'https://site.example';

test.each([
  ['/', { kind: 'page' }],
  ['/blog?lang=es#x', { kind: 'page' }],
  ['/blog/', { kind: 'page' }],
  ['https://site.example/contact', { kind: 'page' }],
  ['//site.example/blog/a', { kind: 'post', slug: 'a' }],
  ['/blog/caf%C3%A9', { kind: 'post', slug: 'café' }],
  ['/blog/%', { kind: 'post', slug: '%' }],
  ['/blog/rss.xml', { kind: 'page' }],
  ['/blog/tag/boards', { kind: 'tag', tag: 'boards' }],
  ['/media/abc/1x1/a.jpg', { kind: 'picture', id: 'abc' }],
  ['/compose?slug=a', { kind: 'owner' }],
  ['/settings/names', { kind: 'owner' }],
  ['/settingsx', { kind: 'other', path: '/settingsx' }],
  ['/2019/03/old-post/', { kind: 'other', path: '/2019/03/old-post' }],
  ['/paper.pdf', { kind: 'page' }],
  ['https://other.example/blog/a', undefined],
  ['http://site.example/blog/a', undefined],
  ['mailto:a@example.com', undefined],
])('%s', (href, expected) => expect(linkTarget(href, origin)).toEqual(expected));
