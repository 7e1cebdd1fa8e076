import { afterEach, beforeEach, expect, test } from 'vitest';
import { fail } from '../../shared/result.ts';
import { sanitizeHtml } from '../../shared/rich-text/sanitize.ts';
import { readStoredBody, renderStoredSection, type UnreadText, unreadTexts } from './render.ts';

const heard: UnreadText[] = [];
const onUnreadText = (unread: unknown) => heard.push(unread as UnreadText);
beforeEach(() => {
  heard.length = 0;
  unreadTexts.subscribe(onUnreadText);
});
afterEach(() => void unreadTexts.unsubscribe(onUnreadText));

let tries = 0;
const tooLong = async () => {
  tries += 1;
  return fail({ code: 'text_too_intricate' } as const);
};

test('a stored body that is too complex is shown as plain text, and tried and reported once', async () => {
  const source = '<p>One &amp; <b>two</b></p><p onclick="x">three <script</p>';
  tries = 0;
  const body = await readStoredBody(source, tooLong);
  expect(body.html).toBe('<p>One &amp; two three &lt;script</p>');
  expect(sanitizeHtml(body.html)).toBe(body.html);
  expect(body).toMatchObject({ isEmpty: false, length: { words: 5 } });
  expect(body.summary).toContain('two three');
  expect(await readStoredBody(source, tooLong)).toEqual(body);
  expect(tries).toBe(1);
  expect(heard).toEqual([{ length: source.length, start: source }]);
});

test.each([
  ['html', '<p>a <b>b</b></p>', '<p>a b</p>', 'a b'],
  ['markdown', '*a*\n<b>', '<p>*a*<br>&lt;b&gt;</p>', '*a*\n<b>'],
  ['text', 'a < b', '<p>a &lt; b</p>', 'a < b'],
] as const)(
  'a stored section in %s that is too complex is shown as plain text',
  async (content_type, content, html, text) => {
    expect(await renderStoredSection({ content, content_type }, tooLong)).toEqual({
      content: { html, text },
      isEmpty: false,
      hasText: true,
    });
    expect(heard).toHaveLength(1);
  },
);

test('a stored body with only tags is empty', async () => {
  expect(await readStoredBody('<b></b><i>', tooLong)).toMatchObject({ html: '', isEmpty: true });
});
