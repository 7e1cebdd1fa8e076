import { describe, expect, test } from 'vitest';
import { readSource } from '../wordpress/import-post.ts';
import { readVisible } from './read-visible.ts';

const blog = { base: 'https://old.example/' };
const words = (html: string) => readVisible(html, blog).words.keys.join(' ');

describe('words', () => {
  test.each([
    ['<p>One <b>two</b>three</p>four', 'One twothree four'],
    ['caf&eacute; &#8220;a&#x2019;b&#8221; &copy 1 &lt;b&gt;', 'café a b © 1 b'],
    ['<td>a</td><td>b</td>c<br>d', 'a b c d'],
    ['<a href="/x">one</a><b><a href="/y">two</a></b>three<a href="/z">four</a>five', 'one twothreefourfive'],
    ['one<a name="x"></a>two<a href="#y">three</a><a href="/z">four</a>', 'onetwothreefour'],
    ['<a href="/x">http://a.example/.</a><a href="/y">b</a>', 'http://a.example/ b'],
    ['one<!--more-->two<!-- nextpage -->three<!-- x -->four', 'one two threefour'],
    ['漢字 two😀', '漢 字 two 😀'],
    ['see http://a.example/b?c=1&amp;d=2.', 'see http://a.example/b?c=1&d=2'],
    ['<!-- wp:x {"a":"b"} --> <!--> x <![if IE]>y<![endif]>', 'x y'],
    ['<!doctype html>x', 'x'],
    [
      'a<script>b</script><style>c</style><iframe src="/x">d</iframe><video>e</video><noscript>f</noscript>g',
      'ag',
    ],
    [
      '<form><label>Name</label><button>Send</button></form><svg><title>x</title><text>y</text></svg>',
      'Name Send y',
    ],
    [
      '<img class="emoji" alt="😀" src="https://a.example/1f600.png"> <img alt="not read" src="/a.jpg">',
      '😀',
    ],
    ['<o:p>Word</o:p> <p title="a > b">c</p>', 'Word c'],
    ['a<my-note>b</my-note> c <other>', 'ab c other'],
  ])('finds the visible words of %s', (html, found) => {
    expect(words(html)).toBe(found);
  });

  test.each([
    ['<?php echo 1; ?>', 'php echo 1'],
    ['<% if x %> <!x </3 you', 'if x x 3 you'],
    ['#include <stdio.h> and <your name>', 'include stdio h and your name'],
    ['if a <b and c> d', 'if a b and c d'],
    ['5 <a and the rest', '5 a and the rest'],
    ['<!-- never ended', 'never ended'],
    ['the <script> tag', 'the script tag'],
    ['the <video src="/x"> tag', 'the tag'],
    ['<a href="http://a.example>b</a> c <a href="http://d.example">e</a>', 'b c e'],
    ['<a href="http://a.example"<b>c</b>', 'c'],
  ])('finds the words of literal or broken markup in %s', (html, found) => {
    expect(words(html)).toBe(found);
  });
});

test('returns the start and end of each visible word', () => {
  const { text, words: found } = readVisible('<p>One</p><p>two &amp; three</p>');
  expect(found.keys.map((_, i) => text.slice(found.starts[i], found.ends[i]))).toEqual([
    'One',
    'two',
    'three',
  ]);
});

test('returns images, links, headings and lists in document order', () => {
  const html = `<h2>One <i>two</i></h2><ul><li>a<ol><li>b</li><li></li></ol></li><li>c</li></ul>
    <a href="/p?a=1&amp;b=2"><img src="/a.jpg"></a> <a name="x"></a><a href="#y">d</a> <a href="mailto:a@b.example">e</a>
    <img src="data:," data-src="/b.jpg"> <img width="1" height="1" src="/count.gif"> <a href="/empty"></a>
    <iframe src="https://player.vimeo.com/video/12345678"></iframe><h4>three</h4>
    <object><param name="movie" value="http://www.youtube.com/v/abcdefghijk"><embed src="http://x.example/"></object>
    <ul class="blocks-gallery-grid"><li><img src="/c.jpg"></li></ul>`;
  expect(readVisible(html, blog)).toMatchObject({
    pictures: ['https://old.example/a.jpg', 'https://old.example/b.jpg', 'https://old.example/c.jpg'],
    links: [
      'https://old.example/p?a=1&b=2',
      'https://vimeo.com/12345678',
      'https://www.youtube.com/watch?v=abcdefghijk',
    ],
    headings: ['One two', 'three'],
    lists: ['ul 2', 'ol 1'],
  });
});

test('replaces a link to an attachment page with the file’s URL', () => {
  const attachments = {
    fileAt: (page: string) => (page.endsWith('/page/') ? 'https://old.example/a.jpg' : undefined),
  };
  expect(readVisible('<a href="/page/">x</a>', { ...blog, attachments }).links).toEqual([
    'https://old.example/a.jpg',
  ]);
});

test('ignores shortcode and formula tags in a WordPress body', () => {
  const body = 'One [caption id="a"]two[/caption] [sic] $latex x=1&s=2$ [[gallery]] [our words]';
  expect(readSource(body, blog).words.keys.join(' ')).toBe('One two sic x 1 gallery our words');
  expect(readSource('[dropcap]O[/dropcap]ne [b]t[/b]wo', blog).words.keys).toEqual(['One', 'two']);
});
