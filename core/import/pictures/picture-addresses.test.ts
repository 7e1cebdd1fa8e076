import { expect, test } from 'vitest';
import { remotePictures } from './picture-addresses.ts';

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
