import { describe, expect, test } from 'vitest';
import { isMarkupName } from './element-names.ts';
import { MarkupScanner } from './scan-markup.ts';

/** The tag that a text begins with, as far as it goes. */
function tag(html: string) {
  const found = new MarkupScanner(html).tag(0);
  return found && (found.mended ?? html.slice(0, found.end));
}

describe('a tag', () => {
  test.each([
    ['<b>x', '<b>'],
    ['</b >x', '</b >'],
    ['<a title="a > b" href=x>y', '<a title="a > b" href=x>'],
    ["<a title='<b>'>y", "<a title='<b>'>"],
    ['<a href="x"">y', '<a href="x"">'],
    ['<o:p>x', '<o:p>'],
    ['<br/>x', '<br/>'],
    ['<td nowrap>x', '<td nowrap>'],
    ['<p hidden>x', '<p hidden>'],
  ])('%s is %s', (html, whole) => {
    expect(tag(html)).toBe(whole);
  });

  test.each([
    ['<a href="x>y</a> <a href="z">', '<a href="x">'],
    ["<a href='x>y", "<a href='x'>"],
    ['<a href="x> y <b> " c', '<a href="x">'],
    ['<img alt="b" <br>', '<img alt="b" >'],
  ])('%s is mended to %s', (html, mended) => {
    expect(tag(html)).toBe(mended);
  });

  test.each([
    '<',
    '<3',
    '</3>',
    '<>',
    '< b>',
    '<?php ?>',
    '<!x>',
    '<b',
    '<b and c',
    '<b and c>',
    '<i<j>',
    '<p <b>',
  ])('%s is none', (html) => {
    expect(tag(html)).toBeNull();
  });
});

describe('what nobody reads', () => {
  const unread = (html: string, at = 0) => {
    const scanner = new MarkupScanner(html);
    return scanner.comment(at) ?? scanner.declaration(at);
  };

  test.each([
    ['<!-- a > b -->x', 14],
    ['<!-->x', 5],
    ['<!--->x', 6],
    ['<!DOCTYPE html>x', 15],
    ['<?xml:namespace prefix = o />x', 29],
    ['<![if !supportLists]>x', 21],
    ['<![endif]>x', 10],
  ])('%s', (html, end) => {
    expect(unread(html)).toBe(end);
  });

  test.each(['<!-- a', '<?php a ?>', '<?xml', '<![CDATA[x]]>', '<!x>', '<![if <b>'])(
    '%s is none of it',
    (html) => {
      expect(unread(html)).toBeNull();
    },
  );

  test('a type of document in the middle of a text is what the text is about', () => {
    expect(unread('Use <!doctype html>', 4)).toBeNull();
  });
});

describe('the end of an element', () => {
  const closeOf = (html: string) => {
    const scanner = new MarkupScanner(html);
    const found = scanner.tag(0);
    return found && scanner.closeOf(found);
  };

  test.each([
    ['<b>x</b>', 4],
    ['<b>x</B >', 4],
    ['<b>x</bb>', null],
    ['<b>x</b', null],
    ['<iframe />x</iframe>', null],
    ['<iframe /></iframe>', 10],
  ])('of %s', (html, at) => {
    expect(closeOf(html)).toBe(at);
  });

  test('tells whether an element was written about', () => {
    const spoken = (html: string) => {
      const scanner = new MarkupScanner(html);
      const found = scanner.tag(0);
      return found && scanner.isSpokenOf(found, 0);
    };
    expect(['<script> x', '<title> and </title>', '<style></style>'].map(spoken)).toEqual([true, true, true]);
    expect(['<script src="x"> y', '<script>a()</script>', '<textarea></textarea>'].map(spoken)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

test('names of elements are told from other words', () => {
  expect(['p', 'h1', 'svg', 'o:p', 'fb:like', 'marquee'].every(isMarkupName)).toBe(true);
  expect(['foo', 'stdio.h', 'std::vector', 'http:', 'your', 'me@a.example'].some(isMarkupName)).toBe(false);
});
