import { expect, test } from 'vitest';
import { firstImage, parsePage } from './parse-page.ts';

const address = 'https://old.example.com/2024/a-post/';
const body = (html: string) => parsePage(html, address)?.body.innerHTML;

test('links and pictures get their absolute address', () => {
  expect(body('<a href="../b/">b</a>')).toBe('<a href="https://old.example.com/2024/b/">b</a>');
  expect(body('<img src="/a.jpg">')).toBe('<img src="https://old.example.com/a.jpg">');
  expect(body('<a href="#notes">n</a>')).toBe('<a href="#notes">n</a>');
  expect(body('<a href="mailto:jane@example.com">m</a>')).toBe('<a href="mailto:jane@example.com">m</a>');
});

test('a base element moves them', () => {
  const page =
    '<html><head><base href="https://cdn.example.com/x/"></head><body><img src="a.jpg"></body></html>';
  expect(body(page)).toBe('<img src="https://cdn.example.com/x/a.jpg">');
});

test('a picture that leads nowhere is taken out', () => {
  expect(body('<p>a<img src="data:image/gif;base64,R0">b<img src="javascript:alert(1)"></p>')).toBe(
    '<p>ab</p>',
  );
});

test('the first picture is not a tracker, an emoji or a portrait', () => {
  const page = parsePage(
    `<img src="https://feeds.feedburner.com/~r/x"><img src="/p.gif" width="1" height="1">
     <img class="wp-smiley" src="/smile.png"><img src="https://secure.gravatar.com/avatar/1">
     <img src="/photo.jpg">`,
    address,
  );
  expect(page && firstImage(page)).toBe('https://old.example.com/photo.jpg');
});

test.each([
  ['tags without number', '<br>'.repeat(50_000)],
  ['depth without end', '<div>'.repeat(2000)],
])('a page of %s is not read', (_name, html) => {
  expect(parsePage(html, address)).toBeUndefined();
});

/** Addresses of the pictures that are left, without the blog's own origin. */
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
])('%s is one picture', (html) => {
  expect(pictures(`<p>Text ${html}</p>`)).toEqual(['/a.jpg']);
});

test('pictures that need no loader stay, also before one that does', () => {
  const lazy = '<img src="/blank.gif"><noscript><img src="/b.jpg"></noscript>';
  expect(pictures(`<img src="/a.jpg">${lazy}`)).toEqual(['/a.jpg', '/b.jpg']);
  expect(pictures('<img src="/a.jpg"><noscript><img src="/b.jpg"></noscript>')).toEqual(['/a.jpg', '/b.jpg']);
  expect(pictures('<img src="/loading-a-lorry.jpg"><img src="/in,it,w_3/a.jpg" srcset="x.jpg 2x">')).toEqual([
    '/loading-a-lorry.jpg',
    '/in,it,w_3/a.jpg',
  ]);
});

test('a placeholder with nothing behind it is no picture', () => {
  expect(pictures('<p>Text <img src="data:image/gif;base64,R0"><img></p>')).toEqual([]);
});

test('the counting pixel of a noscript does not take the place of a picture', () => {
  const pixel = '<noscript><img src="https://count.example/p" width="1" height="1"></noscript>';
  const document = parsePage(`<p><img data-src="/a.jpg"></p>${pixel}`, 'https://old.example.com/');
  expect(document?.querySelector('p img')?.getAttribute('src')).toBe('https://old.example.com/a.jpg');
});

test('text that only readers without scripts see stays', () => {
  const document = parsePage(
    '<p>A</p><noscript>Turn scripts on. <img src="/a.jpg"></noscript>',
    'https://old.example.com/',
  );
  expect(document?.body.textContent).toContain('Turn scripts on.');
});
