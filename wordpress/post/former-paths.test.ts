import { expect, test } from 'vitest';
import { formerPaths } from './former-paths.ts';

const item = {
  ...{ id: '12', guid: '', link: 'https://old.example.com/2012/03/04/my-post/', name: 'my-post' },
  ...{ date: '2012-03-04 10:00:00', former: { slugs: ['my-draft'], dates: [], paths: [] } },
};
const base = 'https://old.example.com/';
const slugs = (...slugs: string[]) => ({ slugs, dates: [], paths: [] });

test.each([
  ['day and name', '/2012/03/04/my-post/', '/2012/03/04/my-draft/'],
  ['month and name', '/2012/03/my-post/', '/2012/03/my-draft/'],
  ['name', '/my-post/', '/my-draft/'],
  ['category and name', '/news/paris/my-post', '/news/paris/my-draft'],
  ['name with an ending', '/2012/my-post.html', '/2012/my-draft.html'],
  ['name in a folder', '/blog/my-post/', '/blog/my-draft/'],
])('of a permalink by %s the former slug is one', (_, path, former) => {
  expect(formerPaths({ ...item, link: `https://old.example.com${path}` }, base)).toEqual([
    ...new Set(['/?p=12', former, '/blog/my-draft']),
  ]);
});

test.each(['https://old.example.com/?p=12', 'https://old.example.com/archives/12', ''])(
  'a link without a name (%s) has none',
  (link) => {
    expect(formerPaths({ ...item, link }, base)).toEqual(['/?p=12', '/blog/my-draft']);
  },
);

test('the number is asked for where the blog was', () => {
  expect(formerPaths({ ...item, former: slugs() }, 'https://old.example.com/wordpress/')).toEqual([
    '/wordpress/?p=12',
  ]);
  expect(formerPaths({ ...item, id: 'x', former: slugs() }, null)).toEqual([]);
  expect(formerPaths({ ...item, guid: 'urn:uuid:1', former: slugs() }, base)).toEqual([]);
});

test('names in other scripts are read encoded and decoded', () => {
  const link = 'https://old.example.com/2012/03/%E6%97%A5%E6%9C%AC/';
  const former = slugs('%d0%b9', 'ñu');
  const paths = [
    ...['/?p=12', '/2012/03/%D0%B9/', '/2012/03/%C3%B1u/'],
    ...['/blog/%E6%97%A5%E6%9C%AC', '/blog/%D0%B9', '/blog/%C3%B1u'],
  ];
  expect(formerPaths({ ...item, link, name: '%e6%97%a5%e6%9c%ac', former }, base)).toEqual(paths);
  expect(formerPaths({ ...item, link, name: '日本', former }, base)).toEqual(paths);
});

test('former dates are in permalinks by date, with the slugs of then and now', () => {
  const former = { slugs: ['my-draft'], dates: ['2011-12-31', 'never'], paths: [] };
  expect(formerPaths({ ...item, former }, base)).toEqual([
    '/?p=12',
    '/2012/03/04/my-draft/',
    '/2011/12/31/my-post/',
    '/2011/12/31/my-draft/',
    '/blog/my-draft',
  ]);
  expect(formerPaths({ ...item, link: 'https://old.example.com/my-post/', former }, base)).not.toContain(
    '2011',
  );
});

test('paths that are named come as they are, a hundred thousand slugs as two hundred', () => {
  const paths = ['/2010/a', '/?p=7', 'no path'];
  expect(formerPaths({ ...item, former: { slugs: [], dates: [], paths } }, base)).toEqual([
    '/?p=12',
    '/2010/a',
    '/?p=7',
  ]);
  const many = slugs(...Array.from({ length: 100_000 }, (_, at) => `slug-${at}`));
  expect(formerPaths({ ...item, former: many }, base)).toHaveLength(200);
});
