import { readFileSync } from 'node:fs';
import { parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { testWithCorpus } from '../../test/corpora.ts';
import { cpuNow } from '../../test/cpu-now.ts';
import { allowedAddress, allowedTags } from './html.ts';
import { type HtmlParent, isEmptySanitized, plainText, TooIntricateError } from './parse-html.ts';
import { sanitizeHtml } from './sanitize.ts';

const newTab = 'target="_blank" rel="noopener noreferrer"';

test('exactly the tags of docs/specification.md 5.9 are allowed', () => {
  expect([...allowedTags].sort()).toEqual(
    'a b blockquote br em figcaption figure h2 h3 i img li ol p strong u ul'.split(' '),
  );
  const body =
    '<h2>Title</h2>\n<p>A <strong>b</strong> <em>c</em> <b>d</b> <i>e</i> <u>f</u><br>g</p>\n' +
    '<ul>\n  <li>h</li>\n  <li>i<ol start="3"><li>j</li></ol></li>\n</ul>\n<h3>k</h3>\n' +
    '<blockquote><p>l</p></blockquote>\n' +
    '<figure><img src="/m.jpg" alt="n" width="66%" height="80"><figcaption>o</figcaption></figure>';
  expect(sanitizeHtml(body)).toBe(body);
});

test.each(allowedTags.filter((tag) => !['a', 'br', 'img'].includes(tag)))(
  'a single %s element is allowed',
  (tag) => {
    expect(sanitizeHtml(`<${tag} class="x" id="y">text</${tag}>`)).toBe(`<${tag}>text</${tag}>`);
  },
);

describe('attributes', () => {
  test.each([
    ['<p class="a" id="b" onclick="c" data-d="e" dir="rtl">x</p>', '<p>x</p>'],
    ['<p style="color:red; TEXT-ALIGN : Center;margin:0">x</p>', '<p style="text-align: center">x</p>'],
    ['<p style="text-align:left;text-align:right!important">x</p>', '<p style="text-align: right">x</p>'],
    ['<p style="text-align:center url(x)">x</p>', '<p>x</p>'],
    ['<li style="text-align:justify">x</li>', '<li style="text-align: justify">x</li>'],
    ['<ol start="x" reversed><li>x</li></ol>', '<ol><li>x</li></ol>'],
    ['<a href="/a" target="_self" rel="opener" title="t">x</a>', `<a href="/a" title="t" ${newTab}>x</a>`],
    ['<img src="a.png" srcset="b" onerror="c" style="width:1px" width="1e3">', '<img src="a.png">'],
    ['<img src="a.png" alt="&quot;><b>" title="">', '<img src="a.png" alt="&quot;&gt;&lt;b&gt;">'],
  ])('attributes are sanitized: %s', (html, expected) => {
    expect(sanitizeHtml(html)).toBe(expected);
  });
});

describe('URLs', () => {
  test('a URL with a host but no scheme gets https', () => {
    expect(sanitizeHtml('<img src="//example.com/a.png">')).toBe('<img src="https://example.com/a.png">');
    expect(sanitizeHtml('<img src="/\\example.com/a.png">')).toBe('<img src="https://example.com/a.png">');
  });

  test('an image can’t be a mail or phone link or a fragment', () => {
    expect(sanitizeHtml('<img src="mailto:x"><img src="tel:1"><img src="#x"><img>')).toBe('');
  });
});

describe('disallowed content', () => {
  test.each([
    [
      'is removed with its content if that isn’t text',
      'a<script>b</script><style>c</style><svg><title>d</title></svg>e',
      'ae',
    ],
    [
      'is removed and leaves its text if it is inline',
      '<p>a <span>b</span> <font color=red>c</font></p>',
      '<p>a b c</p>',
    ],
    ['becomes a paragraph if it is a block', '<div>a</div><section>b</section>', '<p>a</p><p>b</p>'],
    [
      'passes its alignment to the paragraph',
      '<div style="text-align:right">a</div>',
      '<p style="text-align: right">a</p>',
    ],
    ['doesn’t become a paragraph around another', '<div><p>a</p>b</div>', '<p>a</p><p>b</p>'],
    ['keeps table cells separate', '<table><tr><td>a<td>b</table>', '<p>a</p><p>b</p>'],
    ['separates the text before and after it', 'a<hr>b', 'a<p>b</p>'],
    ['becomes a line break within a heading', '<h2><div>a</div><div>b</div></h2>', '<h2>a<br>b</h2>'],
  ])('disallowed content %s', (_, html, expected) => {
    expect(sanitizeHtml(html)).toBe(expected);
  });
});

describe('structure', () => {
  test.each([
    [
      'empty elements are removed',
      '<p></p><ul><li> </li></ul><p><b></b></p><blockquote><p></p></blockquote>',
      '',
    ],
    ['an intentionally blank line stays', '<p><br></p><p>&nbsp;</p>', '<p><br></p><p>&nbsp;</p>'],
    ['inline tags are closed within each block', '<b><p>a</p><p>b</p></b>', '<p><b>a</b></p><p><b>b</b></p>'],
    ['overlapping tags are nested', '<b>a<i>b</b>c</i>', '<b>a<i>b</i></b><i>c</i>'],
    ['a tag nested in itself is removed', '<b>a<b>b</b>c</b>', '<b>abc</b>'],
    [
      'a heading continues after a list inside it',
      '<h2>a<ul><li>b</ul>c</h2>',
      '<h2>a</h2><ul><li>b</li></ul><h2>c</h2>',
    ],
    [
      'nested headings continue after inner blocks',
      '<h2>a<div><h3>b<ul><li>c</ul>d</h3></div>e</h2>f',
      '<h2>a</h2><h3>b</h3><ul><li>c</li></ul><h3>d</h3><h2>e</h2>f',
    ],
    [
      'a list item directly inside another becomes its paragraph',
      '<li>a<section><li>b',
      '<li>a<p>b</p></li>',
    ],
    ['text next to blocks stays unwrapped', 'a<p>b</p>c', 'a<p>b</p>c'],
  ])('the structure is corrected: %s', (_, html, expected) => {
    expect(sanitizeHtml(html)).toBe(expected);
  });
});

test('control characters are removed, and line ends become line feeds', () => {
  expect(sanitizeHtml('a\u0000\u0001\u007f\u0085\ufffeb&#13;&#10;c&#13;d')).toBe('ab\nc\nd');
  expect(sanitizeHtml('<img src=x alt="a&#8;b\ud800">')).toBe('<img src="x" alt="ab\ufffd">');
});

test('text that looks like markup stays text', () => {
  expect(sanitizeHtml('&lt;script&gt; & 1 < 2 &amp;lt; "')).toBe('&lt;script&gt; &amp; 1 &lt; 2 &amp;lt; "');
});

const allowedAttributes: Record<string, string[]> = {
  a: ['href', 'title', 'target', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ol: ['start', 'style'],
};
const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** Returns the disallowed elements, attributes and values that an independent parser finds in a body. */
function intruders(html: string): string[] {
  const found: string[] = [];
  const nodes: HtmlParent[] = [parseFragment(html)];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    for (const child of node.childNodes) {
      if (child.nodeName === '#text') continue;
      if (!('tagName' in child) || !allowedTags.includes(child.tagName)) {
        found.push(child.nodeName);
        continue;
      }
      nodes.push(child);
      for (const { name, value } of child.attrs) {
        const allowed = allowedAttributes[child.tagName] ?? ['style'];
        if (!allowed.includes(name)) found.push(`${child.tagName}[${name}]`);
        if (name === 'style' && !/^text-align: (left|center|right|justify)$/.test(value)) found.push(value);
        if (name !== 'href' && name !== 'src') continue;
        const { protocol } = URL.parse(value, 'https://site.test/') ?? { protocol: 'https:' };
        if (!schemes.slice(0, name === 'src' ? 2 : 4).includes(protocol)) found.push(value);
      }
    }
  }
  return found;
}

function expectSafe(html: string): void {
  const body = sanitizeHtml(html);
  expect(intruders(body), html).toEqual([]);
  expect(sanitizeHtml(body), html).toBe(body);
  expect(plainText(body), html).toBe(plainText(html));
}

/** A linear congruential generator (Numerical Recipes): the same sequence in every run. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const tags = [
  ...allowedTags,
  ...'div h1 table tr td tbody caption select option svg math mi title script style template button object form span'.split(
    ' ',
  ),
  ...'font hr pre textarea noscript dd marquee col foreignObject annotation-xml mglyph nobr body html ruby'.split(
    ' ',
  ),
];
const attributes = ['', '', ' href=x', ' src=x', ' style="text-align:center"', ' start=3', ' onclick=x'];
const texts = [
  ...['x', ' ', '\n', '&nbsp;', 'y z', '&amp;', '&lt;', '&#13;', '\u0001', '<!--c-->'],
  ...['<![CDATA[q]]>', '\ud800', '&#0;', '<', '</'],
];

test('any mix of tags becomes safe HTML with the same words, unchanged by sanitizing it again', () => {
  const random = generator(20_261_012);
  const pick = (from: readonly string[]) => from[random(from.length)] ?? '';
  for (let round = 0; round < 3_000; round += 1) {
    let html = '';
    for (let length = random(25) + 1; length > 0; length -= 1) {
      const kind = random(10);
      if (kind < 4) html += `<${pick(tags)}${pick(attributes)}>`;
      else html += kind < 7 ? `</${pick(tags)}>` : pick(texts);
    }
    expectSafe(html);
  }
});

testWithCorpus('every XSS attack of the corpus becomes safe HTML', 'xss/vectors.json', (path) => {
  const vectors: string[] = JSON.parse(readFileSync(path, 'utf8'));
  expect(vectors.length).toBeGreaterThan(1000);
  for (const vector of vectors) expectSafe(vector);
});

/** Returns '' for text with too many elements. */
function sanitizedUnlessTooComplex(html: string): string {
  try {
    return sanitizeHtml(html);
  } catch (error) {
    if (error instanceof TooIntricateError) return '';
    throw error;
  }
}

const long = (piece: string, length = 300_000) => piece.repeat(Math.ceil(length / piece.length));

test.each([
  ['unclosed inline tags', long('<b>')],
  ['unclosed blocks', long('<div>')],
  ['unclosed tables', long('<table><td>')],
  ['unfinished links', long('<a href=')],
  ['unfinished comments', long('<!--')],
  ['attributes', `<a ${Array.from({ length: 40_000 }, (_, at) => `a${at}`).join(' ')}>`],
  ['line breaks outside table rows', `<table>${long('<br>')}`],
  ['overlapping inline tags and blocks', long('<b><div>') + long('</b>')],
  [
    'font tags around paragraphs',
    `${Array.from({ length: 500 }, (_, at) => `<font size=${at}>`).join('')}${long('<p>x')}`,
  ],
  ['paragraphs in a long link', `<p><a href=${'y'.repeat(4000)}>${long('<p>x')}`],
])('endless %s take linear time and memory, or are rejected', (_, html) => {
  const start = cpuNow();
  const body = sanitizedUnlessTooComplex(html);
  expect(cpuNow() - start).toBeLessThan(2500);
  expect(body.length).toBeLessThan(html.length * 20);
});

test('text nested 50,000 elements deep is preserved', () => {
  const body = sanitizeHtml(`${'<blockquote>'.repeat(50_000)}deep<p>down`);
  expect(plainText(body)).toBe('deep down');
  expect(sanitizeHtml(body)).toBe(body);
});

test.each([
  ['https://example.com/a?b=1#c', undefined],
  ['HTTP://EXAMPLE.COM', undefined],
  ['mailto:me@example.com', undefined],
  ['tel:+34600000000', undefined],
  ['/services', undefined],
  ['a.html?b#c', undefined],
  ['#part', undefined],
  ['?page=2', undefined],
  [' \t\u0001https://example.com/\n', 'https://example.com/'],
  ['ht\ntps://example.com/', 'https://example.com/'],
  ['//example.com/a', 'https://example.com/a'],
  ['/\\example.com/a', 'https://example.com/a'],
])('%j can be a link', (value, written = value) => {
  expect(allowedAddress(value, 'link')).toBe(written);
});

test.each(
  [
    'javascript:ran()',
    'JaVaScRiPt:ran()',
    'java\nscript:ran()',
    'j\0avascript:ran()',
    'javascript\t:ran()',
    'data:text/html,x',
    'vbscript:x',
    'file:///C:/a.doc',
    'ftp://example.com/',
    'https://',
    'https://exa mple.com',
    'http://[',
    '',
    '   ',
    null,
    undefined,
    `https://example.com/${'a'.repeat(5000)}`,
  ].flatMap((value) =>
    value
      ? [value, ...[...'\u0001\u001f \u0085\u00a0\ufeff\t\n\r\f\u2028'].map((space) => space + value)]
      : [value],
  ),
)('%j can’t be a link', (value) => {
  expect(allowedAddress(value, 'link')).toBeUndefined();
});

test('an image URL is a web address or a path on this site', () => {
  expect(allowedAddress('/a.png', 'picture')).toBe('/a.png');
  expect(allowedAddress('https://example.com/a.png', 'picture')).toBe('https://example.com/a.png');
  for (const value of ['mailto:a@b.c', 'tel:1', 'data:image/png;base64,AA', '\u0001javascript:ran()'])
    expect(allowedAddress(value, 'picture')).toBeUndefined();
});

function isEmptyBody(html: string): boolean {
  const body = sanitizeHtml(html);
  return isEmptySanitized(body, plainText(body));
}

test.each([
  ...['', ' \n ', '<p></p>', '<p><br></p>', '<p>&nbsp;</p>', '<ul><li></li></ul>'],
  ...['<script>x()</script>', '<img alt="no source">', '<img src="javascript:x()">'],
  '<iframe src="https://example.com"></iframe>',
])('the body %j is empty', (html) => {
  expect(isEmptyBody(html)).toBe(true);
});

test.each(['x', '<p>.</p>', '<p>&amp;</p>', '<img src="/a.jpg">', '<p>😀</p>', '&lt;img &gt;'])(
  'the body %j isn’t empty',
  (html) => {
    expect(isEmptyBody(html)).toBe(false);
  },
);
