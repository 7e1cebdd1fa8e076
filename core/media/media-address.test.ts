import { expect, test } from 'vitest';
import { mediaSourceSet, readMediaAddress } from '../../shared/media.ts';
import { mediaAddress } from './media-address.ts';

const picture = { id: 'a1', file_name: 'A desk.jpeg', mime_type: 'image/jpeg', width: 1200, height: 800 };

test('an address tells id, size and name, and is read back', () => {
  expect(mediaAddress(picture)).toBe('/media/a1/1200x800/a-desk.jpg');
  expect(mediaAddress({ ...picture, mime_type: 'image/png' })).toBe('/media/a1/1200x800/a-desk.png');
  expect(mediaAddress({ ...picture, file_name: '.gitignore' })).toBe('/media/a1/1200x800/gitignore.jpg');
  expect(mediaAddress({ ...picture, file_name: '🗝️' })).toMatch(/^\/media\/a1\/1200x800\/[a-z0-9-]+\.jpg$/);
  expect(readMediaAddress('/media/a1/1200x800/a-desk.jpg')).toEqual({
    id: 'a1',
    width: 1200,
    height: 800,
    isMoving: false,
  });
  expect(readMediaAddress('/media/a1/9x9/a.webp')).toMatchObject({ isMoving: true });
});

test('no other address is taken for one', () => {
  for (const path of [
    '/media/a1',
    '/media/a1/0x8/a.jpg',
    '/media/a1/1200x800/a.svg',
    '/media/a1/1200x800/a.jpg?w=480',
    'https://example.com/media/a1/1200x800/a.jpg',
    '/media/../1x1/a.jpg',
    '/media/a1/1200x800/"onerror=".jpg',
  ])
    expect([path, readMediaAddress(path)]).toEqual([path, undefined]);
});

test('the choice of widths ends with the picture’s own', () => {
  const url = '/media/a1/1200x800/a.jpg';
  expect(mediaSourceSet(url)).toBe(`${url}?w=480 480w, ${url}?w=960 960w, ${url} 1200w`);
  expect(mediaSourceSet('/media/a1/2400x800/a.jpg')).toMatch(/\?w=1600 1600w, \S+a\.jpg 2400w$/);
  expect(mediaSourceSet('/media/a1/480x800/a.jpg')).toBeUndefined();
  expect(mediaSourceSet('/media/a1/960x800/a.webp')).toBeUndefined();
  expect(mediaSourceSet('/pictures/a.jpg')).toBeUndefined();
});
