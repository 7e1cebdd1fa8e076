import { expect, test } from 'vitest';
import { pictureIds } from './picture-ids.ts';

test('pictures are known by their addresses, here or with the site’s origin, each once', () => {
  const html = '<img src="/media/abc1/30x20/dot.png"><a href="https://a.test/media/abc1/x.png">x</a>';
  expect(pictureIds(html, '/media/Cov2/30x20/cover.jpg')).toEqual(['abc1', 'Cov2']);
  expect(pictureIds('<img src="/multimedia/abc/1.png">/media/', null)).toEqual([]);
});
