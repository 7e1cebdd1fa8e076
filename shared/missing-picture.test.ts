import { expect, test } from 'vitest';
import { hasMissingPicture, missingAddress, missingName, missingNamesIn } from './missing-picture.ts';

test('an address stands for a picture by its name', () => {
  const address = missingAddress('a1', 'Foto "1" & más/2.png');
  expect(address).not.toMatch(/["&<>\s]/);
  expect(missingName(address)).toBe('Foto "1" & más/2.png');
  expect(missingName('#missing-picture=a1/50%.png')).toBe('50%.png');
  for (const other of ['https://example.com/a.png', '#a', '', null, '#missing-picture=a1/'])
    expect(missingName(other)).toBeUndefined();
});

test('a text tells which pictures it misses, each place once', () => {
  const image = (id: string, name: string) => `<figure><img src="${missingAddress(id, name)}"></figure>`;
  const text = `<p>#missing-picture=x/typed.png</p>${image('a1', 'one.png')}${image('a2', 'one.png')}`;
  expect(missingNamesIn(`${text}${image('a1', 'one.png')}${image('a3', 'dos ñ.png')}`)).toEqual([
    'one.png',
    'one.png',
    'dos ñ.png',
  ]);
  expect(hasMissingPicture(text)).toBe(true);
  expect(missingNamesIn('<p>#missing-picture=x/typed.png</p>')).toEqual([]);
  expect(hasMissingPicture('<p>#missing-picture=x/typed.png</p>')).toBe(false);
});
