import { expect, test } from 'vitest';
import { minutesFor, textLength } from '../text.ts';
import { markdownToHtml, textToHtml } from './markdown.ts';
import { excerptOf, plainText, summarize } from './parse-html.ts';
import { columnsOf } from './table-rows.ts';

test('Markdown paragraphs, bold, italics, links, lists and quotations become allowed tags', () => {
  expect(
    markdownToHtml('*One* **two** [three](https://a.example "t")\n\n- a\n- b\n\n1. c\n\n> d').replace(
      /\n/g,
      '',
    ),
  ).toBe(
    '<p><em>One</em> <strong>two</strong> ' +
      '<a href="https://a.example" title="t" target="_blank" rel="noopener noreferrer">three</a></p>' +
      '<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol><blockquote><p>d</p></blockquote>',
  );
});

test('Markdown headings become the two levels below the page title', () => {
  expect(markdownToHtml('# a\n## b\n### c\n###### *d*')).toBe(
    '<h2>a</h2><h2>b</h2><h3>c</h3><h3><em>d</em></h3>',
  );
});

test('Markdown code becomes readable lines', () => {
  expect(markdownToHtml('```js\nif (a < b)\n  c();\n```')).toBe('<p>if (a &lt; b)<br>  c();</p>');
  expect(markdownToHtml('One\n\n* * *\n\nTwo')).toBe('<p>One</p>\n<p>* * *</p><p>Two</p>');
});

test('Markdown tables become readable lists', () => {
  expect(markdownToHtml('| Who | When? |\n|---|---|\n| **Ana** | <i>noon</i> |\n| Bo | |')).toBe(
    '<figure><ul><li><strong>Who:</strong> <strong>Ana</strong><br><strong>When?</strong> <i>noon</i></li>' +
      '<li><strong>Who:</strong> Bo</li></ul></figure>',
  );
  // Without header text, the first of two columns labels the second.
  expect(markdownToHtml('| | |\n|---|---|\n| Price | 5 |\n| Place | [here](/blog/x) |')).toMatch(
    /^<figure><ul><li><strong>Price:<\/strong> 5<\/li><li><strong>Place:<\/strong> <a href="\/blog\/x"[^>]*>here<\/a><\/li><\/ul><\/figure>$/,
  );
  // A table with a single column has no labels.
  expect(markdownToHtml('| One |\n|---|\n| alone |')).toContain('One');
  expect(markdownToHtml('| a \\| b | c |\n|---|---|\n| <b onclick=x>1</b> | 2 |')).toBe(
    '<figure><ul><li><strong>a | b:</strong> <b>1</b><br><strong>c:</strong> 2</li></ul></figure>',
  );
});

