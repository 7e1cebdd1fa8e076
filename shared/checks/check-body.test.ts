import { describe, expect, test } from 'vitest';
import { checkBody } from './check-body.ts';
import { mostChecks } from './post-check.ts';

const told = (html: string, language: 'en' | 'es' = 'en') =>
  checkBody({ html, language }).checks.map(({ code, passage, at }) => [code, passage ?? at]);

test('an ordinary text is told nothing', () => {
  const html =
    '<p>One <a href="https://example.com">link</a>, <a href="mailto:a@example.com">mail</a>, <a href="#top">up</a>.</p>' +
    '<h2>First</h2><p>“[…] he said.” An [aside].</p><h3>Deeper</h3><h3>Again</h3><h2>Second</h2>' +
    '<figure><img src="/a.png" alt="A room"><figcaption>x</figcaption></figure>';
  expect(told(html)).toEqual([]);
});

test('pictures without words are told by their place in the text', () => {
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
  ])('in %s', (html, expected) => expect(told(html)).toEqual(expected));
});

describe('links', () => {
  test.each([
    ['<a href="">here</a>', [['link_empty', 'here']]],
    ['<a>here</a>', [['link_empty', 'here']]],
    ['<a href="#">here</a>', [['link_empty', 'here']]],
    ['<a href="javascript:alert(1)">here</a>', [['link_empty', 'here']]],
    ['<a href="/blog"> </a>', [['link_empty', ' ']]],
    ['<a href="/blog"><img src="/a" alt="A"></a>', []],
    ['<a href="#notes">here</a>', [['link_without_place', 'here']]],
  ])('%s', (html, expected) => expect(told(`<p>${html}</p>`)).toEqual(expected));

  test('that lead somewhere are told with what stands beside them', () => {
    const { links } = checkBody({
      html: '<p>Read <a href="/blog/x">this <b>one</b></a> now</p>',
      language: 'en',
    });
    expect(links).toEqual([{ href: '/blog/x', before: 'Read ', passage: 'this one', after: ' now' }]);
  });
});

test('no text makes more of it than can be read', () => {
  expect(checkBody({ html: '<img src="/a">'.repeat(5000), language: 'en' }).checks).toHaveLength(mostChecks);
});
