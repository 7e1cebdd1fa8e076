import { describe, expect, test } from 'vitest';
import { createChangeLog } from '../../shared/imported-post.ts';
import { parseHtml } from '../../shared/rich-text/parse-html.ts';
import { writeContent } from './convert-html.ts';
import { findElement } from './html-tree.ts';
import { readContent } from './read-content.ts';
import { emojiOf, readImage } from './read-inline.ts';

/** Converts HTML without paragraph rules or sanitizer. */
function run(html: string, files: Record<string, string> = {}) {
  const log = createChangeLog();
  const attachments = { fileAt: (page: string) => files[page] };
  const written = writeContent(readContent(html, { base: 'https://old.example.com/', attachments, log }));
  return { written, changes: log.list().map(({ code, what, count }) => `${code} ${what} ${count}`) };
}

const read = (html: string) => run(html).written;
const picture = '<img src="https://a.example/a.jpg" alt="">';

describe('figures', () => {
  test.each([
    [
      `<figure>${picture}<figcaption>A <b>b</b></figcaption></figure>`,
      `<figure>${picture}<figcaption>A <strong>b</strong></figcaption></figure>`,
    ],
    [
      `<div class="wp-block-image"><figure class="aligncenter">${picture}</figure></div>`,
      `<figure style="text-align: center">${picture}</figure>`,
    ],
    [
      `<div class="wp-caption">${picture}<p class="wp-caption-text">Words</p></div>`,
      `<figure>${picture}<figcaption>Words</figcaption></figure>`,
    ],
    [
      `<figure><a href="https://a.example/">${picture}</a></figure>`,
      `<figure><a href="https://a.example/">${picture}</a></figure>`,
    ],
    ['<figure><figcaption>Only words</figcaption></figure>', '<p>Only words</p>'],
    [
      '<figure class="wp-block-pullquote"><blockquote><p>Q</p><cite>C</cite></blockquote></figure>',
      '<blockquote><p>Q</p><p><em>C</em></p></blockquote>',
    ],
  ])('converts the figure %s', (html, written) => {
    expect(read(html)).toBe(written);
  });

  test.each([
    [
      'nested figures',
      `<figure class="wp-block-gallery"><figure>${picture}</figure><figure>${picture}<figcaption>B</figcaption></figure><figcaption>All</figcaption></figure>`,
    ],
    [
      'list items',
      `<figure class="wp-block-gallery"><ul><li><figure>${picture}</figure></li><li><figure>${picture}<figcaption>B</figcaption></figure></li></ul><figcaption>All</figcaption></figure>`,
    ],
  ])('turns a gallery made of %s into its images, followed by its caption', (_form, html) => {
    expect(read(html)).toBe(
      `<figure>${picture}</figure>\n<figure>${picture}<figcaption>B</figcaption></figure>\n<p>All</p>`,
    );
  });
});

describe('tables', () => {
  const rows = (...items: string[]) =>
    `<figure><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></figure>`;

  test.each([
    [
      'the headings in its first row',
      '<tr><th>Name</th><th>Age:</th></tr><tr><td>Ann</td><td>5</td></tr><tr><td>Bo</td></tr>',
      rows('<strong>Name:</strong> Ann<br><strong>Age:</strong> 5', '<strong>Name:</strong> Bo'),
    ],
    [
      'the cells of its thead',
      '<thead><tr><td>H</td><td>I</td></tr></thead><tbody><tr><td>a</td><td><i>b</i></td></tr></tbody>',
      rows('<strong>H:</strong> a<br><strong>I:</strong> <em>b</em>'),
    ],
    [
      'its first column, if it has two columns',
      '<tr><td>a</td><td>b</td></tr>',
      rows('<strong>a:</strong> b'),
    ],
    [
      'no labels, if it has three columns and no headings',
      '<tr><td>a</td><td>b</td><td>c</td></tr>',
      rows('a<br>b<br>c'),
    ],
  ])('labels the values of a table with %s', (_how, inside, written) => {
    expect(read(`<table>${inside}</table>`)).toBe(written);
    expect(run(`<table>${inside}</table>`).changes.join()).toContain('element_simplified table');
  });

  test('keeps a table caption as a figure caption', () => {
    expect(read('<table><caption>Cap</caption><tr><td>a</td><td>b</td></tr></table>')).toBe(
      '<figure><ul><li><strong>a:</strong> b</li></ul><figcaption>Cap</figcaption></figure>',
    );
  });

  test.each([
    ['<table><caption>Cap</caption><tr><td>a</td></tr></table>', '<p>Cap</p>\n<p>a</p>'],
    ['<table><tr><td></td><td>b</td><td></td></tr><tr><td></td></tr></table>', '<p>b</p>'],
    ['<table><tr><td><p>a</p><p>b</p></td><td>c</td></tr></table>', '<p>a</p>\n<p>b</p>\n<p>c</p>'],
    [
      '<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>',
      rows('<strong>a:</strong> b'),
    ],
    ['<table></table>', ''],
  ])('converts the layout table %s to paragraphs', (html, written) => {
    expect(read(html)).toBe(written);
  });
});

