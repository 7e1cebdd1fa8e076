import { expect, test } from 'vitest';
import { asInSource } from './own-addresses.ts';

const one = 'https://old.example/one.jpg';
const two = 'https://old.example/two.jpg';
const three = 'https://old.example/three.jpg';

test.each<[string, string[], string[], string[]]>([
  ['is given back what it stands for', [one, two], ['/media/1.jpg', '/media/2.jpg'], [one, two]],
  ['stands between the same neighbours', [one, two, three], [one, '/media/2.jpg', three], [one, two, three]],
  ['stands for nothing where nothing is missing', [one], [one, '/media/2.jpg'], [one, '/media/2.jpg']],
  ['does not stand for what comes later', [one, two], ['/media/1.jpg', two], [one, two]],
  [
    'is of the site itself: others stay as they are',
    [one],
    ['https://b.example/x.jpg'],
    ['https://b.example/x.jpg'],
  ],
  ['has nothing to stand for in an empty source', [], ['/media/1.jpg'], ['/media/1.jpg']],
  ['is not invented for what is missing', [one, two], [], []],
])('an address of the copy %s', (_name, source, copy, expected) => {
  expect(asInSource(source, copy)).toEqual(expected);
});
