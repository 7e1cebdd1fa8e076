import { expect, test } from 'vitest';
import { plainTextHtml } from './plain-text-html.ts';

test('single line ends break lines, empty lines part paragraphs, whichever system wrote them', () => {
  expect(plainTextHtml('one\ntwo\r\nthree\n \t\n\nfour\r\rfive\n')).toBe(
    '<p>one<br>two<br>three</p><p>four</p><p>five</p>',
  );
});

test('what looks like markup stays text', () => {
  expect(plainTextHtml('1 < 2 & <b>no</b>')).toBe('<p>1 &lt; 2 &amp; &lt;b&gt;no&lt;/b&gt;</p>');
});
