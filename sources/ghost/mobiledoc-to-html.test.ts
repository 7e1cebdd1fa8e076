import { expect, test } from 'vitest';
import type { SourcePost } from '../post/source-post.ts';
import { mobiledocToHtml } from './ghost-post.ts';

function write(document: object) {
  const changes: SourcePost['changes'] = [];
  return { html: mobiledocToHtml(JSON.stringify({ version: '0.3.1', ...document }), changes), changes };
}

test('paragraphs, headings and lists with their marks', () => {
  const markups = [['strong'], ['a', ['href', 'https://a.example/']]];
  const sections = [
    [1, 'h2', [[0, [], 0, 'Head & tail']]],
    [
      1,
      'p',
      [
        [0, [0], 0, 'bold '],
        [0, [1], 2, 'link'],
        [1, [], 0, 0],
        [0, [], 0, 'end'],
      ],
    ],
    [3, 'ol', [[[0, [], 0, 'one']], [[0, [0], 1, 'two']]]],
  ];
  expect(write({ markups, atoms: [['soft-return', '', {}]], sections }).html).toBe(
    '<h2>Head &amp; tail</h2><p><strong>bold <a href="https://a.example/">link</a></strong><br>end</p>' +
      '<ol><li>one</li><li><strong>two</strong></li></ol>',
  );
});

test('cards are written as those of the newer editor, unknown ones are named', () => {
  const cards = [
    ['image', { src: '/a.png', caption: 'c' }],
    ['card-markdown', { markdown: '*x*' }],
    ['gallery', { images: [{ src: '/b.png' }, { src: '/c.png' }] }],
    ['hologram', {}],
  ];
  const sections = [
    [10, 0],
    [10, 1],
    [10, 2],
    [10, 3],
    [2, '/d.png'],
    [9, 'x'],
  ];
  expect(write({ cards, sections })).toEqual({
    html:
      '<figure><img src="/a.png" alt=""><figcaption>c</figcaption></figure><p><em>x</em></p>\n' +
      '<figure><img src="/b.png" alt=""><img src="/c.png" alt=""></figure><figure><img src="/d.png" alt=""></figure>',
    changes: [{ code: 'block_removed', what: 'hologram' }],
  });
});
