import { describe, expect, test } from 'vitest';
import { allowedTags } from './element-kinds.ts';
import { sanitiseHtml } from './sanitise.ts';

const newTab = 'target="_blank" rel="noopener noreferrer"';

test('the tags of docs/specification.md 5.9 stay, and no others', () => {
  expect([...allowedTags].sort()).toEqual(
    'a b blockquote br em figcaption figure h2 h3 i img li ol p strong u ul'.split(' '),
  );
  const body =
    '<h2>Title</h2>\n<p>A <strong>b</strong> <em>c</em> <b>d</b> <i>e</i> <u>f</u><br>g</p>\n' +
    '<ul>\n  <li>h</li>\n  <li>i<ol start="3"><li>j</li></ol></li>\n</ul>\n<h3>k</h3>\n' +
    '<blockquote><p>l</p></blockquote>\n' +
    '<figure><img src="/m.jpg" alt="n" width="66%" height="80"><figcaption>o</figcaption></figure>';
  expect(sanitiseHtml(body)).toBe(body);
});

test.each(allowedTags.filter((tag) => !['a', 'br', 'img'].includes(tag)))('a lone %s stays', (tag) => {
  expect(sanitiseHtml(`<${tag} class="x" id="y">text</${tag}>`)).toBe(`<${tag}>text</${tag}>`);
});

describe('attributes', () => {
  test.each([
    ['<p class="a" id="b" onclick="c" data-d="e" dir="rtl">x</p>', '<p>x</p>'],
    ['<p style="color:red; TEXT-ALIGN : Center;margin:0">x</p>', '<p style="text-align: center">x</p>'],
    ['<p style="text-align:left;text-align:right!important">x</p>', '<p style="text-align: right">x</p>'],
    ['<p style="text-align:start">x</p>', '<p>x</p>'],
    ['<p style="text-align:center url(x)">x</p>', '<p>x</p>'],
    ['<p><b style="text-align:center">x</b></p>', '<p><b>x</b></p>'],
    ['<li style="text-align:justify">x</li>', '<li style="text-align: justify">x</li>'],
    ['<ol start="x" reversed><li>x</li></ol>', '<ol><li>x</li></ol>'],
    ['<a href="/a" target="_self" rel="opener" title="t">x</a>', `<a href="/a" title="t" ${newTab}>x</a>`],
    ['<img src="a.png" srcset="b" onerror="c" style="width:1px" width="1e3">', '<img src="a.png">'],
    ['<img src="a.png" alt="&quot;><b>" title="">', '<img src="a.png" alt="&quot;&gt;&lt;b&gt;">'],
  ])('%s', (html, expected) => {
    expect(sanitiseHtml(html)).toBe(expected);
  });
});

describe('addresses', () => {
  test('an address that names a host without a scheme gets https', () => {
    expect(sanitiseHtml('<img src="//example.com/a.png">')).toBe('<img src="https://example.com/a.png">');
    expect(sanitiseHtml('<img src="/\\example.com/a.png">')).toBe('<img src="https://example.com/a.png">');
  });

  test('an image is neither mailed, nor called, nor a place in the page', () => {
    expect(sanitiseHtml('<img src="mailto:x"><img src="tel:1"><img src="#x"><img>')).toBe('');
  });
});

describe('what is not allowed', () => {
  test.each([
    [
      'leaves with its content where that is no text',
      'a<script>b</script><style>c</style><svg><title>d</title></svg>e',
      'ae',
    ],
    [
      'leaves its text where it marks text',
      '<p>a <span>b</span> <font color=red>c</font></p>',
      '<p>a b c</p>',
    ],
    ['becomes a paragraph where it is a block', '<div>a</div><section>b</section>', '<p>a</p><p>b</p>'],
    ['hands its alignment on', '<div style="text-align:right">a</div>', '<p style="text-align: right">a</p>'],
    ['does not wrap what is a block already', '<div><p>a</p>b</div>', '<p>a</p><p>b</p>'],
    ['keeps cells apart', '<table><tr><td>a<td>b</table>', '<p>a</p><p>b</p>'],
    ['parts the text on its two sides', 'a<hr>b', 'a<p>b</p>'],
    ['parts lines within a heading', '<h2><div>a</div><div>b</div></h2>', '<h2>a<br>b</h2>'],
    ['goes where an unknown element holds a line', '<o:p>a</o:p>', 'a'],
  ])('%s', (_, html, expected) => {
    expect(sanitiseHtml(html)).toBe(expected);
  });
});

describe('structure', () => {
  test.each([
    ['empty elements go', '<p></p><ul><li> </li></ul><p><b></b></p><blockquote><p></p></blockquote>', ''],
    ['a line left empty on purpose stays', '<p><br></p><p>&nbsp;</p>', '<p><br></p><p>&nbsp;</p>'],
    ['marks begin and end in one block', '<b><p>a</p><p>b</p></b>', '<p><b>a</b></p><p><b>b</b></p>'],
    ['crossed marks are set straight', '<b>a<i>b</b>c</i>', '<b>a<i>b</i></b><i>c</i>'],
    ['a mark is not repeated in itself', '<b>a<b>b</b>c</b>', '<b>abc</b>'],
    [
      'a heading goes on behind a list within it',
      '<h2>a<ul><li>b</ul>c</h2>',
      '<h2>a</h2><ul><li>b</li></ul><h2>c</h2>',
    ],
    [
      'nested interruptions all end',
      '<h2>a<div><h3>b<ul><li>c</ul>d</h3></div>e</h2>f',
      '<h2>a</h2><h3>b</h3><ul><li>c</li></ul><h3>d</h3><h2>e</h2>f',
    ],
    ['an item directly within an item is a paragraph of it', '<li>a<section><li>b', '<li>a<p>b</p></li>'],
    ['text beside blocks stays bare', 'a<p>b</p>c', 'a<p>b</p>c'],
    ['columns without a table cost no text', '<col>a', 'a'],
  ])('%s', (_, html, expected) => {
    expect(sanitiseHtml(html)).toBe(expected);
  });
});

test('characters that no reader sees and no feed may carry go, line ends become line feeds', () => {
  expect(sanitiseHtml('a\u0000\u0001\u007f\u0085\ufffeb&#13;&#10;c&#13;d')).toBe('ab\nc\nd');
  expect(sanitiseHtml('<img src=x alt="a&#8;b\ud800">')).toBe('<img src="x" alt="ab\ufffd">');
});

test('what was written as text stays text', () => {
  expect(sanitiseHtml('&lt;script&gt; & 1 < 2 &amp;lt; "')).toBe('&lt;script&gt; &amp; 1 &lt; 2 &amp;lt; "');
});
