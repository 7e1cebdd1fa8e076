import { expect, test } from 'vitest';
import { isEmptySanitised } from './is-empty-sanitised.ts';
import { plainText } from './plain-text.ts';
import { sanitiseHtml } from './sanitise.ts';

function isEmptyBody(html: string): boolean {
  const body = sanitiseHtml(html);
  return isEmptySanitised(body, plainText(body));
}

test.each([
  '',
  ' \n ',
  '<p></p>',
  '<p><br></p>',
  '<p>&nbsp;</p>',
  '<p>\u200b\ufeff</p>',
  '<ul><li></li></ul>',
  '<!-- note -->',
  '<script>x()</script>',
  '<img alt="no source">',
  '<img src="javascript:x()">',
  '<iframe src="https://example.com"></iframe>',
])('%j is empty', (html) => {
  expect(isEmptyBody(html)).toBe(true);
});

test.each(['x', '<p>.</p>', '<p>&amp;</p>', '<img src="/a.jpg">', '<p>😀</p>', '&lt;img &gt;'])(
  '%j is not',
  (html) => {
    expect(isEmptyBody(html)).toBe(false);
  },
);
