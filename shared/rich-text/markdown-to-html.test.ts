import { expect, test } from 'vitest';
import { markdownToHtml } from './markdown-to-html.ts';

test('paragraphs, marks, links, lists and quotations are written as a body may have them', () => {
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

test('headings take the two ranks below the page’s own', () => {
  expect(markdownToHtml('# a\n## b\n### c\n###### *d*')).toBe(
    '<h2>a</h2><h2>b</h2><h3>c</h3><h3><em>d</em></h3>',
  );
});

test('code stays readable, line by line', () => {
  expect(markdownToHtml('```js\nif (a < b)\n  c();\n```')).toBe('<p>if (a &lt; b)<br>  c();</p>');
});

test('tables become rows that can be read, as tables of other sources do', () => {
  expect(markdownToHtml('| Who | When? |\n|---|---|\n| **Ana** | <i>noon</i> |\n| Bo | |')).toBe(
    '<figure><ul><li><strong>Who:</strong> <strong>Ana</strong><br><strong>When?</strong> <i>noon</i></li>' +
      '<li><strong>Who:</strong> Bo</li></ul></figure>',
  );
  // Without words in its head, the first of two columns says what the second is.
  expect(markdownToHtml('| | |\n|---|---|\n| Price | 5 |\n| Place | [here](/blog/x) |')).toMatch(
    /^<figure><ul><li><strong>Price:<\/strong> 5<\/li><li><strong>Place:<\/strong> <a href="\/blog\/x"[^>]*>here<\/a><\/li><\/ul><\/figure>$/,
  );
  // Cells are not more than their words.
  expect(markdownToHtml('| One |\n|---|\n| alone |')).toContain('One');
  expect(markdownToHtml('| a \\| b | c |\n|---|---|\n| <b onclick=x>1</b> | 2 |')).toBe(
    '<figure><ul><li><strong>a | b:</strong> <b>1</b><br><strong>c:</strong> 2</li></ul></figure>',
  );
});

test.each([
  '<script>alert(1)</script>',
  'a <script>alert(1)</script> b',
  '<img src=x onerror=alert(1)>',
  '[a](javascript:alert(1))',
  '[a](<java\nscript:alert(1)>)',
  '![a](javascript:alert(1))',
  '[a]: javascript:alert(1)\n\n[a]',
  '[a](https://b.example "\\" onclick=alert(1) x=\\"")',
  '<https://a.example/"onmouseover="alert(1)>',
  '# <svg onload=alert(1)>',
  '```"><script>alert(1)</script>\nx\n```',
  '| <iframe srcdoc="x"> |\n|---|\n| <style>*{}</style> |',
  '&lt;script&gt; &#60;script&#62;',
])('%j is harmless', (markdown) => {
  const html = markdownToHtml(markdown);
  const unquoted = html.replace(/title="[^"]*"/g, '');
  expect(unquoted).not.toMatch(/<(script|svg|iframe|style)|<[^>]*\s(on\w+|srcdoc)=|="\s*javascript/i);
});
