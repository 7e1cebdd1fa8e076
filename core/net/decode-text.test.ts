import { expect, test } from 'vitest';
import { decodeText } from './fetch-public.ts';

const latin = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const utf8 = (text: string) => new TextEncoder().encode(text);

test('text is decoded with the charset in the header', () => {
  expect(decodeText(latin('Canción'), 'text/html; charset=ISO-8859-1')).toBe('Canción');
  expect(decodeText(Uint8Array.from([0x93, 0xfa]), 'text/html; charset="Shift_JIS"')).toBe('日');
});

test('a byte order mark overrides the header and is removed from the text', () => {
  expect(decodeText(utf8('\uFEFFaño'), 'text/xml; charset=iso-8859-1')).toBe('año');
  expect(decodeText(Uint8Array.from([0xff, 0xfe, 0x61, 0x00, 0xf1, 0x00]), '')).toBe('añ');
});

test('without a charset in the header, the one declared in the document is used', () => {
  const xml = '<?xml version="1.0" encoding="ISO-8859-2"?><a>';
  expect(decodeText(Uint8Array.from([...latin(xml), 0xb3]), 'text/xml')).toBe(`${xml}ł`);
  expect(decodeText(latin('<meta charset="windows-1252"><p>año'), 'text/html')).toContain('año');
  const equivalent = '<meta http-equiv="Content-Type" content="text/html; charset=koi8-r"><p>';
  expect(decodeText(Uint8Array.from([...latin(equivalent), 0xc1]), 'text/html')).toBe(`${equivalent}а`);
});

test('valid UTF-8 is decoded as UTF-8 although the header declares Latin-1', () => {
  expect(decodeText(utf8('señor “x”'), 'text/html; charset=iso-8859-1')).toBe('señor “x”');
});

test('invalid UTF-8 is decoded as Windows-1252', () => {
  const bytes = Uint8Array.from([...latin('se\xf1or '), 0x93, 0x78, 0x94]);
  expect(decodeText(bytes, 'text/html; charset=utf-8')).toBe('señor “x”');
  expect(decodeText(bytes, '')).toBe('señor “x”');
});

test('a single invalid byte in UTF-8 text is replaced, and the rest stays UTF-8', () => {
  const bytes = Uint8Array.from([...utf8('año, señor, canción '), 0xff]);
  expect(decodeText(bytes, 'text/html; charset=utf-8')).toBe('año, señor, canción \uFFFD');
});
