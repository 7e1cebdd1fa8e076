import { describe, expect, test } from 'vitest';
import { createChangeLog } from '../../shared/imported-post.ts';
import { formerPaths, plainTitle, postDate, postLanguage, postTags, readFeedDate } from './post-values.ts';

test.each([
  ['Plain', 'Plain'],
  ['  Two\n lines ', 'Two lines'],
  ['Rock &amp; Roll', 'Rock & Roll'],
  ['Rock &amp;amp; Roll', 'Rock & Roll'],
  ['It&#8217;s &hellip; &#x1F600;', 'It’s … 😀'],
  ['A <em>word</em> and <strong class="x">more</strong>', 'A word and more'],
  ['One<br/>two', 'One two'],
  ['5 < 6 & 7 > 3', '5 < 6 & 7 > 3'],
  ['x <y z', 'x <y z'],
  ['&lt;b&gt;bold&lt;/b&gt;', 'bold'],
  ['How to use &lt;html&gt;', 'How to use <html>'],
  ['Ben & Jerry; friends', 'Ben & Jerry; friends'],
  ['', ''],
])('converts the title %j to the plain text %j', (html, title) => {
  expect(plainTitle(html)).toBe(title);
});

const fallback = { file: 'Tue, 27 Jan 2015 14:56:57 +0000', today: '2026-01-31' };
const zero = '0000-00-00 00:00:00';
const none = { date: '', dateGmt: '', pubDate: '', dcDate: '', modified: '' };

describe('postDate', () => {
  test.each([
    ['2013-01-11 20:22:19', '2013-01-11 19:22:19', '2013-01-11T20:22:19+01:00'],
    ['2013-01-11 20:22:19', '2013-01-12 03:22:19', '2013-01-11T20:22:19-07:00'],
    ['2013-01-11 20:22:19', '2013-01-11 20:22:19', '2013-01-11T20:22:19Z'],
    ['2013-01-11 20:22:19', '2013-01-11 14:52:19', '2013-01-11T20:22:19+05:30'],
  ])('combines the local time %s and the UTC time %s into %s', (date, dateGmt, expected) => {
    expect(postDate({ ...none, date, dateGmt }, fallback)).toEqual({ date: expected, from: null });
  });

  test.each([
    ['zero, as in drafts', zero],
    ['missing', ''],
    ['days away', '2013-01-20 00:00:00'],
    ['not a valid time zone away', '2013-01-11 19:29:00'],
  ])('reads a local date without an offset if the UTC time is %s', (_case, dateGmt) => {
    expect(postDate({ ...none, date: '2013-01-11 20:22:19', dateGmt }, fallback).date).toBe(
      '2013-01-11T20:22:19',
    );
  });

  test('uses the UTC date if there is no local date, or else the date of the feed item', () => {
    expect(postDate({ ...none, date: zero, dateGmt: '2013-01-11 20:22:19' }, fallback)).toEqual({
      date: '2013-01-11T20:22:19Z',
      from: null,
    });
    const pubDate = 'Fri, 11 Jan 2013 20:22:19 +0100';
    expect(postDate({ ...none, date: zero, dateGmt: zero, pubDate }, fallback)).toEqual({
      date: '2013-01-11T20:22:19+01:00',
      from: null,
    });
  });

  test('dates a post without a date by its last change, the file or today and returns the origin', () => {
    const nothing = { ...none, date: zero, dateGmt: zero, pubDate: 'Wed, 30 Nov -0001 00:00:00 +0000' };
    expect(postDate({ ...nothing, modified: '2014-02-03 04:05:06' }, fallback)).toEqual({
      date: '2014-02-03T04:05:06',
      from: 'modified',
    });
    expect(postDate(nothing, fallback)).toEqual({ date: '2015-01-27T14:56:57Z', from: 'file' });
    expect(postDate(nothing, { file: '', today: '2026-01-31' })).toEqual({
      date: '2026-01-31',
      from: 'today',
    });
  });

  test.each(['2013-02-31 10:00:00', '2013-13-01 10:00:00', '2013-01-01 25:00:00', 'soon'])(
    'ignores the invalid date %s',
    (date) => {
      expect(postDate({ ...none, date }, fallback).from).toBe('file');
    },
  );

  test('keeps a date without a time', () => {
    expect(postDate({ ...none, date: '2013-01-11', dateGmt: '2013-01-11 03:00:00' }, fallback).date).toBe(
      '2013-01-11',
    );
  });
});