test.each([
  ...['<script>alert(1)</script>', 'a <script>alert(1)</script> b', '<img src=x onerror=alert(1)>'],
  ...['[a](javascript:alert(1))', '[a](<java\nscript:alert(1)>)', '![a](javascript:alert(1))'],
  '[a](https://b.example "\\" onclick=alert(1) x=\\"")',
  ...['<https://a.example/"onmouseover="alert(1)>', '# <svg onload=alert(1)>'],
  '```"><script>alert(1)</script>\nx\n```',
  '| <iframe srcdoc="x"> |\n|---|\n| <style>*{}</style> |',
])('the Markdown %j is converted without scripts', (markdown) => {
  const html = markdownToHtml(markdown);
  const unquoted = html.replace(/title="[^"]*"/g, '');
  expect(unquoted).not.toMatch(/<(script|svg|iframe|style)|<[^>]*\s(on\w+|srcdoc)=|="\s*javascript/i);
});

test('blank lines in plain text separate paragraphs, and line ends become breaks', () => {
  expect(textToHtml('one\ntwo\r\nthree\n\n \t\n\nfour\r\rfive')).toBe(
    '<p>one<br>two<br>three</p><p>four</p><p>five</p>',
  );
});

test('HTML in plain text is escaped', () => {
  expect(textToHtml('<script>a</script> & <b>b</b> &lt;')).toBe(
    '<p>&lt;script&gt;a&lt;/script&gt; &amp; &lt;b&gt;b&lt;/b&gt; &amp;lt;</p>',
  );
});

test('text that looks like the editor’s change marks is left as typed', () => {
  expect(textToHtml(' [-Content-][+Words+] ')).toBe('<p>[-Content-][+Words+]</p>');
});

test.each(['', ' \n\n\t ', '\u0000\n'])('the text %j is empty', (text) => {
  expect(textToHtml(text)).toBe('');
});

test('blocks and line breaks separate words in plain text, and inline tags don’t', () => {
  expect(plainText('<h2>One</h2><p>two<br>three</p><ul><li>four<li>five</ul>')).toBe(
    'One two three four five',
  );
  expect(plainText('<table><tr><td>a</td><td>b</td></tr></table>c<hr>d')).toBe('a b c d');
  expect(plainText('un<b>break</b><span>able</span>')).toBe('unbreakable');
});

test('entities are decoded in plain text, and white space is collapsed', () => {
  expect(plainText('<p> Fish &amp;&nbsp;chips&#8230;\n\n&lt;b&gt; </p>')).toBe('Fish & chips… <b>');
});

test('invisible text is omitted from plain text', () => {
  expect(plainText('a<script>b()</script><style>c{}</style><!-- d --><svg><text>e</text></svg> f')).toBe(
    'a f',
  );
  expect(plainText('<img alt="portrait" src="x.jpg">')).toBe('');
});

test('a post’s own excerpt is used in full', () => {
  const excerpt = 'long '.repeat(60).trim();
  expect(excerptOf({ excerpt: ` ${excerpt} `, html: '<p>body</p>' }, 140)).toBe(excerpt);
});

test('without an excerpt, the start of the text is used', () => {
  expect(excerptOf({ excerpt: null, html: '<p>Short &amp; <b>sweet</b>.</p>' }, 160)).toBe('Short & sweet.');
  expect(excerptOf({ excerpt: '  ', html: '<p>body</p>' }, 160)).toBe('body');
  expect(excerptOf({ html: '<script>no()</script>' }, 160)).toBe('');
});

test('an automatic excerpt omits headings, captions, tables and code unless there is nothing else', () => {
  const html =
    '<h2>Heading</h2><figure><img src="/a.png"><figcaption>Caption</figcaption></figure><p>First <b>wo</b>rds.</p>' +
    '<figure><ul><li>A: 1</li></ul></figure><h3>More</h3><blockquote><p>Quoted.</p></blockquote>';
  expect(excerptOf({ html }, 160)).toBe('First words. Quoted.');
  expect(excerptOf({ html: '<h2>Heading</h2><figure><figcaption>Words</figcaption></figure>' }, 160)).toBe(
    'Heading Words',
  );
});

test('a long excerpt is truncated after a word, without trailing punctuation', () => {
  const text = 'Most public apologies arrive in the fourth paragraph, after the company has spoken.';
  expect(summarize(text, 54)).toBe('Most public apologies arrive in the fourth paragraph…');
  expect(summarize(text, 60)).toBe('Most public apologies arrive in the fourth paragraph, after…');
  expect(summarize(text, text.length)).toBe(text);
  for (const max of [140, 160]) {
    const summary = summarize(text.repeat(5), max);
    expect(summary.length).toBeLessThanOrEqual(max);
    expect(summary.length).toBeGreaterThan(max / 2);
  }
});

test('a long excerpt without spaces is truncated between graphemes', () => {
  const family = '👨‍👩‍👧‍👦';
  for (let max = 20; max < 50; max += 1) {
    const summary = summarize(family.repeat(10), max);
    expect(summary.length).toBeLessThanOrEqual(max);
    expect(summary.slice(0, -1)).toBe(family.repeat((summary.length - 1) / family.length));
  }
  expect(summarize('漢'.repeat(30), 10)).toBe(`${'漢'.repeat(9)}…`);
  expect(summarize('e\u0301'.repeat(30), 10)).toBe(`${'e\u0301'.repeat(4)}…`);
});

const readingMinutes = (text: string) => minutesFor(textLength(text));

test('the shortest reading time is one minute', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('A line.')).toBe(1);
});

test('the reading time is based on the number of words', () => {
  expect(readingMinutes('word '.repeat(238 * 5))).toBe(5);
  expect(readingMinutes('palabra, '.repeat(238 * 3))).toBe(3);
});

test('the reading time of scripts without spaces is based on the number of characters', () => {
  expect(readingMinutes('漢'.repeat(255 * 4))).toBe(4);
});

/** Returns a row of cells, each given as `text colspan rowspan`. */
const row = (...cells: string[]) => ({
  inHead: false,
  cells: cells.map((cell) => {
    const [text = '', colspan = null, rowspan = null] = cell.split(' ');
    return { text, colspan, rowspan, isTh: false };
  }),
});

test.each([
  [[row('a', 'b'), row('c')], 'a0 b1 c0'],
  [[row('a 2', 'b')], 'a0 b2'],
  [[row('a 1 2', 'b'), row('c')], 'a0 b1 c1'],
  [[row('a 1 3', 'b'), row('c 1 2'), row('d')], 'a0 b1 c1 d2'],
  [[row('a 9999 9999', 'b'), row('c')], 'a0 b100 c100'],
])('the columns of table cells follow from their column and row spans', (rows, columns) => {
  const found = [...columnsOf(rows)].map(([{ text }, column]) => `${text}${column}`);
  expect(found.join(' ')).toBe(columns);
});
