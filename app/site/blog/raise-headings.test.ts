import { expect, test } from 'vitest';
import { sanitiseHtml } from '../../../shared/rich-text/sanitise.ts';
import { raiseHeadings } from './raise-headings.ts';

const shown = (html: string) => raiseHeadings(sanitiseHtml(html));

test('a text that begins with the lower level of headings is shown with the higher one', () => {
  expect(shown('<p>One</p><h3 style="text-align:center">Two</h3><p>Three</p><h3>Four</h3>')).toMatch(
    /^<p>One<\/p>\s*<h2 style="text-align:\s?center;?">Two<\/h2>\s*<p>Three<\/p>\s*<h2>Four<\/h2>$/,
  );
});

test('from its first heading of the higher level on a text stays as it is', () => {
  expect(shown('<h3>One</h3><h2>Two</h2><h3>Three</h3><h2>Four</h2>')).toBe(
    '<h2>One</h2><h2>Two</h2><h3>Three</h3><h2>Four</h2>',
  );
  for (const html of ['<p>None</p>', '<h2>One</h2><p>Two</p><h3>Three</h3>']) expect(shown(html)).toBe(html);
});

test('words about headings stay words', () => {
  const html = sanitiseHtml('<p>Write &lt;h3&gt; <img src="/a.jpg" alt="&lt;h3&gt;"></p>');
  expect(raiseHeadings(html)).toBe(html);
});
