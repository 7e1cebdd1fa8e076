import { expect, test } from 'vitest';
import { articlePage, cardHtml, longText } from '../../../test/local-blog.ts';
import { parsePage } from './parse-page.ts';
import { isArticlePage } from './read-blog-page.ts';

const origin = 'https://old.example.com';

function isArticle(html: string, path = '/pauses/'): boolean {
  const document = parsePage(html, origin + path);
  return document !== undefined && isArticlePage(document, new URL(origin + path));
}
const withBody = (html: string, attributes: string) => html.replace('<body>', `<body ${attributes}>`);
const json = (text: string) => `<script type="application/ld+json">${text}</script>`;
const cards = ['one', 'two', 'three'].map((name) => cardHtml(`/${name}/`, name)).join('');
/** Under the text of an article: what else there is to read. */
const related = (html: string) => html.replace('</main>', `<h2>More</h2>${cards}</main>`);
const list = `<html><head></head><body><main><h1>Notes on speaking</h1>${cards}</main></body></html>`;

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
])('an article is known by %s, whatever it links to', (_name, html) => {
  expect(isArticle(related(html))).toBe(true);
});

test('an article is known by an address like a title and its text', () => {
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
  ['the posts in full', list.replace(cards, fullPosts.join('')), '/notes-on-public-speaking/'],
  ['titles without links', list.replace(cards, unlinked.join('')), '/notes-on-public-speaking/'],
  ['the front of a site', articlePage('Welcome'), '/'],
  ['the front in a language', articlePage('Welcome'), '/en/'],
  ['a category', articlePage('Notes'), '/category/notes-on-public-speaking/'],
  ['an archive of WordPress', withBody(articlePage('A'), 'class="archive"'), '/notes-on-public-speaking/'],
  [
    'a list with structured data',
    articlePage('Notes', json('{"@type":"Blog","blogPost":[{"@type":"BlogPosting"}]}')),
    '/notes/',
  ],
])('%s is none', (_name, html, path) => {
  expect(isArticle(html, path)).toBe(false);
});
