import { expect, test } from 'vitest';
import { articlePage, cardHtml, longText } from '../../../test/local-blog.ts';
import { parsePage } from './parse-page.ts';
import { articleCards, isArticlePage, listPageAddress } from './read-blog-page.ts';

const page = new URL('https://old.example.com/blog/');

function read(html: string): Document {
  const document = parsePage(html, page.href);
  if (!document) throw new Error('The page cannot be read.');
  return document;
}
const cards = (html: string) => articleCards(read(html), page);
const addresses = (html: string) => cards(html).map((card) => card.address);

test('a card is read with the URL, title, date, cover and excerpt of its post', () => {
  const html = cardHtml('/on-pauses/', 'On pauses', '2024-05-06').replace('<p>', '<img src="/c.jpg"><p>');
  expect(cards(html)).toEqual([
    {
      address: 'https://old.example.com/on-pauses/',
      slug: '',
      title: 'On pauses',
      date: '2024-05-06',
      cover: 'https://old.example.com/c.jpg',
      teaser: '<p>Intro to On pauses.</p>',
      html: null,
    },
  ]);
});

test('the visible date of a card is preferred to a hidden one', () => {
  const html = `<article><h2><a href="/a/">A</a></h2><span hidden>2025-06-27T11:06:43+02:00</span>
    <span>2. April 2024</span></article>`;
  expect(cards(html)[0]?.date).toBe('2024-04-02');
});

test('headings outside articles count as posts only if the page has no articles', () => {
  const services = '<h2><a href="/services/">Services</a></h2><h3><a href="/books/">Books</a></h3>';
  expect(addresses(services + cardHtml('/a/', 'A'))).toEqual(['https://old.example.com/a/']);
  expect(addresses(services)).toEqual([
    'https://old.example.com/services/',
    'https://old.example.com/books/',
  ]);
});

test('the title of a card inside a single link is read from its heading', () => {
  expect(
    cards('<a href="/a/"><img src="/c.jpg"><h3>A title</h3><p>Intro</p></a><h2><a href="/b/">B</a></h2>'),
  ).toMatchObject([
    { title: 'A title', cover: 'https://old.example.com/c.jpg', teaser: '<p>Intro</p>' },
    { title: 'B' },
  ]);
});

test('on a page without headings, links that look like titles or dates are posts', () => {
  const html = `<nav><a href="/how-we-work-here/">How</a></nav><ul><li><a href="/on-the-art-of-pauses">Pauses</a></li>
    <li><a href="/2024/05/lists/">Lists</a></li><li><a href="/contact">Contact</a></li></ul>`;
  expect(addresses(html)).toEqual([
    'https://old.example.com/on-the-art-of-pauses',
    'https://old.example.com/2024/05/lists/',
  ]);
});

test.each('/category/news/|/tag/x/|/author/jane/|/blog/page/2/|/files/a.pdf|/|#more|/blog/'.split('|'))(
  '%s isn’t a post',
  (href) => {
    expect(addresses(cardHtml(href, 'No post') + cardHtml('/a/', 'A'))).toEqual([
      'https://old.example.com/a/',
    ]);
  },
);

test('links to other sites aren’t posts, except to the page’s own canonical host', () => {
  const card = cardHtml('https://www.blog.example.org/a/', 'A');
  expect(addresses(card)).toEqual([]);
  const canonical = '<link rel="canonical" href="https://www.blog.example.org/blog/">';
  expect(addresses(`<html><head>${canonical}</head><body>${card}</body></html>`)).toEqual([
    'https://www.blog.example.org/a/',
  ]);
});

test.each([
  ['<a href="/blog/page/2/">2</a>', 'https://old.example.com/blog/page/3/'],
  ['<a href="/blog/?page=2">next</a>', 'https://old.example.com/blog/?page=3'],
  ['<a href="?paged=7">7</a>', 'https://old.example.com/blog/?paged=3'],
  ['<a href="https://elsewhere.example.net/page/2/">2</a>', 'https://old.example.com/blog/page/3/'],
  ['', 'https://old.example.com/blog/page/3/'],
])('the URL of page 3 is built from the link "%s"', (link, address) => {
  expect(listPageAddress(read(`<body>${link}</body>`), page, 3)).toBe(address);
});

const origin = 'https://old.example.com';

function isArticle(html: string, path = '/pauses/'): boolean {
  const document = parsePage(html, origin + path);
  return document !== undefined && isArticlePage(document, new URL(origin + path));
}
const withBody = (html: string, attributes: string) => html.replace('<body>', `<body ${attributes}>`);
const json = (text: string) => `<script type="application/ld+json">${text}</script>`;
const isArticlePageCards = ['one', 'two', 'three'].map((name) => cardHtml(`/${name}/`, name)).join('');
/** Adds links to other posts after the article. */
const related = (html: string) => html.replace('</main>', `<h2>More</h2>${isArticlePageCards}</main>`);
const list = `<html><head></head><body><main><h1>Notes on speaking</h1>${isArticlePageCards}</main></body></html>`;

test.each([
  [
    'its time of publication',
    articlePage('A', '<meta property="article:published_time" content="2024-05-06">'),
  ],
  [
    'the class that WordPress gives it',
    withBody(articlePage('A'), 'class="single single-post postid-7 blog"'),
  ],
  ['its structured data', articlePage('A', json('{"@graph":[{"@type":"BlogPosting","headline":"A"}]}'))],
  ['its microdata', articlePage('A').replace('<article', '<article itemtype="https://schema.org/Article"')],
  ['a form for comments', articlePage('A').replace('</main>', '<form id="commentform"></form></main>')],
])('an article page is recognized by %s, despite links to other posts', (_name, html) => {
  expect(isArticle(related(html))).toBe(true);
});

test('an article page is recognized by its text and a URL that looks like a title or date', () => {
  expect(isArticle(related(articlePage('A')), '/on-the-art-of-pauses/')).toBe(true);
  expect(isArticle(related(articlePage('A')), '/2024/05/pauses')).toBe(true);
  const linked = articlePage('A').replace('<h1>A</h1>', '<h1><a href="/2024/05/pauses">A</a></h1>');
  expect(isArticle(related(linked), '/2024/05/pauses')).toBe(true);
});

const unlinked = ['one', 'two', 'three'].map(
  (name) => `<h2>${name}</h2>${longText(name)}<a href="/${name}/">Read more</a>`,
);
const fullPosts = ['one', 'two'].map((name) => `<h2><a href="/${name}/">${name}</a></h2>${longText(name)}`);

test.each([
  ['a list of cards', list, '/notes-on-public-speaking/'],
  ['the posts in full', list.replace(isArticlePageCards, fullPosts.join('')), '/notes-on-public-speaking/'],
  ['titles without links', list.replace(isArticlePageCards, unlinked.join('')), '/notes-on-public-speaking/'],
  ['the front of a site', articlePage('Welcome'), '/'],
  ['the front in a language', articlePage('Welcome'), '/en/'],
  ['a category', articlePage('Notes'), '/category/notes-on-public-speaking/'],
  ['an archive of WordPress', withBody(articlePage('A'), 'class="archive"'), '/notes-on-public-speaking/'],
  [
    'a list with structured data',
    articlePage('Notes', json('{"@type":"Blog","blogPost":[{"@type":"BlogPosting"}]}')),
    '/notes/',
  ],
])('%s isn’t an article page', (_name, html, path) => {
  expect(isArticle(html, path)).toBe(false);
});
