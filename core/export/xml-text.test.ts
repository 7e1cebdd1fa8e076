import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { cdata, escapeXml } from './xml-text.ts';

/** What a strict XML parser reads. */
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

test.each(texts)('%j is read back as it was', (text) => {
  expect(readBack(cdata(text))).toBe(text);
  expect(readBack(escapeXml(text))).toBe(text);
});

test.each([
  ['a\u0000b\u0008c\u001fd', 'abcd'],
  ['a\ufffeb\uffffc', 'abc'],
  ['a\ud800b', 'a\ufffdb'],
])('of %j what XML has no place for is left out or marked', (text, expected) => {
  expect(readBack(cdata(text))).toBe(expected);
  expect(readBack(escapeXml(text))).toBe(expected);
});
