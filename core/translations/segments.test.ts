import { expect, test } from 'vitest';
import { readBlocks } from './segments.ts';

const blocks = (html: string, fields = {}) => readBlocks({ title: '', excerpt: null, html, ...fields });
const told = (html: string) => blocks(html).map(({ kind, text }) => `${kind}: ${text}`);

test('a post is compared by title, excerpt and paragraphs', () => {
  expect(blocks('<p>One.</p>', { title: 'A  title', excerpt: ' In short. ' })).toEqual([
    { kind: 'title', text: 'A title' },
    { kind: 'excerpt', text: 'In short.' },
    { kind: 'p', text: 'One.' },
  ]);
  expect(blocks('')).toEqual([]);
});

test.each([
  ['a heading', '<h2>A</h2><h3>B</h3>', ['h2: A', 'h3: B']],
  ['list items', '<ul><li>C</li><li>D<ul><li>E</li></ul></li></ul>', ['li: C', 'li: D', 'li: E']],
  ['a quotation', '<blockquote><p>F</p><p>G</p></blockquote>', ['quote: F', 'quote: G']],
  [
    'an image and its caption',
    '<figure><img src="/media/x" alt="A dot"><figcaption>H</figcaption></figure>',
    ['picture: [/media/x] A dot', 'caption: H'],
  ],
  [
    'text with the target of a link',
    '<p><strong>This</strong> <a href="/x">page</a>.</p>',
    ['p: This page [/x] .'],
  ],
  ['text without bold or italic', '<p>a<em>b</em>c</p>', ['p: abc']],
  ['text with single spaces', '<p>1\n  2&nbsp;3<br>4</p><p> </p><p></p>', ['p: 1 2 3 4']],
  ['text outside paragraphs', 'Loose <p>Tight</p> words', ['p: Loose', 'p: Tight', 'p: words']],
])('paragraphs are read from %s', (_, html, expected) => {
  expect(told(html)).toEqual(expected);
});
