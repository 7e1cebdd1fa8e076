import { describe, expect, test } from 'vitest';
import { breakSign, markLineBreaks, partingSign, withoutSigns } from './line-breaks.ts';

/** The marked text with signs that can be read: ¶ parts paragraphs, ↵ breaks a line. */
function marked(html: string): string {
  return markLineBreaks(html).replaceAll(partingSign, '¶').replaceAll(breakSign, '↵');
}

describe('markLineBreaks', () => {
  test.each([
    ['one\n\ntwo', 'one¶two'],
    ['one\n \t \n\n\ntwo', 'one¶two'],
    ['one\ntwo\nthree', 'one↵two↵three'],
    ['one\n\t\tindented', 'one↵indented'],
    ['one <b>two\n\nthree</b> four', 'one <b>two¶three</b> four'],
    ['<p>a</p>\n\n<p>b</p>', '<p>a</p>¶<p>b</p>'],
    ['<p>a</p>\n<p>b</p>', '<p>a</p>↵<p>b</p>'],
    ['a <i>b</i> c', 'a <i>b</i> c'],
    ['', ''],
  ])('%j is %j', (html, signs) => {
    expect(marked(html)).toBe(signs);
  });

  test('white space beside a tag stays a space', () => {
    expect(marked('one <b>two</b> three')).toBe('one <b>two</b> three');
    expect(marked('<b>one</b> <i>two</i>\n')).toBe('<b>one</b>↵<i>two</i>↵'.replace('↵<i>', ' <i>'));
  });

  test.each([
    '<pre>\n a\n\n b\n</pre>',
    '<script>\nif (a < b)\n\n</script>',
    '<style>\na {}\n\n</style>',
    '<textarea>\n\n</textarea>',
    '<!-- a\n\n> b -->',
    '<img\n\n alt="x"\n>',
  ])('line ends inside of %j are left alone', (html) => {
    expect(marked(html)).toBe(html);
  });

  test('behind a verbatim element the rules hold again', () => {
    expect(marked('<pre>a\nb</pre>\n\nc\nd')).toBe('<pre>a\nb</pre>¶c↵d');
  });

  test('what is never closed swallows the rest, as in a browser', () => {
    expect(marked('a\n<pre>b\n\nc')).toBe('a↵<pre>b\n\nc');
    expect(marked('a\n<!-- b\n\nc')).toBe('a↵<!-- b\n\nc');
    expect(marked('a\n< b\nc')).toBe('a↵< b↵c');
  });

  test('signs in the content itself are taken out', () => {
    expect(withoutSigns(`a${partingSign}b${breakSign}c`)).toBe('abc');
  });
});
