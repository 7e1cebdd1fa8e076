import { expect, test } from 'vitest';
import { createChangeLog } from '../../shared/imported-post.ts';
import { indexAttachments } from '../attachments.ts';
import { convertContent } from './convert-content.ts';

const convert = (content: string) =>
  convertContent(content, {
    ...{ attachments: indexAttachments([]), reusable: new Map(), footnotes: '', postId: '1' },
    ...{ base: 'https://old.example/', log: createChangeLog() },
  }).replaceAll('\n', '');

test.each([
  [
    'items within another element',
    '<ul><div><li>a</li><li>b</li></div></ul>',
    '<ul><li>a</li><li>b</li></ul>',
  ],
  ['items within several', '<ol><div><p><li>a</li></p></div></ol>', '<ol><li>a</li></ol>'],
  [
    'items of no list',
    '<p>Before</p><li>a</li><li>b</li><p>After</p>',
    '<p>Before</p><ul><li>a</li><li>b</li></ul><p>After</p>',
  ],
  ['an item without words', '<ul><li>a</li><li> </li><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['a list without items', '<p>a</p><ul></ul><p>b</p>', '<p>a</p><p>b</p>'],
  [
    'a list that counts from another number',
    '<ol start="3"><li>c</li></ol>',
    '<ol start="3"><li>c</li></ol>',
  ],
  [
    'a list within an item',
    '<ul><li>a<ol><li>b</li></ol></li></ul>',
    '<ul><li>a<ol><li>b</li></ol></li></ul>',
  ],
  [
    'a list between items, which belongs to the one before',
    '<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>',
    '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
  ],
  ['a mark around items', '<ul><strong><li>a</li></strong></ul>', '<ul><li><strong>a</strong></li></ul>'],
  ['an old list', '<dir><li>a</li></dir><menu><li>b</li></menu>', '<ul><li>a</li></ul><ul><li>b</li></ul>'],
  [
    'items of no list with nothing to be seen between them',
    '<li>a</li><br><!-- x --> <li>b</li>',
    '<ul><li>a</li><li>b</li></ul>',
  ],
  [
    'items of no list with words between them',
    '<li>a</li>and<li>b</li>',
    '<ul><li>a</li></ul><p>and</p><ul><li>b</li></ul>',
  ],
])('%s', (_name, content, expected) => {
  expect(convert(content)).toBe(expected);
});

test('what stands between items is lost by none', () => {
  const html = convert('<ul>first<li>a</li>between<li>b</li>last</ul>');
  for (const word of ['first', 'a', 'between', 'b', 'last']) expect(html).toContain(word);
  expect(html.indexOf('between')).toBeGreaterThan(html.indexOf('a</'));
  expect(html.indexOf('last')).toBeGreaterThan(html.indexOf('b</'));
});

test('a gallery that was a list is its pictures', () => {
  const html = convert(
    '<ul><li><figure><img src="/a.jpg" alt="A"></figure></li><li><figure><img src="/b.jpg" alt="B"></figure></li></ul>',
  );
  expect(html).not.toContain('<ul');
  expect(html.match(/<figure/g)).toHaveLength(2);
});
