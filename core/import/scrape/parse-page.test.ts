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
