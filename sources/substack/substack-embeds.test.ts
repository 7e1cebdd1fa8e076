import { expect, test } from 'vitest';
import type { SourcePost } from '../post/source-post.ts';
import { readEmbeds } from './read-substack.ts';

const attributes = (values: object) =>
  JSON.stringify(values).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function read(name: string, values: object, tag = 'div') {
  const changes: SourcePost['changes'] = [];
  const box = `<${tag} class="${name}" data-attrs="${attributes(values)}" data-component-name="X"></${tag}>`;
  return { html: readEmbeds(box, changes), changes };
}

const linked = (what: string) => [{ code: 'embed_linked', what }];

test('a tweet comes with its links, its pictures, its lines and the one that it answers', () => {
  const values = {
    url: 'https://x.com/a/status/1',
    full_text: 'R&amp;D is <3\n\nsee <a class="tweet-url" href="https://a.example/?b&amp;c">a.example/…</a>',
    name: 'Ann',
    photos: [{ img_url: 'https://pbs.example/1.jpg', link_url: 'https://t.co/x' }],
    quoted_tweet: { full_text: 'What else?', name: 'Bo' },
  };
  expect(read('twitter-embed', values)).toEqual({
    html: '<blockquote><figure><img src="https://pbs.example/1.jpg" alt=""></figure><p>R&amp;D is &lt;3<br><br>see <a href="https://a.example/?b&amp;c">a.example/…</a> (Ann)</p><blockquote><p>What else? (Bo)</p></blockquote><p><a href="https://x.com/a/status/1">https://x.com/a/status/1</a></p></blockquote>',
    changes: linked('twitter-embed'),
  });
  expect(read('tweet', { url: '/x', full_text: 'a', quoted_tweet: {} }).html).toBe(
    '<blockquote><p>a</p><p><a href="/x">/x</a></p></blockquote>',
  );
});

test('a gallery is its pictures, and what is said of them', () => {
  const images = [
    { type: 'image/jpeg', src: 'https://a.example/1.jpeg' },
    { src: 'https://a.example/2.png' },
  ];
  expect(read('image-gallery-embed', { gallery: { images, caption: 'Two & two', alt: 'x' } })).toEqual({
    html: '<figure><img src="https://a.example/1.jpeg" alt=""></figure><figure><img src="https://a.example/2.png" alt=""></figure><p>Two &amp; two</p>',
    changes: [],
  });
});

test.each<[string, object, string, string]>([
  ['latex-rendered', { persistentExpression: 'a_{1} < b' }, 'div', '<p>a_{1} &lt; b</p>'],
  ['mention-wrap', { name: 'Ann', url: null }, 'span', 'Ann'],
  ['cashtag-wrap', { symbol: '$ABC' }, 'span', '$ABC'],
])('what stands in the words of %s %j is text', (name, values, tag, html) => {
  expect(read(name, values, tag)).toEqual({ html, changes: [] });
});

test.each<[string, object, string]>([
  ['youtube-wrap', { videoId: 'abcdefghijk' }, 'https://www.youtube.com/watch?v=abcdefghijk'],
  ['vimeo-wrap', { videoId: '42' }, 'https://vimeo.com/42'],
  ['instagram-embed-wrap', { instagram_id: 'C1' }, 'https://www.instagram.com/p/C1'],
  ['comment', { canonicalUrl: 'https://a.example/c' }, 'https://a.example/c'],
])('%s is known by what it has', (name, values, address) => {
  expect(read(name, values).html).toContain(`<a href="${address}">`);
});

test('a comment says what was said; a box without anything is named, and one with its own words stays', () => {
  const comment = read('comment', { url: '/c', comment: { body: 'Well said', name: 'Bo' } });
  expect(comment.html).toBe('<blockquote><p>Well said (Bo)</p><p><a href="/c">/c</a></p></blockquote>');
  expect(read('poll-embed', { id: 3 })).toEqual({
    html: '',
    changes: [{ code: 'element_removed', what: 'poll-embed' }],
  });
  const own = '<div class="youtube-wrap" data-attrs="{}"><iframe src="/x"></iframe></div>';
  expect(readEmbeds(own, [])).toBe(own);
  expect(readEmbeds(`<div class="tweet" data-attrs='{"url":"/s"}'></div>`, [])).toContain('href="/s"');
});
