import { expect, test } from 'vitest';
import { firstImage, parsePage } from './parse-page.ts';

const address = 'https://old.example.com/2024/a-post/';
const body = (html: string) => parsePage(html, address)?.body.innerHTML;

test('relative URLs of links and images become absolute', () => {
  expect(body('<a href="../b/">b</a>')).toBe('<a href="https://old.example.com/2024/b/">b</a>');
  expect(body('<img src="/a.jpg">')).toBe('<img src="https://old.example.com/a.jpg">');
  expect(body('<a href="#notes">n</a>')).toBe('<a href="#notes">n</a>');
  expect(body('<a href="mailto:jane@example.com">m</a>')).toBe('<a href="mailto:jane@example.com">m</a>');
});

test('relative URLs are resolved against the page’s base element', () => {
  const page =
    '<html><head><base href="https://cdn.example.com/x/"></head><body><img src="a.jpg"></body></html>';
  expect(body(page)).toBe('<img src="https://cdn.example.com/x/a.jpg">');
});

test('an image without a web address is removed', () => {
  expect(body('<p>a<img src="data:image/gif;base64,R0">b<img src="javascript:alert(1)"></p>')).toBe(
    '<p>ab</p>',
  );
});

test('the first image of a page is not a tracking pixel, an emoji or a portrait', () => {
  const page = parsePage(
    `<img src="https://feeds.feedburner.com/~r/x"><img src="/p.gif" width="1" height="1">
     <img class="wp-smiley" src="/smile.png"><img src="https://secure.gravatar.com/avatar/1">
     <img src="/photo.jpg">`,
    address,
  );
  expect(page && firstImage(page)).toBe('https://old.example.com/photo.jpg');
});

test.each([
  ['50,000 tags', '<br>'.repeat(50_000)],
  ['2,000 nested elements', '<div>'.repeat(2000)],
])('a page of %s isn’t parsed', (_name, html) => {
  expect(parsePage(html, address)).toBeUndefined();
});

/** Returns the URLs of the remaining images without the blog's origin. */
function pictures(html: string): string[] {
  const document = parsePage(html, 'https://old.example.com/a/');
  const images = [...(document?.querySelectorAll('img') ?? [])];
  return images.map((image) => (image.getAttribute('src') ?? '').replace('https://old.example.com', ''));
}

test.each([
  '<img src="data:image/gif;base64,R0" data-src="/a.jpg">',
  '<img data-original="/a.jpg">',
  '<img src="/assets/loading.gif" data-srcset="/b.jpg 300w, /a.jpg 1200w, /c.jpg 600w">',
  '<img src="/1x1.gif" srcset="/b.jpg 300w,\n /a.jpg 1200w">',
  '<picture><source data-srcset="/a.jpg"><img src="data:image/svg+xml,%3Csvg/%3E"></picture>',
  '<img src="/a-150x150.jpg" data-orig-file="/a.jpg">',
  '<img class="lazy" src="/blank.gif"><noscript><img src="/a.jpg"></noscript>',
  '<span><img src="data:image/gif;base64,R0"></span><noscript><img src="/a.jpg"></noscript>',
  '<noscript><img src="/a.jpg"></noscript>',
  '<amp-img src="/a.jpg" width="3" height="2"><amp-img fallback src="data:,"></amp-img></amp-img>',
])('%s is read as one image', (html) => {
  expect(pictures(`<p>Text ${html}</p>`)).toEqual(['/a.jpg']);
});

test('images that aren’t lazy-loaded are kept, even next to a lazy-loaded one', () => {
  const lazy = '<img src="/blank.gif"><noscript><img src="/b.jpg"></noscript>';
  expect(pictures(`<img src="/a.jpg">${lazy}`)).toEqual(['/a.jpg', '/b.jpg']);
  expect(pictures('<img src="/a.jpg"><noscript><img src="/b.jpg"></noscript>')).toEqual(['/a.jpg', '/b.jpg']);
  expect(pictures('<img src="/loading-a-lorry.jpg"><img src="/in,it,w_3/a.jpg" srcset="x.jpg 2x">')).toEqual([
    '/loading-a-lorry.jpg',
    '/in,it,w_3/a.jpg',
  ]);
});

test('an image placeholder without a source is removed', () => {
  expect(pictures('<p>Text <img src="data:image/gif;base64,R0"><img></p>')).toEqual([]);
});

test('a tracking pixel in a noscript element doesn’t replace an image', () => {
  const pixel = '<noscript><img src="https://count.example/p" width="1" height="1"></noscript>';
  const document = parsePage(`<p><img data-src="/a.jpg"></p>${pixel}`, 'https://old.example.com/');
  expect(document?.querySelector('p img')?.getAttribute('src')).toBe('https://old.example.com/a.jpg');
});

test('text inside a noscript element stays', () => {
  const document = parsePage(
    '<p>A</p><noscript>Turn scripts on. <img src="/a.jpg"></noscript>',
    'https://old.example.com/',
  );
  expect(document?.body.textContent).toContain('Turn scripts on.');
});
