import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('blocks and line breaks part words, marks do not', () => {
  expect(plainText('<h2>One</h2><p>two<br>three</p><ul><li>four<li>five</ul>')).toBe(
    'One two three four five',
  );
  expect(plainText('<table><tr><td>a</td><td>b</td></tr></table>c<hr>d')).toBe('a b c d');
  expect(plainText('un<b>break</b><span>able</span>')).toBe('unbreakable');
});

test('entities are decoded and white space collapsed', () => {
  expect(plainText('<p> Fish &amp;&nbsp;chips&#8230;\n\n&lt;b&gt; </p>')).toBe('Fish & chips… <b>');
});

test('what is no text for readers is left out', () => {
  expect(plainText('a<script>b()</script><style>c{}</style><!-- d --><svg><text>e</text></svg> f')).toBe(
    'a f',
  );
  expect(plainText('<img alt="portrait" src="x.jpg">')).toBe('');
});

test('a tag that never ends takes no text with it but its own', () => {
  expect(plainText('before <a href="')).toBe('before');
  expect(plainText('1 < 2 and 3 > 2')).toBe('1 < 2 and 3 > 2');
});
