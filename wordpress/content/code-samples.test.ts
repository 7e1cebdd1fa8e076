import { expect, test } from 'vitest';
import { escapeSample, escapeSamples } from './code-samples.ts';

test.each([
  ['a[0] && b', 'a[0] && b'],
  ['if (a &lt; b) <br />{', 'if (a &lt; b) <br />{'],
  ['one<br />two</p>\n<p>three', 'one<br />two</p>\n<p>three'],
  ['<?php echo "<b>";', '&lt;?php echo "&lt;b&gt;";'],
  ['a < b && c', 'a &lt; b &amp;&amp; c'],
  ['<p class="x">&amp;</p>', '&lt;p class="x"&gt;&amp;amp;&lt;/p&gt;'],
])('escapeSample(%j)', (text, html) => {
  expect(escapeSample(text)).toBe(html);
});

test('what a highlighter took as it stood is escaped, other preformatted text is HTML', () => {
  expect(escapeSamples('<b>x</b><pre lang="php" line="1"><?php a();</pre><pre><b>y</b></pre>')).toBe(
    '<b>x</b><pre lang="php" line="1">&lt;?php a();</pre><pre><b>y</b></pre>',
  );
  expect(escapeSamples('<pre lang="php"><b>')).toBe('<pre lang="php"><b>');
});
