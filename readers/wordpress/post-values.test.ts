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
])('%j is %j', (html, title) => {
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
  ])('%s, %s in UTC, is %s', (date, dateGmt, expected) => {
    expect(postDate({ ...none, date, dateGmt }, fallback)).toEqual({ date: expected, from: null });
  });

  test.each([
    ['a zero UTC time, as drafts have it', zero],
    ['none at all', ''],
    ['one that is days away', '2013-01-20 00:00:00'],
    ['one that no clock shows', '2013-01-11 19:29:00'],
  ])('with %s there is no offset', (_case, dateGmt) => {
    expect(postDate({ ...none, date: '2013-01-11 20:22:19', dateGmt }, fallback).date).toBe(
      '2013-01-11T20:22:19',
    );
  });

  test('without a local date the UTC one counts, then the feed’s', () => {
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

  test('a post without any date of its own takes another, and says which', () => {
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
    '%s never was',
    (date) => {
      expect(postDate({ ...none, date }, fallback).from).toBe('file');
    },
  );

  test('a day without a time is a day', () => {
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
  ])('%j is %j', (text, date) => {
    expect(readFeedDate(text)).toBe(date);
  });
});

const plain = { categories: [], meta: {} };
const term = (nicename: string, name: string) => [{ domain: 'language', nicename, name }];

test.each([
  ['a term, as Polylang has it', { ...plain, categories: term('es', 'Español') }, null, 'en-US', 'es'],
  ['a term with a country', { ...plain, categories: term('es_mx', 'México') }, null, '', 'es'],
  ['a term of any spelling', { ...plain, categories: term('x', 'ES') }, null, '', 'es'],
  ['a value of the post', { ...plain, meta: { _locale: 'es_ES' } }, null, 'en', 'es'],
  ['a value of WPML', { ...plain, meta: { wpml_language: 'en' } }, null, 'es', 'en'],
  ['the language that was picked', plain, 'es', 'en', 'es'],
  ['the blog', plain, null, 'es-MX', 'es'],
  ['nothing', plain, null, '', 'en'],
  ['a language that the site has not', plain, null, 'de-DE', 'en'],
])('by %s', (_how, item, picked, blog, language) => {
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

test('tags and categories are one list, each name once', () => {
  expect(
    tags(
      ['post_tag', 'a', 'Speech'],
      ['category', 'b', 'Craft'],
      ['post_tag', 'c', 'speech'],
      ['', '', 'Feed'],
    ),
  ).toEqual(['Speech', 'Craft', 'Feed']);
});

test('names are decoded, and picked from bilingual ones', () => {
  expect(tags(['post_tag', 'a', 'Q&amp;amp;A'], ['post_tag', 'b', '[:en]House'])).toEqual(['Q&A', 'House']);
});

test('terms of other kinds are no tags', () => {
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
  'the default category %s says nothing, and goes; a tag of that name was meant',
  (name) => {
    expect(tags(['category', 'x', name])).toEqual([]);
    expect(tags(['post_tag', 'x', name])).toEqual([name]);
  },
);

test('empty names go; a name that no tag can have is told', () => {
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

test('of names that differ in capitals alone the first stays, and other spellings are told', () => {
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
