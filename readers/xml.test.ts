import { describe, expect, test } from 'vitest';
import { createElementReader } from './xml.ts';

/** Returns the reader's events on one line: `<name a=b>`, `</name>`, text. */
function read(xml: string, pieceLength = xml.length) {
  let written = '';
  const flaws: string[] = [];
  const reader = createElementReader(
    {
      open(name, attributes) {
        const list = Object.entries(attributes).map(([key, value]) => ` ${key}=${value}`);
        written += `<${name}${list.join('')}>`;
      },
      close: (name) => {
        written += `</${name}>`;
      },
      text: (text) => {
        written += text;
      },
      tooLong: () => {
        written += '(too long)';
      },
      cutOff: () => {
        written += '(cut off)';
      },
      flaw: (message, { line }) => flaws.push(`${line}: ${message}`),
    },
    1000,
  );
  for (let at = 0; at < xml.length; at += pieceLength) reader.write(xml.slice(at, at + pieceLength));
  return { end: reader.end(), written, flaws };
}

describe('createElementReader', () => {
  test('names XML elements by the standard prefix of their namespace', () => {
    const { written, flaws } = read(
      '<rss xmlns:press="https://wordpress.org/export/1.2/"><press:status>publish</press:status></rss>',
    );
    expect(written).toContain('<wp:status>publish</wp:status>');
    expect(flaws).toEqual([]);
  });

  test('resolves XML entities and leaves HTML entities unresolved', () => {
    expect(read('<t>a &amp; b &#233; &#x2014; &nbsp; &hellip;</t>').written).toBe(
      '<t>a & b é — &nbsp; &hellip;</t>',
    );
  });

  test('doesn’t expand an entity declared in a DTD', () => {
    const bomb = '<!DOCTYPE t [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><t>&b;</t>';
    expect(read(bomb).written).toBe('<t>&b;</t>');
  });

  test('returns decoded XML attributes by local name', () => {
    expect(read('<category domain="post_tag" nicename=\'r&amp;b\'/>').written).toBe(
      '<category domain=post_tag nicename=r&b></category>',
    );
  });

  test('joins adjacent CDATA sections and the text between them', () => {
    expect(read('<t><![CDATA[<b>]]>&lt;<![CDATA[</b>]]></t>', 3).written).toBe('<t><b><</b></t>');
    expect(read('<t><![CDATA[a ]]]]><![CDATA[> b]]></t>').written).toBe('<t>a ]]> b</t>');
  });

  test.each([
    ['<t>AT&T and R&D</t>', '<t>AT&T and R&D</t>'],
    ['<t>a & b; c</t><u>d</u>', '<t>a & b; c</t><u>d</u>'],
    ['<t a="x&y">z</t>', '<t a=x&y>z</t>'],
    ['<t>x ]]> y</t>', '<t>x ]]> y</t>'],
    ['<t>I <3 a < b</t>', '<t>I <3 a < b</t>'],
  ])('reads %s despite unescaped characters', (xml, written) => {
    expect(read(xml).written).toBe(written);
  });

  test('reports XML errors with their line number', () => {
    expect(read('<r>\n<t>a & b</t>\n</r>').flaws).toEqual(['2: "&" or "]]>" isn’t escaped']);
  });

  test('ignores a stray XML end tag', () => {
    const { written, flaws } = read('<r><t>a</b></t><u>c</u></r>');
    expect(written).toBe('<r><t>a</t><u>c</u></r>');
    expect(flaws).toEqual(['1: </b> has no opening tag']);
  });

  test('closes inner XML elements at the end tag of an outer element', () => {
    const { written, flaws } = read('<r><t><p>a<br>b</t><u>c</u></r>');
    expect(written).toBe('<r><t><p>a<br>b</br></p></t><u>c</u></r>');
    expect(flaws).toEqual(['1: <br> isn’t closed']);
  });

  test('closes an unclosed item at the start of the next item', () => {
    const { written, flaws } = read('<r><item><title>A<item><title>B</title></item></r>');
    expect(written).toBe('<r><item><title>A</title></item><item><title>B</title></item></r>');
    expect(flaws[0]).toContain('an item starts before');
  });
});