describe('readFeedDate', () => {
  test.each([
    ['Tue, 27 Jan 2015 14:56:57 +0000', '2015-01-27T14:56:57Z'],
    ['Tue, 27 Jan 2015 14:56:57 GMT', '2015-01-27T14:56:57Z'],
    ['27 January 2015 14:56 -0330', '2015-01-27T14:56:00-03:30'],
    ['Tue, 7 Jan 2015 14:56:57 EST', '2015-01-07T14:56:57'],
    ['2015-01-27T14:56:57+02:00', '2015-01-27T14:56:57+02:00'],
    ['2015-01-27 14:56:57', '2015-01-27T14:56:57'],
    ['Tue, 31 Feb 2015 14:56:57 +0000', null],
    ['Tue, 27 Foo 2015 14:56:57 +0000', null],
    ['', null],
  ])('reads the feed date %j as %j', (text, date) => {
    expect(readFeedDate(text)).toBe(date);
  });
});

const plain = { categories: [], meta: {} };
const term = (nicename: string, name: string) => [{ domain: 'language', nicename, name }];

test.each([
  ['Polylang’s language term', { ...plain, categories: term('es', 'Español') }, null, 'en-US', 'es'],
  ['a language term with a country', { ...plain, categories: term('es_mx', 'México') }, null, '', 'es'],
  ['a language term in capitals', { ...plain, categories: term('x', 'ES') }, null, '', 'es'],
  ['the post’s _locale field', { ...plain, meta: { _locale: 'es_ES' } }, null, 'en', 'es'],
  ['WPML’s language field', { ...plain, meta: { wpml_language: 'en' } }, null, 'es', 'en'],
  ['the picked language', plain, 'es', 'en', 'es'],
  ['the blog’s language', plain, null, 'es-MX', 'es'],
  ['the default if nothing is set', plain, null, '', 'en'],
  ['the default if the blog’s language isn’t supported', plain, null, 'de-DE', 'en'],
])('determines the language of a post by %s', (_how, item, picked, blog, language) => {
  expect(postLanguage(item, picked, blog)).toBe(language);
});

type Term = [domain: string, nicename: string, name: string];

function read(...categories: Term[]) {
  const list = categories.map(([domain, nicename, name]) => ({ domain, nicename, name }));
  const log = createChangeLog();
  const tags = postTags({ categories: list }, (text) => text.replace(/^\[:en\]/, ''), log);
  return { tags, foreignKey: log.list().map(({ code, what, count }) => `${code} ${what} ${count}`) };
}

const tags = (...categories: Term[]) => read(...categories).tags;

test('merges tags and categories into one list without duplicates', () => {
  expect(
    tags(
      ['post_tag', 'a', 'Speech'],
      ['category', 'b', 'Craft'],
      ['post_tag', 'c', 'speech'],
      ['', '', 'Feed'],
    ),
  ).toEqual(['Speech', 'Craft', 'Feed']);
});

test('decodes tag names and picks one language of bilingual names', () => {
  expect(tags(['post_tag', 'a', 'Q&amp;amp;A'], ['post_tag', 'b', '[:en]House'])).toEqual(['Q&A', 'House']);
});

test('doesn’t import menus, languages and post formats as tags', () => {
  expect(
    tags(
      ['nav_menu', 'm', 'Menu'],
      ['language', 'es', 'Español'],
      ['post_translations', 'x', 'pll_1'],
      ['post_format', 'p', 'Quote'],
    ),
  ).toEqual([]);
});