describe('lists', () => {
  test.each([
    ['<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>'],
    ['<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['<ol start="4"><li><p>a</p></li></ol>', '<ol start="4"><li>a</li></ol>'],
    ['<ul><li><p>a</p><p>b</p></li></ul>', '<ul><li><p>a</p><p>b</p></li></ul>'],
    ['<ul><li> </li></ul>', ''],
    ['<menu><li>a</li></menu>', '<ul><li>a</li></ul>'],
    [
      '<ul><li>a</li> b <i>c</i> d<ul><li>e</li></ul><li>f</li></ul>',
      '<ul><li><p>a</p><p>b <em>c</em> d</p><ul><li>e</li></ul></li><li>f</li></ul>',
    ],
    ['<p>a<li>b</li><li></li>', '<p>a</p>\n<ul><li>b</li></ul>'],
    ['<ol><li>a</li><li value="7">b</li></ol>', '<ol><li>a</li></ol>\n<ol start="7"><li>b</li></ol>'],
    ['<ol reversed><li>a</li><li>b</li></ol>', '<ol start="2"><li>a</li></ol>\n<ol><li>b</li></ol>'],
    ['<ol type="a" start="27"><li>a</li><li>b</li></ol>', '<ul><li>aa. a</li><li>ab. b</li></ul>'],
    ['<ol style="list-style-type:upper-roman"><li value="9"><p>a</p></li></ol>', '<ul><li>IX. a</li></ul>'],
    [
      '<ul><li data-checked="true">a</li><li data-checked="false">b</li></ul>',
      '<ul><li>☑ a</li><li>☐ b</li></ul>',
    ],
  ])('converts the list %s', (html, written) => {
    expect(read(html)).toBe(written);
  });
});

describe('embedded media', () => {
  const link = (href: string, text = href) => `<p><a href="${href}">${text}</a></p>`;
  test.each([
    [
      '<iframe src="https://www.youtube.com/embed/abcDEF12345"></iframe>',
      link('https://www.youtube.com/watch?v=abcDEF12345', 'YouTube'),
      'embed_linked youtube.com 1',
    ],
    [
      '<iframe title="The talk" src="https://player.vimeo.com/video/12345678"></iframe>',
      link('https://vimeo.com/12345678', 'The talk'),
      'embed_linked vimeo.com 1',
    ],
    [
      '<object><param name="movie" value="http://www.youtube.com/v/abcDEF12345"><embed src="http://x.example/"></object>',
      link('https://www.youtube.com/watch?v=abcDEF12345', 'YouTube'),
      'embed_linked youtube.com 1',
    ],
    [
      '<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/Ab/"></blockquote>',
      link('https://www.instagram.com/p/Ab/', 'Instagram'),
      'embed_linked instagram.com 1',
    ],
    [
      '<video controls><source src="/film.mp4"><a href="/x">fallback</a></video>',
      link('https://old.example.com/film.mp4', 'film.mp4'),
      'media_linked video 1',
    ],
    [
      '<script src="https://gist.github.com/jane/1234567.js"></script>',
      link('https://gist.github.com/jane/1234567'),
      'embed_linked gist.github.com 1',
    ],
    ['<iframe src="//www.facebook.com/plugins/like.php?href=x"></iframe>', '', 'element_removed iframe 1'],
  ])('replaces %s with a link or removes it', (html, written, changes) => {
    expect(run(html)).toEqual({ written, changes: [changes] });
  });

  test('puts embedded media from within a sentence in a separate paragraph', () => {
    expect(read('<p>See <iframe src="https://a.example/x"></iframe> this</p>')).toBe(
      '<p>See</p>\n<p><a href="https://a.example/x">a.example</a></p>\n<p>this</p>',
    );
  });
});

describe('images', () => {
  test('moves a floated image above its paragraph', () => {
    expect(read(`<p>One <img class="alignleft" src="https://a.example/a.jpg"> two</p>`)).toBe(
      `<p>${picture}</p>\n<p>One two</p>`,
    );
    expect(read(`<p>One ${picture} two</p>`)).toBe(`<p>One ${picture} two</p>`);
  });

  test('imports a lazy-loaded image and its noscript fallback as one image', () => {
    expect(read(`<img src="data:," data-src="https://a.example/a.jpg"><noscript>${picture}</noscript>`)).toBe(
      `<p>${picture}</p>`,
    );
    expect(read(`<img src="data:,"><noscript>${picture}</noscript>`)).toBe(`<p>${picture}</p>`);
    const lazy = '<img class="thumb-image" data-src="https://a.example/a.jpg">';
    expect(read(`<noscript>${picture}</noscript>\n${lazy}`)).toBe(`<p>${picture}</p>`);
  });

  test('replaces a link to an attachment page with a link to the file', () => {
    const files = { 'https://old.example.com/page/': 'https://old.example.com/a.jpg' };
    expect(run('<a href="/page/">x</a>', files).written).toBe(
      '<p><a href="https://old.example.com/a.jpg">x</a></p>',
    );
  });
});

describe('inline content', () => {
  test.each([
    ['<p> a  b <b> c</b> </p>', '<p>a b <strong>c</strong></p>'],
    ['<p><br>a<br></p>', '<p>a</p>'],
    ['<p><b>a<br>b</b></p>', '<p><strong>a<br>b</strong></p>'],
    ['<p><b>a</b><br><i>b</i></p>', '<p><strong>a</strong><br><em>b</em></p>'],
    ['<p><b>a</b><b>b</b></p>', '<p><strong>ab</strong></p>'],
    ['<p>\u200b&nbsp;</p><p>a</p>', '<p>a</p>'],
    ['<p>a &lt;b&gt; &amp; c</p>', '<p>a &lt;b&gt; &amp; c</p>'],
    [
      '<p>a&shy;b <img src="https://abs.twimg.com/emoji/v2/72x72/1f44f.png"> <b style="font-weight:normal">c</b> <i style="font-weight:700">d</i></p>',
      '<p>ab 👏 c <strong><em>d</em></strong></p>',
    ],
    ['<style>.c1 { font-weight:700 }</style><p><span class="c1">a</span></p>', '<p><strong>a</strong></p>'],
    [
      '<p dir="rtl">a</p><ul style="text-align:right"><li>b</li></ul>',
      '<p style="text-align: right">a</p>\n<ul><li><p style="text-align: right">b</p></li></ul>',
    ],
    [
      '<p>a<a href="#_ftn1">[1]</a> b<sup><a href="#n2">2</a></sup></p><div id="ftn1"><p><a href="#_ftnref1">[1]</a> One</p><p>more</p></div><p><a href="#ref2">2</a> Two <a href="#ref2">↩</a></p>',
      '<p>a¹ b²</p>\n<ol><li><p>One</p><p>more</p></li><li>Two</li></ol>',
    ],
  ])('cleans up whitespace, formatting and notes in %j', (html, written) => {
    expect(read(html)).toBe(written);
  });
});

test.each([
  ['<p>a <s>no</s> b</p>', '<p>a b</p>', 'struck no 1'],
  ['<p>a <span style="text-decoration: line-through">so not</span></p>', '<p>a</p>', 'struck so not 2'],
  ['<p>a</p><div style="display:none"><p>b</p><p>c</p></div>', '<p>a</p>', 'hidden b c 2'],
  ['<ul><li>a</li><li hidden>b</li></ul>', '<ul><li>a</li></ul>', 'hidden b 1'],
  ['<p>a <span style="position:absolute; left:-9999px">b</span></p>', '<p>a</p>', 'hidden b 1'],
  ['<p>a <b class="screen-reader-text">b</b></p>', '<p>a</p>', 'hidden b 1'],
  ['<p>a <b class="hidden">b</b></p>', '<p>a</p>', 'hidden b 1'],
  [
    '<p>a</p><p>The post <a href="/a">A</a> appeared first on <a href="/">B</a>.</p>',
    '<p>a</p>',
    'boilerplate The post A appeared first on B. 7',
  ],
])('leaves out hidden, struck-through or boilerplate text of %s and quotes it', (html, written, change) => {
  expect(run(html)).toEqual({ written, changes: [change] });
});

test('keeps text that is hidden only on small screens', () => {
  const html = '<p>a <b class="d-none d-md-inline">b</b></p>';
  expect(run(html)).toEqual({ written: '<p>a <strong>b</strong></p>', changes: [] });
});

const base = 'https://old.example.com/';

function element(html: string) {
  const found = findElement(parseHtml(html), ({ tagName }) => tagName !== 'html');
  if (!found) throw new Error(`no element in ${html}`);
  return found;
}

function readImageRead(html: string) {
  const log = createChangeLog();
  return { image: readImage(element(html), base, log), changes: log.list() };
}

describe('readImage', () => {
  test('keeps the URL, alt text and size of an image', () => {
    expect(
      readImageRead('<img src="/a.jpg" alt=" A  word " width="300" height="200px" class="x">').image,
    ).toEqual({
      src: 'https://old.example.com/a.jpg',
      alt: 'A word',
      width: '300',
      height: '200',
    });
  });

  test.each(['0', 'auto', '1e3', '-5', '123456', '33'])(
    'keeps an image width of %s only if it is a valid size',
    (width) => {
      expect(readImageRead(`<img src="/a.jpg" width="${width}">`).image?.width).toBe(
        width === '33' ? '33' : null,
      );
    },
  );

  test.each([
    '<img src="data:image/gif;base64,R0lGOD" data-src="/real.jpg">',
    '<img src="/blank.gif" data-lazy-src="/real.jpg">',
    '<img src="/thumb.jpg" data-src="/real.jpg" class="lazyload">',
    '<img src="" data-srcset="/small.jpg 300w, /real.jpg 1200w, /mid.jpg 600w">',
    '<img src="/1x1.png?x" data-orig-file="/real.jpg">',
  ])('finds the full-size image URL of %s', (html) => {
    expect(readImageRead(html)).toMatchObject({
      image: { src: 'https://old.example.com/real.jpg' },
      changes: [],
    });
  });

  test('reports an image with inline data or without a web URL as lost', () => {
    expect(readImageRead('<img src="data:image/png;base64,AAAA">')).toEqual({
      image: null,
      changes: [{ code: 'image_lost', what: 'data:image/png, 3 B', count: 1 }],
    });
    expect(readImageRead('<img src="data:,">').changes).toEqual([
      { code: 'image_lost', what: 'data', count: 1 },
    ]);
    expect(readImageRead('<img src="file:///C:/a.jpg">').changes).toEqual([
      { code: 'image_lost', what: 'file:///C:/a.jpg', count: 1 },
    ]);
  });

  test('gives an extracted inline image a temporary URL', () => {
    const src = 'data:image/png;embedded,0-10-500';
    expect(readImageRead(`<img src="${src}" alt="a">`)).toMatchObject({
      image: { src: 'https://embedded.invalid/png/0-10-500', alt: 'a' },
      changes: [],
    });
    expect(readImageRead(`<img src="${src}" srcset="/real.jpg 2x">`).image?.src).toContain('/real.jpg');
    expect(readImageRead(`<img src="${src.replace('png', 'svg+xml')}">`)).toEqual({
      image: null,
      changes: [{ code: 'image_lost', what: 'data:image/svg+xml, 348 B', count: 1 }],
    });
  });

  test.each(['width="1" height="1"', 'width="1px" height="0"', 'style="border:0; width: 1px; height:1px"'])(
    'drops a tracking pixel (%s) without reporting it',
    (size) => {
      expect(readImageRead(`<img src="https://a.example/count" ${size}>`)).toEqual({
        image: null,
        changes: [],
      });
    },
  );
});

test('emojiOf turns emoji images back into characters', () => {
  expect(emojiOf(element('<img class="emoji" alt="🙂" src="/x.png">'))).toBe('🙂');
  expect(emojiOf(element('<img class="wp-smiley" alt=":)" src="/x.png">'))).toBe(':)');
  expect(emojiOf(element('<img alt=";)" src="/wp-includes/images/smilies/icon_wink.gif">'))).toBe(';)');
  expect(emojiOf(element('<img alt="A" src="/x.png">'))).toBeNull();
});
