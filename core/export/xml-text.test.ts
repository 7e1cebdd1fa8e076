import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { cdata, escapeXml, guardedHtml, htmlText } from './export-wordpress.ts';

/** Returns the text as a strict XML parser reads it. */
function readBack(xml: string): string {
  let text = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('cdata', (part) => {
    text += part;
  });
  parser.write(`<a>${xml}</a>`).close();
  return text;
}

const texts = ['', 'plain', ']]>', ']]]]>>', '<![CDATA[x]]>', '&amp; &lt;', '"\'<>&', 'a\tb\nc', '🗝️ ñ'];

test.each(texts)('%j is unchanged after export and parsing', (text) => {
  expect(readBack(cdata(text))).toBe(text);
  expect(readBack(escapeXml(text))).toBe(text);
});

test.each([
  ['a\u0000b\u0008c\u001fd', 'abcd'],
  ['a\ufffeb\uffffc', 'abc'],
  ['a\ud800b', 'a\ufffdb'],
])('characters of %j that XML can’t contain are removed or replaced', (text, expected) => {
  expect(readBack(cdata(text))).toBe(expected);
  expect(readBack(escapeXml(text))).toBe(expected);
});

test.each([
  ['[gallery ids="1"] and [[x]]', '&#91;gallery ids="1"&#93; and &#91;&#91;x&#93;&#93;'],
  ['\n\u3000<p>a\n</p> \u00a0', '&#10;&#12288;<p>a\n</p>&#32;&#160;'],
  ['<img alt="[a]">', '<img alt="&#91;a&#93;">'],
  ['a\u0001\rb', 'a&#1;&#13;b'],
  [' \n ', '&#32;&#10;&#32;'],
  ['<p>🗝️ & ñ</p>', '<p>🗝️ & ñ</p>'],
])('the HTML %j is exported without losses as %s', (html, guarded) => {
  expect(guardedHtml(html)).toBe(guarded);
});

test('plain text is exported as escaped HTML', () => {
  expect(htmlText(' <b>&amp;</b> "[x]"')).toBe('&#32;&lt;b&gt;&amp;amp;&lt;/b&gt; &quot;&#91;x&#93;&quot;');
});
