import { describe, expect, test } from 'vitest';
import { createChangeLog } from '../../shared/imported-post.ts';
import { parseHtml } from '../../shared/rich-text/parse-html.ts';
import { findElement } from './html-tree.ts';
import { emojiOf, readImage } from './read-image.ts';

const base = 'https://old.example.com/';

function element(html: string) {
  const found = findElement(parseHtml(html), ({ tagName }) => tagName !== 'html');
  if (!found) throw new Error(`no element in ${html}`);
  return found;
}

function read(html: string) {
  const log = createChangeLog();
  return { image: readImage(element(html), base, log), changes: log.list() };
}

describe('readImage', () => {
  test('keeps address, words and size', () => {
    expect(read('<img src="/a.jpg" alt=" A  word " width="300" height="200px" class="x">').image).toEqual({
      src: 'https://old.example.com/a.jpg',
      alt: 'A word',
      width: '300',
      height: '200',
    });
  });

  test.each(['0', 'auto', '1e3', '-5', '123456', '33'])(
    'a width of %s is kept only where it is a size',
    (width) => {
      expect(read(`<img src="/a.jpg" width="${width}">`).image?.width).toBe(width === '33' ? '33' : null);
    },
  );

  test.each([
    '<img src="data:image/gif;base64,R0lGOD" data-src="/real.jpg">',
    '<img src="/blank.gif" data-lazy-src="/real.jpg">',
    '<img src="/thumb.jpg" data-src="/real.jpg" class="lazyload">',
    '<img src="" data-srcset="/small.jpg 300w, /real.jpg 1200w, /mid.jpg 600w">',
    '<img src="/1x1.png?x" data-orig-file="/real.jpg">',
  ])('finds the real picture of %s', (html) => {
    expect(read(html)).toMatchObject({ image: { src: 'https://old.example.com/real.jpg' }, changes: [] });
  });

  test('a picture in the text itself, or without an address, is lost and told', () => {
    expect(read('<img src="data:image/png;base64,AAAA">')).toEqual({
      image: null,
      changes: [{ code: 'image_lost', what: 'data:image/png, 3 B', count: 1 }],
    });
    expect(read('<img src="data:,">').changes).toEqual([{ code: 'image_lost', what: 'data', count: 1 }]);
    expect(read('<img src="file:///C:/a.jpg">').changes).toEqual([
      { code: 'image_lost', what: 'file:///C:/a.jpg', count: 1 },
    ]);
  });

  test('a picture that was cut out of the text has an address until it is in the library', () => {
    const src = 'data:image/png;embedded,0-10-500';
    expect(read(`<img src="${src}" alt="a">`)).toMatchObject({
      image: { src: 'https://embedded.invalid/png/0-10-500', alt: 'a' },
      changes: [],
    });
    expect(read(`<img src="${src}" srcset="/real.jpg 2x">`).image?.src).toContain('/real.jpg');
    expect(read(`<img src="${src.replace('png', 'svg+xml')}">`)).toEqual({
      image: null,
      changes: [{ code: 'image_lost', what: 'data:image/svg+xml, 348 B', count: 1 }],
    });
  });

  test.each(['width="1" height="1"', 'width="1px" height="0"', 'style="border:0; width: 1px; height:1px"'])(
    'a counting pixel (%s) is dropped without a word',
    (size) => {
      expect(read(`<img src="https://a.example/count" ${size}>`)).toEqual({ image: null, changes: [] });
    },
  );
});

test('emojiOf turns drawn smileys into characters again', () => {
  expect(emojiOf(element('<img class="emoji" alt="🙂" src="/x.png">'))).toBe('🙂');
  expect(emojiOf(element('<img class="wp-smiley" alt=":)" src="/x.png">'))).toBe(':)');
  expect(emojiOf(element('<img alt=";)" src="/wp-includes/images/smilies/icon_wink.gif">'))).toBe(';)');
  expect(emojiOf(element('<img alt="A" src="/x.png">'))).toBeNull();
});
