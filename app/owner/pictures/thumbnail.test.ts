import { expect, test } from 'vitest';
import { thumbnail } from './thumbnail.ts';

test.each([
  ['/media/abc/1600x900/desk.jpg', 1600, '/media/abc/1600x900/desk.jpg?w=480'],
  ['/media/abc/480x300/desk.png', 480, '/media/abc/480x300/desk.png'],
  ['/media/abc/1600x900/desk.webp', 1600, '/media/abc/1600x900/desk.webp'],
])('%s, %i pixels wide, is shown as %s', (url, width, shown) => {
  expect(thumbnail({ url, width })).toBe(shown);
});
