import { expect, test } from 'vitest';
import { textToHtml } from './text-to-html.ts';

test('empty lines part paragraphs, line ends break lines, whichever system wrote them', () => {
  expect(textToHtml('one\ntwo\r\nthree\n\n \t\n\nfour\r\rfive')).toBe(
    '<p>one<br>two<br>three</p><p>four</p><p>five</p>',
  );
});

test('nothing in a plain text is markup', () => {
  expect(textToHtml('<script>a</script> & <b>b</b> &lt;')).toBe(
    '<p>&lt;script&gt;a&lt;/script&gt; &amp; &lt;b&gt;b&lt;/b&gt; &amp;lt;</p>',
  );
});

test('the editor’s marks stay as they were typed', () => {
  expect(textToHtml(' [-Content-][+Words+] ')).toBe('<p>[-Content-][+Words+]</p>');
});

test.each(['', ' \n\n\t ', '\u0000\n'])('%j is nothing to show', (text) => {
  expect(textToHtml(text)).toBe('');
});
