import { expect, test } from 'vitest';
import { articlePage } from '../../../test/local-blog.ts';
import { parsePage } from './parse-page.ts';
import { extractArticle, isCutOff, nextPage, readDate } from './read-article.ts';

const address = 'https://old.example.com/on-pauses/';

test('the article is read without the page’s header and footer, its title without the site name', () => {
  const article = extractArticle(articlePage('On pauses'), address);
  expect(article?.title).toBe('On pauses');
  expect(article?.html).toContain('written for the ear');
  expect(article?.html).not.toContain('All rights reserved');
  expect(article?.html).not.toContain('About');
});

test('the image in the page’s metadata becomes the cover', () => {
  const named = '<meta property="og:image" content="/covers/pauses.jpg">';
  expect(extractArticle(articlePage('On pauses', named), address)?.cover).toBe(
    'https://old.example.com/covers/pauses.jpg',
  );
  expect(extractArticle(articlePage('On pauses'), address)?.cover).toBeNull();
});

test.each([
  ['its metadata', '<meta property="article:published_time" content="2024-05-06T07:08:09+00:00">'],
  [
    'its structured data',
    '<script type="application/ld+json">{"@graph":[{"datePublished":"2024-05-06T07:08:09+00:00"}]}</script>',
  ],
])('the publication date is read from %s', (_name, head) => {
  expect(extractArticle(articlePage('On pauses', head), address)?.date).toBe('2024-05-06T07:08:09+00:00');
});

test.each([
  ['<time itemprop="datePublished" datetime="2024-05-06">today</time>'],
  ['<span class="entry-date">6 May 2024</span>'],
  ['<p class="posted-on">Publicado el 6 de mayo de 2024</p>'],
])('the publication date is read from the text: %s', (visible) => {
  const page = articlePage('On pauses').replace('</h1>', `</h1>${visible}`);
  expect(extractArticle(page, address)?.date).toBe('2024-05-06');
});

test('the publication date falls back to the URL, and is null if the URL has none', () => {
  const page = articlePage('On pauses');
  expect(extractArticle(page, 'https://old.example.com/2024/05/06/on-pauses/')?.date).toBe('2024-05-06');
  expect(extractArticle(page, 'https://old.example.com/2024/05/on-pauses/')?.date).toBe('2024-05-01');
  expect(extractArticle(page, address)?.date).toBeNull();
});

test('an article’s description is returned as HTML', () => {
  const description = '<meta name="description" content="Pauses &amp; turns, 1 &lt; 2">';
  expect(extractArticle(articlePage('On pauses', description), address)?.teaser).toBe(
    'Pauses &amp; turns, 1 &lt; 2',
  );
});

test('a page without text has no article', () => {
  expect(extractArticle('', address)).toBeNull();
  expect(extractArticle('<html><body><img src="/a.jpg"></body></html>', address)).toBeNull();
});

const origin = 'https://old.example.com';

function next(link: string, first: string, number = 1): string | null {
  const document = parsePage(`<html><head></head><body><p>Text</p>${link}</body></html>`, origin + first);
  return document ? nextPage(document, { first: origin + first, number }) : null;
}

test.each([
  ['<a href="/a/2/">2</a><a href="/a/3/">3</a>', '/a/', 1, '/a/2/'],
  ['<a href="/a/">1</a><a href="/a/3">3</a>', '/a/', 2, '/a/3'],
  ['<link rel="next" href="?page=2">', '/a', 1, '/a?page=2'],
  ['<a href="/?p=7&page=3">on</a>', '/?p=7', 2, '/?p=7&page=3'],
  ['<a href="/archives/12/2/">2</a>', '/archives/12/', 1, '/archives/12/2/'],
])('%s is the next page of %s after page %i', (link, first, number, found) => {
  expect(next(link, first, number)).toBe(origin + found);
});

test.each([
  ['<link rel="next" href="/another-article/">', '/a/'],
  ['<a href="/a/3/">3</a>', '/a/'],
  ['<a href="/archives/13/">On</a>', '/archives/12/'],
  ['<a href="https://else.example.com/a/2/">2</a>', '/a/'],
])('%s isn’t the next page of %s', (link, first) => {
  expect(next(link, first)).toBeNull();
});

test.each([
  '<p>And then…</p>',
  '<p>And then [&#8230;]</p>',
  '<p>And then ...</p>',
  '<p>And then. <a href="/a/">Read more</a></p>',
  '<p>And then <a href="/a/">Continue reading <span>Who speaks?</span></a> <a class="more-link" href="/a/">→</a></p>',
  '<p>And then. Seguir leyendo «Las pausas» →</p>',
  '<p>Und dann [&hellip;]</p><p>The post <a href="/a/">A</a> appeared first on <a href="/">Blog</a>.</p>',
])('%s is truncated', (html) => {
  expect(isCutOff(html)).toBe(true);
});

test.each([
  '',
  '<p>And then it ended.</p>',
  '<p>To read more is to speak better. So we did.</p>',
  '<p>Well… it ended.</p><p>The post <a href="/a/">A</a> appeared first on <a href="/">Blog</a>.</p>',
])('%s isn’t truncated', (html) => {
  expect(isCutOff(html)).toBe(false);
});

test.each([
  ['2026-06-30T10:47:45+02:00', '2026-06-30T10:47:45+02:00'],
  ['2026-06-30T08:20:55.252000+0200', '2026-06-30T08:20:55+02:00'],
  ['2026-06-30 10:47', '2026-06-30T10:47'],
  ['2026-06-30T10:47:45Z', '2026-06-30T10:47:45Z'],
  [' 2026-06-30 ', '2026-06-30'],
  ['Tue, 30 Jun 2026 08:47:45 +0000', '2026-06-30T08:47:45+00:00'],
  ['Mon, 09 Apr 2018 18:55:38 GMT', '2018-04-09T18:55:38Z'],
  ['07 Nov 2015 12:00:00 EST', '2015-11-07T12:00:00-05:00'],
  ['Seg, 24 Set 2018 19:42:40 -0300', '2018-09-24T19:42:40-03:00'],
  ['12 de octubre de 2026', '2026-10-12'],
  ['29. Juli 2026', '2026-07-29'],
  ['1er août 2023', '2023-08-01'],
  ['March 10, 2015', '2015-03-10'],
  ['Posted on May 3rd, 2019 by Jane', '2019-05-03'],
])('"%s" is read as the date %s', (text, date) => {
  expect(readDate(text)).toBe(date);
});

test.each([
  '',
  '10.11.12',
  'yesterday',
  '31 February 2024',
  '2024-13-01',
  '12 foo 2024',
  'PDT08:05',
  null,
  undefined,
])('"%s" isn’t a date', (text) => {
  expect(readDate(text)).toBeNull();
});
