import { expect, test } from 'vitest';
import { embeddedAddress, embeddedMark, nameOfEmbedded } from './embedded-picture.ts';

test('the address that stands for a picture in a text is told as its kind and size', () => {
  const mark = embeddedMark('png', { file: 0, start: 10, end: 16_032 });
  expect(nameOfEmbedded(embeddedAddress(mark) ?? '')).toBe('data:image/png, 12 kB');
  for (const other of ['https://a.example/png/0-1-9', 'https://embedded.invalid/exe/0-1-9', '/media/a.png'])
    expect(nameOfEmbedded(other)).toBeUndefined();
});
