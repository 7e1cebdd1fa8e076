import { expect, test } from 'vitest';
import { isShortcode } from './is-shortcode.ts';
import { parseShortcodes } from './parse-shortcodes.ts';

function judged(html: string): boolean | undefined {
  const token = parseShortcodes(html).find(({ kind }) => kind === 'open');
  return token?.kind === 'open' ? isShortcode(token) : undefined;
}

test.each([
  '[gallery]',
  'text [gallery ids="1,2"] text',
  '[contact-form-7 id="3"]',
  '[some_plugin]',
  'text [some_plugin] text',
  '[anything at="all"]',
  'text [unknown]inside[/unknown] text',
  '[audio http://a.example/a.mp3]',
  '[youtube https://youtu.be/abc]',
  '[archives]',
  '[Gallery]',
  'text\n[my-widget]\ntext',
  '<pre>[gallery ids="1"]</pre>',
  'text [some_plugin a = "b"] text',
  '[ad#Google Adsense]',
  '[amd-zlrecipe-recipe:12]',
  'text[vc_separator]',
])('%j is a shortcode', (html) => {
  expect(judged(html)).toBe(true);
});

test.each([
  'He said "teh" [sic] again',
  'It works [citation needed].',
  '[applause]',
  'and then [Applause] and',
  '[our translation]',
  '[emphasis mine]',
  'the [gallery of modern art] there',
  'see [video]',
  '[redacted]',
  'a co-worker [follow-up] came',
  '[TODO] later',
  '<code>[unknown a="b"]</code>',
  'read options[my_option] first',
  'the [nota del editor: this = that] said',
])('%j is a word in brackets', (html) => {
  expect(judged(html)).toBe(false);
});
