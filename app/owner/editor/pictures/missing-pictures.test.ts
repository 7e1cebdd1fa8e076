import { expect, test } from 'vitest';
import { matchFiles } from './missing-pictures.ts';

const missing = ['one.png', 'two words.png', 'three.png'].map(
  (name, index) => `#missing-picture=x${index}/${encodeURIComponent(name)}`,
);
const file = (name: string) => new File(['x'], name);
const matched = (names: string[], first?: string) =>
  matchFiles(missing, names.map(file), first).map(({ src, file }) => [missing.indexOf(src), file.name]);

test('files go to the pictures that they are named as, whatever their order', () => {
  expect(matched(['three.png', 'two words.png', 'one.png'])).toEqual([
    [2, 'three.png'],
    [1, 'two words.png'],
    [0, 'one.png'],
  ]);
});

test('files of other names go to the place where they were given, then to the others in turn', () => {
  expect(matched(['a.jpg', 'b.jpg'], missing[1])).toEqual([
    [1, 'a.jpg'],
    [0, 'b.jpg'],
  ]);
  expect(matched(['a.jpg', 'one.png'])).toEqual([
    [0, 'one.png'],
    [1, 'a.jpg'],
  ]);
});

test('more files than are missed are left over', () => {
  expect(matched(['a', 'b', 'c', 'd'])).toHaveLength(3);
});
