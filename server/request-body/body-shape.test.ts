import { expect, test } from 'vitest';
import { watchShape } from './body-shape.ts';

const limits = { characters: 10, fields: 3 };

/** What is said of a body that comes byte by byte. */
function refusalOf(body: string, type: string) {
  const shape = watchShape(type, limits);
  for (const byte of Buffer.from(body)) {
    const refusal = shape.add(Uint8Array.of(byte));
    if (refusal) return refusal;
  }
  return shape.whole(Buffer.from(body));
}

test('characters of a form are counted as what they stand for, before all of them came', () => {
  const form = 'application/x-www-form-urlencoded; charset=utf-8';
  for (const [body, refusal] of [
    ['a=12345678', undefined],
    ['a=123456789', 'too_large'],
    ['a=%F0%9F%98%80%e2%82%ac%41+1', undefined],
    ['a=%F0%9F%98%80%e2%82%ac%41+1234', 'too_large'],
    ['a=éé漢', undefined],
    ['a&b&c', undefined],
    ['a&b&c&', 'too_complex'],
    ['a%26b%26c%26', undefined],
    ['%', undefined],
  ]) {
    expect([body, refusalOf(body ?? '', form)]).toEqual([body, refusal]);
  }
});

test('characters of JSON are those of its texts', () => {
  const json = 'application/problem+json';
  for (const [body, refusal] of [
    ['{"a": [  1234567890, true, {} ], "b": "12345678"}', undefined],
    ['{"a":"123456789"}', undefined],
    ['{"a":"1234567890"}', 'too_large'],
    [String.raw`{"a":"\u00e9\u00e9\u00e9\n\"\\123"}`, undefined],
    [String.raw`{"a":"\u00e9\u00e9\u00e9\n\"\\1234"}`, 'too_large'],
    ['["😀😀😀😀😀"]', undefined],
    ['["😀😀😀😀😀😀"]', 'too_large'],
    ['['.repeat(65), 'too_complex'],
  ]) {
    expect([body, refusalOf(body ?? '', json)]).toEqual([body, refusal]);
  }
});

test('files count nothing but their bytes, parts of a form are counted', () => {
  expect(refusalOf('x'.repeat(1000), 'image/png')).toBe(undefined);
  const part = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n';
  expect(refusalOf(`${part.repeat(3)}--b--`, 'multipart/form-data; boundary=b')).toBe(undefined);
  expect(refusalOf(`${part.repeat(4)}--b--`, 'multipart/form-data; boundary=b')).toBe('too_complex');
});
