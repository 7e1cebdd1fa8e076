import { expect, test } from 'vitest';
import type { SourcePost } from '../post/source-post.ts';
import { lexicalToHtml } from './ghost-post.ts';

function write(...children: object[]) {
  const changes: SourcePost['changes'] = [];
  return { html: lexicalToHtml(JSON.stringify({ root: { type: 'root', children } }), changes), changes };
}

const text = (words: string, format = 0) => ({ type: 'extended-text', text: words, format });

test.each<[string, object, string]>([
  ['paragraphs', { type: 'paragraph', children: [text('a < b')] }, '<p>a &lt; b</p>'],
  [
    'marks, the outermost first',
    { type: 'paragraph', children: [text('x', 3)] },
    '<p><strong><em>x</em></strong></p>',
  ],
  ['headings', { type: 'extended-heading', tag: 'h3', children: [text('x')] }, '<h3>x</h3>'],
  [
    'links and line ends',
    {
      type: 'paragraph',
      children: [
        { type: 'link', url: 'https://a.example/?a&b', children: [text('x')] },
        { type: 'linebreak' },
      ],
    },
    '<p><a href="https://a.example/?a&amp;b">x</a><br></p>',
  ],
  [
    'lists that do not begin at one',
    { type: 'list', listType: 'number', start: 3, children: [{ type: 'listitem', children: [text('x')] }] },
    '<ol start="3"><li>x</li></ol>',
  ],
  [
    'pictures with their captions',
    { type: 'image', src: '/a.png', alt: 'A', width: 3, height: 2, caption: '<b>c</b>' },
    '<figure><img src="/a.png" alt="A" width="3" height="2"><figcaption><b>c</b></figcaption></figure>',
  ],
])('%s', (_, node, html) => {
  expect(write(node)).toEqual({ html, changes: [] });
});

test('tasks keep their ticks, and blocks their direction', () => {
  const task = { type: 'listitem', checked: true, direction: 'rtl' };
  expect(write(task).html).toBe('<li data-checked="true" dir="rtl"></li>');
});

test('a card that nobody knows is named, and what was for e-mails alone is quoted', () => {
  const changes = [{ code: 'hidden', what: 'x' }];
  expect(write({ type: 'email', html: '<p>x</p>' })).toEqual({ html: '', changes });
  expect(write({ type: 'hologram' })).toEqual({
    html: '',
    changes: [{ code: 'block_removed', what: 'hologram' }],
  });
});

test('nodes without end are cut, and said to be', () => {
  const depth = 50_000;
  const nested = `{"root":${'{"type":"paragraph","children":['.repeat(depth)}${']}'.repeat(depth)}}`;
  const changes: SourcePost['changes'] = [];
  expect(lexicalToHtml(nested, changes)).toContain('<p>');
  expect(changes).toHaveLength(1);
});

test('what is no JSON is said to be none', () => {
  expect(() => lexicalToHtml('{', [])).toThrow(SyntaxError);
});
