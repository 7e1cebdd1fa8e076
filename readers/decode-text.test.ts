import { describe, expect, test } from 'vitest';
import type { ImportProblem } from '../shared/imported-post.ts';
import { announcedEncoding, decodeBytes } from './decode-text.ts';

const latin1 = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

function utf16(text: string, littleEndian: boolean, mark: boolean): Uint8Array {
  const units = [...(mark ? '\ufeff' : ''), ...text].map((char) => char.charCodeAt(0));
  return Uint8Array.from(
    units.flatMap((unit) => (littleEndian ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  );
}

async function decode(bytes: Uint8Array, pieceLength = bytes.length || 1) {
  const problems: ImportProblem[] = [];
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += pieceLength) yield bytes.subarray(at, at + pieceLength);
  }
  let text = '';
  for await (const piece of decodeBytes(pieces(), (problem) => problems.push(problem))) text += piece;
  return { text, problems };
}

describe('announcedEncoding', () => {
  test.each([
    ['<?xml version="1.0" encoding="UTF-8"?>', 'utf-8'],
    ["<?xml version='1.0' encoding='ISO-8859-1' ?>", 'iso-8859-1'],
    ['\n <?xml version="1.0" encoding = "windows-1252"?>', 'windows-1252'],
    ['<?xml version="1.0"?>', 'utf-8'],
    ['<rss version="2.0">', 'utf-8'],
    ['', 'utf-8'],
  ])('detects the encoding of %j as %s', (head, encoding) => {
    expect(announcedEncoding(latin1(head))).toBe(encoding);
  });
});

describe('decodeBytes', () => {
  test('decodes characters split between two chunks', async () => {
    const text = '<rss>Cómo — 你好 🌲</rss>'.repeat(40);
    const { text: read, problems } = await decode(new TextEncoder().encode(text), 7);
    expect(read).toBe(text);
    expect(problems).toEqual([]);
  });

  test.each([
    ['UTF-8', latin1('\xef\xbb\xbf<rss>a\xc3\xb1o</rss>')],
    ['little-endian UTF-16', utf16('<rss>año</rss>', true, true)],
    ['big-endian UTF-16', utf16('<rss>año</rss>', false, true)],
  ])('decodes %s and removes the byte order mark', async (_encoding, bytes) => {
    expect((await decode(bytes)).text).toBe('<rss>año</rss>');
  });

  test('decodes files that declare ISO-8859-1 or Windows-1252', async () => {
    const western = '<?xml version="1.0" encoding="iso-8859-1"?><t>a\xf1o</t>';
    expect((await decode(latin1(western), 10)).text).toContain('<t>año</t>');
    const windows = '<?xml version="1.0" encoding="windows-1252"?><t>\x93Hola\x94</t>';
    expect((await decode(latin1(windows))).text).toContain('<t>“Hola”</t>');
  });

  test('reports an unknown encoding and decodes the file as UTF-8', async () => {
    const { text, problems } = await decode(latin1('<?xml version="1.0" encoding="klingon"?><t>a</t>'));
    expect(text).toContain('<t>a</t>');
    expect(problems).toEqual([{ code: 'encoding_unknown', encoding: 'klingon' }]);
  });

  test('reports invalid UTF-8 once, but not a U+FFFD character that the file contains', async () => {
    const broken = await decode(latin1('<t>a\xf1o</t>'.repeat(60)), 100);
    expect(broken.text).toContain('a\ufffdo');
    expect(broken.problems).toEqual([{ code: 'invalid_characters', encoding: 'utf-8' }]);
    const honest = await decode(new TextEncoder().encode('<t>a\ufffdo</t>'));
    expect(honest.problems).toEqual([]);
  });
});