test.each(['Uncategorized', 'Sin categoría', 'Non classé', 'Allgemein', 'UNCATEGORISED'])(
  'drops the default category %s, but keeps a tag of that name',
  (name) => {
    expect(tags(['category', 'x', name])).toEqual([]);
    expect(tags(['post_tag', 'x', name])).toEqual([name]);
  },
);

test('drops empty tag names and reports names that are too long', () => {
  const [longest, tooLong] = ['x'.repeat(200), `${'y'.repeat(190)} and more words`];
  const { tags, foreignKey } = read(
    ['post_tag', 'a', ' '],
    ['post_tag', 'b', longest],
    ['post_tag', 'c', tooLong],
    ['post_tag', 'd', 'ok'],
  );
  expect(tags).toEqual([longest, 'ok']);
  expect(foreignKey).toEqual([`tag_too_long ${tooLong.slice(0, 200)} 1`]);
});

test('merges tag names that differ only in case or encoding and reports the other spelling', () => {
  const { tags, foreignKey } = read(
    ['post_tag', 'wordpress', 'WordPress'],
    ['category', 'wordpress', 'Wordpress'],
    ['post_tag', 'ecole', 'École'],
    ['category', 'ecole', 'École'],
    ['post_tag', 'ecole', 'ÉCOLE'],
  );
  expect(tags).toEqual(['WordPress', 'École']);
  expect(foreignKey).toEqual(['tags_folded Wordpress → WordPress 1', 'tags_folded ÉCOLE → École 1']);
});

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
  ['name with an extension', '/2012/my-post.html', '/2012/my-draft.html'],
  ['name in a folder', '/blog/my-post/', '/blog/my-draft/'],
])('builds former paths for permalinks by %s', (_, path, former) => {
  expect(formerPaths({ ...item, link: `https://old.example.com${path}` }, base)).toEqual([
    ...new Set(['/?p=12', former, '/blog/my-draft']),
  ]);
});

test.each(['https://old.example.com/?p=12', 'https://old.example.com/archives/12', ''])(
  'builds no permalink for a former slug if the URL has no name (%s)',
  (link) => {
    expect(formerPaths({ ...item, link }, base)).toEqual(['/?p=12', '/blog/my-draft']);
  },
);

test('builds the former ?p= path in the folder of the blog', () => {
  expect(formerPaths({ ...item, former: slugs() }, 'https://old.example.com/wordpress/')).toEqual([
    '/wordpress/?p=12',
  ]);
  expect(formerPaths({ ...item, id: 'x', former: slugs() }, null)).toEqual([]);
  expect(formerPaths({ ...item, guid: 'urn:uuid:1', former: slugs() }, base)).toEqual([]);
});

test('builds the same former paths from encoded and decoded names', () => {
  const link = 'https://old.example.com/2012/03/%E6%97%A5%E6%9C%AC/';
  const former = slugs('%d0%b9', 'ñu');
  const paths = [
    ...['/?p=12', '/2012/03/%D0%B9/', '/2012/03/%C3%B1u/'],
    ...['/blog/%E6%97%A5%E6%9C%AC', '/blog/%D0%B9', '/blog/%C3%B1u'],
  ];
  expect(formerPaths({ ...item, link, name: '%e6%97%a5%e6%9c%ac', former }, base)).toEqual(paths);
  expect(formerPaths({ ...item, link, name: '日本', former }, base)).toEqual(paths);
});

test('combines former dates with former and current slugs in permalinks by date', () => {
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

test('keeps former paths as given and limits former slugs to 200 paths', () => {
  const paths = ['/2010/a', '/?p=7', 'no path'];
  expect(formerPaths({ ...item, former: { slugs: [], dates: [], paths } }, base)).toEqual([
    '/?p=12',
    '/2010/a',
    '/?p=7',
  ]);
  const many = slugs(...Array.from({ length: 100_000 }, (_, at) => `slug-${at}`));
  expect(formerPaths({ ...item, former: many }, base)).toHaveLength(200);
});
