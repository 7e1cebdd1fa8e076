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
  '[audio http://a.example/a.mp3]',
  '<pre>[gallery ids="1"]</pre>',
  '[ad#Google Adsense]',
  '[su_note note_color="red"]text[/su_note]',
  'text [my_theme_button url="/x"] text',
  '[b]bold[/b]',
  '[html]<b>[/html]',
  '[audio <a href="http://a.example/a.mp3">http://a.example/a.mp3</a>]',
  '[wp_caption caption="<a href=\'/x\'>words</a>"]x[/wp_caption]',
  '[archives type="monthly"]',
  'text[vc_separator]',
])('%j is a shortcode', (html) => {
  expect(judged(html)).toBe(true);
});

test.each([
  'He said "teh" [sic] again',
  'It works [citation needed].',
  'the [gallery of modern art] there',
  'see [video]',
  '<code>[unknown a="b"]</code>',
  'read options[my_option] first',
  'the [nota del editor: this = that] said',
  '[some_plugin]',
  '[anything at="all"]',
  'text [unknown]inside[/unknown] text',
  'read <a href="/x">[gist]</a> here',
  'it is [Ed. see <a href="http://a.example/?a=b">there</a>] so',
  '[see http://a.example/?a=b&c=d for more]',
  '[video of the talk http://a.example/?v=1]',
  'a [b] c',
  'the [Gallery] there',
])('%j is a word in brackets', (html) => {
  expect(judged(html)).toBe(false);
});
