import { describe, expect, test } from 'vitest';
import { pageLink, postLink, readFileName } from './post-link.ts';

describe('readFileName', () => {
  test.each([
    ['_posts/2019-05-04-my-post.md', { slug: 'my-post', date: '2019-05-04', language: '' }],
    ['_posts/2019-05-04_my_post.markdown', { slug: 'my_post', date: '2019-05-04', language: '' }],
    ['content/posts/my-post/index.es.md', { slug: 'my-post', date: '', language: 'es' }],
    ['posts/2020-01-02-x/index.md', { slug: 'x', date: '2020-01-02', language: '' }],
    ['posts/my-post.en.md', { slug: 'my-post', date: '', language: 'en' }],
    ['content/es/posts/my-post.md', { slug: 'my-post', date: '', language: 'es' }],
    ['posts/v1.2.md', { slug: 'v1.2', date: '', language: '' }],
    ['index.md', { slug: 'index', date: '', language: '' }],
  ])('%s', (path, name) => {
    expect(readFileName(path)).toEqual(name);
  });
});

describe('postLink', () => {
  const jekyll = '_posts/2019-05-04-My-post.md';

  test.each<[string, string, object, string, string]>([
    ['Jekyll’s own', jekyll, {}, '', '/2019/05/04/My-post.html'],
    ['with one', jekyll, { category: 'Big' }, 'pretty', '/big/2019/05/04/My-post/'],
    ['Hexo’s', 'source/_posts/a.md', { date: '2020-02-03' }, ':year/:month/:day/:name/', '/2020/02/03/a/'],
    ['pretty ones', jekyll, {}, 'pretty', '/2019/05/04/My-post/'],
    ['without dates', jekyll, {}, 'none', '/My-post.html'],
    ['by a pattern', jekyll, {}, '/blog/:year/:i_month/:short_year/:slug', '/blog/2019/5/19/my-post'],
    ['by the head', jekyll, { permalink: '/about/this' }, 'pretty', '/about/this'],
    ['by the head, whole', 'a.md', { url: 'https://a.example/x' }, '', 'https://a.example/x'],
    ['Hugo’s own', 'content/posts/My-Post.md', {}, '', '/posts/my-post/'],
    ['of a page with its pictures', 'content/posts/my-post/index.es.md', {}, '', '/posts/my-post/'],
    ['by the slug of the head', 'content/posts/a.md', { slug: 'b' }, '', '/posts/b/'],
    ['that nobody knows', 'notes/a.md', {}, '', ''],
  ])('%s', (_, path, head, permalink, link) => {
    expect(postLink(path, { ...head }, permalink)).toBe(link);
  });
});

test.each([
  ['about.md', {}, '/about/'],
  ['site-main/about.md', {}, '/about/'],
  ['_pages/work/film.md', {}, '/work/film/'],
  ['src/pages/work/index.md', {}, '/work/'],
  ['content/work/_index.md', {}, '/work/'],
  ['about.md', { permalink: '/me.html' }, '/me.html'],
  ['index.md', {}, ''],
])('the page %s %j was at %s', (path, head, link) => {
  expect(pageLink(path, head)).toBe(link);
});
