import { expect, test } from 'vitest';
import { parsePage } from './parse-page.ts';

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
