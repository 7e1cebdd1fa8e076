import { expect, test } from 'vitest';
import { shownSize } from './shown-size.ts';

const most = { width: 600, height: 800 };
const natural = { width: 1200, height: 800 };

function size(width: string, own = natural) {
  const shown = shownSize({ src: '', alt: '', title: '', width, height: '' }, own, most);
  return [Math.round(shown.width), Math.round(shown.height)];
}

test.each([
  ['no width is its own, within the page', '', [600, 400]],
  ['a share of the text', '50%', [300, 200]],
  ['a share of more than all', '180%', [600, 400]],
  ['a width in pixels', '240', [240, 160]],
  ['a width beyond the page', '2000', [600, 400]],
  ['a width of nothing', '0', [600, 400]],
])('%s', (_, width, expected) => {
  expect(size(width)).toEqual(expected);
});

test('a tall picture is no higher than the page', () => {
  expect(size('', { width: 500, height: 5_000 })).toEqual([80, 800]);
});

test('a small picture is not made larger', () => {
  expect(size('', { width: 40, height: 30 })).toEqual([40, 30]);
});
