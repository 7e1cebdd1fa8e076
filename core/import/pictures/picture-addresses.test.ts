import { expect, test } from 'vitest';
import { remotePictures, withPicturesAt } from './picture-addresses.ts';

const at = (path: string) => `https://old.example.com/${path}`;

const post = {
  cover: at('cover.jpg'),
  html:
    `<p><a href="${at('large.JPG?x=1&amp;y=2')}"><img src="${at('small.jpg')}" alt=""></a>` +
    `<img src="/media/abc/1x1/here.jpg" alt=""><a href="${at('page/')}">A page</a></p>`,
};

test('the pictures elsewhere are the cover, those shown and those linked to, each once', () => {
  expect(remotePictures(post)).toEqual([at('cover.jpg'), at('small.jpg'), at('large.JPG?x=1&y=2')]);
  expect(remotePictures({ html: `<img src="${at('a.png')}">`, cover: at('a.png') })).toEqual([at('a.png')]);
  expect(remotePictures({ html: '<p>Text</p>', cover: '/media/abc/1x1/a.jpg' })).toEqual([]);
  expect(remotePictures({ html: '', cover: null })).toEqual([]);
});

test('only those that have moved are shown from elsewhere', () => {
  const moved = new Map([
    [at('small.jpg'), '/media/s'],
    [at('large.JPG?x=1&y=2'), '/media/l'],
  ]);
  const { html, cover } = withPicturesAt(post, (address) => moved.get(address));
  expect(cover).toBe(at('cover.jpg'));
  expect(html).toContain('<a href="/media/l"><img src="/media/s" alt="">');
  expect(html).toContain(
    '<img src="/media/abc/1x1/here.jpg" alt=""><a href="https://old.example.com/page/">',
  );
  expect(withPicturesAt({ html: '', cover: null }, () => '/x')).toEqual({ html: '', cover: null });
});
