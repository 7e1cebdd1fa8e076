import { expect, test } from 'vitest';
import { readBlocks } from './read-blocks.ts';

const blocks = (html: string, fields = {}) => readBlocks({ title: '', excerpt: null, html, ...fields });
const told = (html: string) => blocks(html).map(({ kind, text }) => `${kind}: ${text}`);

test('a post is its title, its excerpt and the paragraphs of its body', () => {
  expect(blocks('<p>One.</p>', { title: 'A  title', excerpt: ' In short. ' })).toEqual([
    { kind: 'title', text: 'A title' },
    { kind: 'excerpt', text: 'In short.' },
    { kind: 'p', text: 'One.' },
  ]);
  expect(blocks('')).toEqual([]);
});

test('headings, list items, quotations, captions and pictures are paragraphs of their kind', () => {
  expect(
    told(`<h2>A</h2><h3>B</h3><ul><li>C</li><li>D<ul><li>E</li></ul></li></ul>
<blockquote><p>F</p><p>G</p></blockquote>
<figure><img src="/media/x" alt="A dot"><figcaption>H</figcaption></figure>`),
  ).toEqual([
    'h2: A',
    'h3: B',
    'li: C',
    'li: D',
    'li: E',
    'quote: F',
    'quote: G',
    'picture: [/media/x] A dot',
    'caption: H',
  ]);
});

test('bold and italic are nothing to translate, where a link leads is', () => {
  expect(told('<p>See <strong>this</strong> <a href="/blog/x">page</a>.</p>')).toEqual([
    'p: See this page [/blog/x] .',
  ]);
  expect(told('<p>a<em>b</em>c</p>')).toEqual(['p: abc']);
});

test('spaces, line ends and empty paragraphs are none of its words', () => {
  expect(told('<p>One\n  two&nbsp;three<br>four</p><p> </p><p></p>')).toEqual(['p: One two three four']);
});

test('words outside of every paragraph are one', () => {
  expect(told('Loose <p>Tight</p> words')).toEqual(['p: Loose', 'p: Tight', 'p: words']);
});
