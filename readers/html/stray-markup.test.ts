import { describe, expect, test } from 'vitest';
import { escapeStrayMarkup } from './stray-markup.ts';

describe('in plain text', () => {
  test.each([
    ['<?php echo $x; ?> b', '&lt;?php echo $x; ?> b'],
    ['I <3 you </3 and <!x', 'I &lt;3 you &lt;/3 and &lt;!x'],
    ['<![CDATA[x]]> <> </>', '&lt;![CDATA[x]]> &lt;> &lt;/>'],
    ['#include <stdio.h>, List<String>', '#include &lt;stdio.h>, List&lt;String>'],
    ['a <b and c> d', 'a &lt;b and c> d'],
    ['a <!-- never ended <b>b</b>', 'a <b>b</b>'],
    ['the <script> and <title> tags', 'the &lt;script> and &lt;title> tags'],
    ['Begin with <!DOCTYPE html>', 'Begin with &lt;!DOCTYPE html>'],
  ])('escapes the literal markup in %s', (html, escaped) => {
    expect(escapeStrayMarkup(html)).toBe(escaped);
  });

  test.each([
    'plain &amp; simple',
    '<p title="a > b" class="[&>p]">x</p> <br/> <o:p></o:p> <fb:like href="x"></fb:like>',
    '<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph --><!--more--> <!-->',
    '<!DOCTYPE html><p>x</p>',
    '<?xml:namespace prefix = o /><![if !supportLists]>1.<![endif]>',
    '<constructor>Words</constructor>',
    '<script>if (a<b) document.write("<?php")</script>',
    '<textarea><b></textarea><video src="x"></video>',
  ])('leaves %s unchanged', (html) => {
    expect(escapeStrayMarkup(html)).toBe(html);
  });

  test.each([
    ['<video src="x"> a', '<video src="x"></video> a'],
    [
      '<a href="http://a.example>b</a> c <a href="d">e</a>',
      '<a href="http://a.example">b</a> c <a href="d">e</a>',
    ],
    ['<img src="a.jpg" <br> b', '<img src="a.jpg" ><br> b'],
  ])('repairs the broken tag in %s', (html, repaired) => {
    expect(escapeStrayMarkup(html)).toBe(repaired);
  });
});

describe('in code', () => {
  test.each([
    ['<code><script>x</script></code>', '<code>&lt;script>x&lt;/script></code>'],
    ['<code><div></code> <code></p></code>', '<code>&lt;div></code> <code>&lt;/p></code>'],
    ['<pre><config><xsl:template/></config></pre>', '<pre>&lt;config>&lt;xsl:template/>&lt;/config></pre>'],
    ['<pre><!-- a comment --><?php ?></pre>', '<pre>&lt;!-- a comment -->&lt;?php ?></pre>'],
  ])('escapes the markup in %s', (html, escaped) => {
    expect(escapeStrayMarkup(html)).toBe(escaped);
  });

  test.each([
    '<code>a <b>b</b> <a href="x">c</a><br />d</code>',
    '<pre><span class="k">if</span> x\n<div class="line">y</div></pre>',
    '<code>&lt;b&gt;</code>',
    '<code>never ended <b>x</b>',
  ])('keeps the formatting of %s', (html) => {
    expect(escapeStrayMarkup(html)).toBe(html);
  });
});

test('doesn’t escape markup that is already escaped', () => {
  const once = escapeStrayMarkup('<?php <code><div></code> </3 <stdio.h> <video> <a href="x>b</a> "');
  expect(escapeStrayMarkup(once)).toBe(once);
});
