import { describe, expect, test } from 'vitest';
import { isShortcode, parseAttributes, parseShortcodes } from './shortcodes.ts';

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
])('recognizes the shortcode in %j', (html) => {
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
])('treats the brackets in %j as text', (html) => {
  expect(judged(html)).toBe(false);
});

describe('parseAttributes', () => {
  test.each([
    [' id="1" align=\'left\' width=300', { id: '1', align: 'left', width: '300' }, []],
    [' ids=”4,5”', { ids: '4,5' }, []],
    [' ids=&quot;6&quot; title=&#8220;A b&#8221;', { ids: '6', title: 'A b' }, []],
    [' src="https://a.example/?a=1&amp;b=2"', { src: 'https://a.example/?a=1&b=2' }, []],
    [' http://a.example/a.mp3', {}, ['http://a.example/a.mp3']],
    [' caption="It’s &quot;so&quot; [sic]"', { caption: 'It’s &quot;so&quot; [sic]' }, []],
    [" caption='L’été “chaud”' id=”4”", { caption: 'L’été “chaud”', id: '4' }, []],
    [' ID="1"  id="2"', { id: '1' }, []],
    [' "one two" three /', {}, ['one two', 'three']],
    ['', {}, []],
    [' a = "1" b= 2', { a: '1', b: '2' }, []],
  ])('parses the shortcode attributes %j', (text, named, bare) => {
    expect(parseAttributes(text)).toEqual({ named, bare });
  });
});

/** Abbreviates tokens: `<name>`, `</name>`, `[[…]]` or plain text. */
function short(html: string): string[] {
  return parseShortcodes(html).map((token) => {
    if (token.kind === 'text') return token.text;
    if (token.kind === 'escaped') return `[[${token.text}]]`;
    return token.kind === 'open'
      ? `<${token.name}${token.closedBy === null ? '' : '…'}>`
      : `</${token.name}>`;
  });
}

describe('parseShortcodes', () => {
  test.each([
    ['a [b c="d"] e', ['a ', '<b>', ' e']],
    ['[x]y[/x]', ['<x…>', 'y', '</x>']],
    ['[x /]y', ['<x>', 'y']],
    ['[x][x]y[/x]', ['<x>', '<x…>', 'y', '</x>']],
    ['[x a="[1]"]', ['<x>']],
    ['[youtube=https://a.example/v?x=1]', ['<youtube>']],
    ['[audio:https://a.example/a.mp3|titles=A]', ['<audio>']],
    ['[note:x] [audio: see below]', ['[note:x] [audio: see below]']],
    ['[[x a="b"]]', ['[[x a="b"]]']],
    ['[[x]y[/x]] z', ['[[x]y[/x]]', ' z']],
    ['[1] […] [ x ] [http://a.example]', ['[1] […] [ x ] [http://a.example]']],
    ['[unclosed a="b"', ['[unclosed a="b"']],
    ["[don't] [x]", ["[don't] ", '<x>']],
    ['<!-- [x] --> [y]', ['<!-- [x] --> ', '<y>']],
    ['[X]y[/x ]', ['<x…>', 'y', '</x>']],
    ['<a title="[x]" [y]', ['<a title="', '<x>', '" ', '<y>']],
  ])('splits %j into shortcodes and text', (html, tokens) => {
    expect(short(html)).toEqual(tokens);
  });

  function first(html: string) {
    const token = parseShortcodes(html).find(({ kind }) => kind === 'open');
    return token?.kind === 'open' ? token : undefined;
  }

  test('detects whether a shortcode is in a tag, in code or alone on its line', () => {
    expect(first('<a href="[x]">')?.isInTag).toBe(true);
    expect(first('<a>[x]</a>')?.isInTag).toBe(false);
    expect(first('<pre>a [x]</pre>')?.isInCode).toBe(true);
    expect(first('<pre>a</pre>[x]')?.isInCode).toBe(false);
    expect(first('one\n [x] \ntwo')?.isAlone).toBe(true);
    expect(first('<p>[x]</p>')?.isAlone).toBe(true);
    expect(first('one [x] two')?.isAlone).toBe(false);
  });
});
