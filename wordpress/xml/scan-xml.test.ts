import { describe, expect, test } from 'vitest';
import { createXmlScanner } from './scan-xml.ts';

/** The tokens of a text as one line each; pieces of text that follow each other are joined. */
function scan(xml: string, pieceLength = xml.length || 1, limit = 1_000_000) {
  const tokens: string[] = [];
  const flaws: string[] = [];
  const add = (kind: string, value: string) => {
    const last = tokens.at(-1);
    if (last?.startsWith(`${kind}:`) && kind !== 'open' && kind !== 'close') {
      tokens[tokens.length - 1] = last + value;
    } else tokens.push(`${kind}:${value}`);
  };
  const scanner = createXmlScanner(
    {
      open: (raw) => add('open', raw),
      close: (name) => add('close', name),
      text: (raw) => add('text', raw),
      cdata: (piece) => add('cdata', piece),
      tooLong: () => add('tooLong', ''),
      flaw: (message, { line, column }) => flaws.push(`${line}:${column} ${message}`),
    },
    limit,
  );
  for (let at = 0; at < xml.length; at += pieceLength) scanner.write(xml.slice(at, at + pieceLength));
  const end = scanner.end();
  return { tokens, flaws, end };
}

const sample = `<?xml version="1.0"?>
<!-- a <comment> with ]]> in it -->
<rss a="x > y">
<title>A &amp; B</title><c><![CDATA[<b>1</b> ]] > ]]></c><e/>
</rss>`;

describe('createXmlScanner', () => {
  test('hands on tags, text and CDATA, and nothing of instructions and comments', () => {
    const { tokens, flaws, end } = scan(sample);
    expect(tokens.filter((token) => !/^text:\s*$/.test(token))).toEqual([
      'open:<rss a="x > y">',
      'open:<title>',
      'text:A &amp; B',
      'close:title',
      'open:<c>',
      'cdata:<b>1</b> ]] > ',
      'close:c',
      'open:<e/>',
      'close:rss',
    ]);
    expect(flaws).toEqual([]);
    expect(end).toEqual({ inside: 'text', line: 5 });
  });

  test('a DTD is skipped whole, whatever it declares', () => {
    const { tokens } = scan(
      '<!DOCTYPE r [\n<!ENTITY a "x>y">\n<!ENTITY b SYSTEM "file:///etc/passwd">\n]><r>&a;</r>',
    );
    expect(tokens).toEqual(['open:<r>', 'text:&a;', 'close:r']);
  });

  test.each(['a < b', 'if x<3 then', '<', 'I <3 you', '< p>', '<1a>'])(
    'a bracket that starts no tag is text: %s',
    (text) => {
      const { tokens, flaws } = scan(`<t>${text}</t>`);
      expect(tokens).toEqual(['open:<t>', `text:${text.replaceAll('<', '&lt;')}`, 'close:t']);
      expect(flaws).toHaveLength(1);
    },
  );

  test('a run of text over the limit is told once and dropped, and reading goes on', () => {
    const long = 'x'.repeat(50);
    const { tokens } = scan(`<a><![CDATA[${long}${long}]]></a><b>${long}${long}</b><c>short</c>`, 10, 60);
    expect(tokens.filter((token) => token.startsWith('tooLong'))).toHaveLength(2);
    expect(tokens.slice(-3)).toEqual(['open:<c>', 'text:short', 'close:c']);
    expect(tokens.every((token) => token.length < 70)).toBe(true);
  });

  test('a run is counted over CDATA sections and comments, up to the next tag', () => {
    const piece = `${'x'.repeat(30)}<!-- and -->`;
    expect(scan(`<a>${piece}${piece}${piece}</a>`, 1000, 60).tokens).toContain('tooLong:');
  });
});
