import { expect, test } from 'vitest';
import { articlePage } from '../../../test/local-blog.ts';
import { extractArticle } from './extract-article.ts';

const address = 'https://old.example.com/on-pauses/';

test('the article is found without the frame around it, its title without the name of the site', () => {
  const article = extractArticle(articlePage('On pauses'), address);
  expect(article?.title).toBe('On pauses');
  expect(article?.html).toContain('written for the ear');
  expect(article?.html).not.toContain('All rights reserved');
  expect(article?.html).not.toContain('About');
});

test('the picture that the page names is its cover', () => {
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
])('the date is read from %s', (_name, head) => {
  expect(extractArticle(articlePage('On pauses', head), address)?.date).toBe('2024-05-06T07:08:09+00:00');
});

test.each([
  ['<time itemprop="datePublished" datetime="2024-05-06">today</time>'],
  ['<span class="entry-date">6 May 2024</span>'],
  ['<p class="posted-on">Publicado el 6 de mayo de 2024</p>'],
])('the date is read from the text: %s', (visible) => {
  const page = articlePage('On pauses').replace('</h1>', `</h1>${visible}`);
  expect(extractArticle(page, address)?.date).toBe('2024-05-06');
});

test('the date is read from the address at last, and is null where nothing tells it', () => {
  const page = articlePage('On pauses');
  expect(extractArticle(page, 'https://old.example.com/2024/05/06/on-pauses/')?.date).toBe('2024-05-06');
  expect(extractArticle(page, 'https://old.example.com/2024/05/on-pauses/')?.date).toBe('2024-05-01');
  expect(extractArticle(page, address)?.date).toBeNull();
});

test('the description is given as HTML', () => {
  const description = '<meta name="description" content="Pauses &amp; turns, 1 &lt; 2">';
  expect(extractArticle(articlePage('On pauses', description), address)?.teaser).toBe(
    'Pauses &amp; turns, 1 &lt; 2',
  );
});

test('a page without words has no article', () => {
  expect(extractArticle('', address)).toBeNull();
  expect(extractArticle('<html><body><img src="/a.jpg"></body></html>', address)).toBeNull();
});
