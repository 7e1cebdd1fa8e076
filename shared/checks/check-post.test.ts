import { describe, expect, test } from 'vitest';
import {
  checkBody,
  checkDetails,
  type Details,
  findPlaceholders,
  linkTarget,
  shownInSearch,
} from './check-post.ts';
import { maxChecks } from './post-check.ts';

const told = (html: string, language: 'en' | 'es' = 'en') =>
  checkBody({ html, language }).checks.map(({ code, passage, at }) => [code, passage ?? at]);

test('an ordinary text passes the checks', () => {
  const html =
    '<p>One <a href="https://example.com">link</a>, <a href="mailto:a@example.com">mail</a>, <a href="#top">up</a>.</p>' +
    '<h2>First</h2><p>“[…] he said.” An [aside].</p><h3>Deeper</h3><h3>Again</h3><h2>Second</h2>' +
    '<figure><img src="/a.png" alt="A room"><figcaption>x</figcaption></figure>';
  expect(told(html)).toEqual([]);
});

test('images without alt text are reported with their position', () => {
  expect(told('<img src="/a"><p><img src="/b" alt="B"></p><img src="/c" alt="  ">')).toEqual([
    ['picture_without_words', 0],
    ['picture_without_words', 2],
  ]);
});

describe('headings', () => {
  test.each([
    ['<h3>Deep</h3><h3>Deeper</h3><h2>Two</h2><h3>Three</h3>', [['heading_skipped', 'Deep']]],
    ['<h2>Two</h2><h4>Four</h4>', [['heading_skipped', 'Four']]],
    ['<h1>One</h1><h2>Two</h2>', [['heading_first', 'One']]],
    ['<h3> </h3><p>x</p>', []],
    ['<h3>A <em>mixed</em> one</h3>', [['heading_skipped', 'A mixed one']]],
  ])('skipped heading levels are reported in %s', (html, expected) => expect(told(html)).toEqual(expected));
});

describe('links', () => {
  test.each([
    ['<a href="">here</a>', [['link_empty', 'here']]],
    ['<a href="#">here</a>', [['link_empty', 'here']]],
    ['<a href="javascript:alert(1)">here</a>', [['link_empty', 'here']]],
    ['<a href="/blog"> </a>', [['link_empty', ' ']]],
    ['<a href="/blog"><img src="/a" alt="A"></a>', []],
    ['<a href="#notes">here</a>', [['link_without_place', 'here']]],
  ])('broken links are reported in %s', (html, expected) => expect(told(`<p>${html}</p>`)).toEqual(expected));

  test('links with a target are listed with their context', () => {
    const { links } = checkBody({
      html: '<p>Read <a href="/blog/x">this <b>one</b></a> now</p>',
      language: 'en',
    });
    expect(links).toEqual([{ href: '/blog/x', before: 'Read ', passage: 'this one', after: ' now' }]);
  });
});

test('the number of reported problems is limited, whatever the text', () => {
  expect(checkBody({ html: '<img src="/a">'.repeat(5000), language: 'en' }).checks).toHaveLength(maxChecks);
});

const whole: Details = {
  ...{ title: 'What a board hears', slug: 'what-a-board-hears', excerpt: 'In short.', tags: ['Boards'] },
  ...{ cover: '/a.png', cover_alt: 'A room', language: 'en', isPublished: false, usesTags: true },
};
const codes = (more: Partial<Details>) => checkDetails({ ...whole, ...more }).map(({ code }) => code);

test('a complete post passes', () => expect(codes({})).toEqual([]));

test.each([
  [{ excerpt: ' ' }, ['no_excerpt']],
  [{ cover_alt: null }, ['cover_without_words']],
  [{ cover: null, cover_alt: null }, []],
  [{ tags: [] }, ['no_tags']],
  [{ tags: [], usesTags: false }, []],
  [{ slug: 'speeches-of-2026' }, ['slug_year']],
  [{ slug: 'speeches-of-2026', isPublished: true }, []],
  [{ slug: 'model-20260-and-1984' }, []],
  [{ slug: 'a'.repeat(61) }, ['slug_long']],
  [{ title: 'Dear [NAME]' }, ['placeholder']],
] as const)('the fields %j are checked', (more, expected) => expect(codes(more)).toEqual(expected));

test('a title too long for search results is reported with the part that fits', () => {
  const title = 'How a chief executive says what nobody in the room had wanted to be the first to say';
  expect(checkDetails({ ...whole, title })).toEqual([
    { code: 'title_long', field: 'title', passage: expect.any(String), length: 84 },
  ]);
  const shown = shownInSearch(title) ?? '';
  expect(title.startsWith(`${shown} `)).toBe(true);
  expect(shown.length).toBeGreaterThan(45);
  expect(shown.length).toBeLessThan(70);
});

test('wide letters in a title take more space, and accents take none', () => {
  expect(shownInSearch('W'.repeat(34))).toHaveLength(33);
  expect(shownInSearch('i'.repeat(120))).toBeUndefined();
  expect(shownInSearch('é'.repeat(53))).toBeUndefined();
  expect(shownInSearch('e\u0301'.repeat(53))).toBeUndefined();
  expect(shownInSearch('é'.repeat(54))).toHaveLength(53);
});

const found = (text: string, language: 'en' | 'es') =>
  findPlaceholders(text, language).map(({ start, end }) => text.slice(start, end));

test.each([
  ['Lorem ipsum dolor', 'en', ['Lorem ipsum']],
  ['TODO ask her', 'en', ['TODO']],
  ['TODO: preguntar', 'es', ['TODO:']],
  ['It grew by XX, or XXX, or XXXX.', 'en', ['XXX', 'XXXX']],
  ['On TK he said TKTK', 'en', ['TK', 'TKTK']],
  ['Dear [NAME], of [company]', 'en', ['[NAME]', '[company]']],
  ['[insert figure] [Añadir la cifra] [FECHA]', 'es', ['[insert figure]', '[Añadir la cifra]', '[FECHA]']],
] as const)('placeholders are found in %s', (text, language, expected) =>
  expect(found(text, language)).toEqual(expected),
);

test.each([
  ['Super Bowl XXX was played', 'en'],
  ['El XXX Congreso, y TODO lo demás', 'es'],
  ['“We […] went on [sic] [1] [laughs].”', 'en'],
  ['«[...] y dijo [él]»', 'es'],
  ['Method: a method, todo, metodo', 'es'],
] as const)('no placeholder is found in %s', (text, language) => expect(found(text, language)).toEqual([]));

const origin = 'https://site.example';

test.each([
  ['/', { kind: 'page' }],
  ['/blog?lang=es#x', { kind: 'page' }],
  ['https://site.example/contact', { kind: 'page' }],
  ['//site.example/blog/a', { kind: 'post', slug: 'a' }],
  ['/blog/caf%C3%A9', { kind: 'post', slug: 'café' }],
  ['/blog/rss.xml', { kind: 'page' }],
  ['/blog/tag/boards', { kind: 'tag', tag: 'boards' }],
  ['/media/abc/1x1/a.jpg', { kind: 'picture', id: 'abc' }],
  ['/compose?slug=a', { kind: 'owner' }],
  ['/settings/names', { kind: 'owner' }],
  ['/2019/03/old-post/', { kind: 'other', path: '/2019/03/old-post' }],
  ['/paper.pdf', { kind: 'page' }],
  ['https://other.example/blog/a', undefined],
  ['mailto:a@example.com', undefined],
])('the target of the link %s is recognized', (href, expected) =>
  expect(linkTarget(href, origin)).toEqual(expected),
);
