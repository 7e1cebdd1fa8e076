import { expect, test } from 'vitest';
import { markdownToHtml } from '../../../shared/rich-text/markdown-to-html.ts';
import { sanitiseHtml } from '../../../shared/rich-text/sanitise.ts';
import { pictureSyntax } from './picture-syntax.ts';

const alt = 'Ana & Luis, "live" [left] <b>x</b> a\\b';
const url = '/media/81390de5a66a7698/2400x1500.jpg';

test.each([
  ['html', sanitiseHtml],
  ['markdown', markdownToHtml],
] as const)('a picture in %s keeps its words, whatever they are', (kind, toHtml) => {
  expect(toHtml(pictureSyntax[kind]({ url, alt }))).toContain(
    'alt="Ana &amp; Luis, &quot;live&quot; [left] &lt;b&gt;x&lt;/b&gt; a\\b"',
  );
});

test('in plain text there is its address alone', () => {
  expect(pictureSyntax.text({ url, alt })).toBe(url);
});
