import { describe, expect, test } from 'vitest';
import { createChangeLog } from '../../shared/imported-post.ts';
import { indexAttachments } from './attachments.ts';
import { convertContent, splitBlocks } from './convert-content.ts';

function run(content: string) {
  const log = createChangeLog();
  const { html } = convertContent(content, {
    attachments: indexAttachments([]),
    reusable: new Map(),
    footnotes: '',
    postId: '1',
    base: 'https://old.example.com/',
    log,
  });
  return { html: html.replaceAll(' target="_blank" rel="noopener noreferrer"', ''), changes: log.list() };
}

const convert = (content: string) => run(content).html;
const changesOf = (content: string) => run(content).changes.map(({ code, what }) => `${code} ${what}`);

describe('classic paragraphs', () => {
  test.each([
    ['One.\n\nTwo.', '<p>One.</p>\n<p>Two.</p>'],
    ['One.\r\n\r\nTwo.', '<p>One.</p>\n<p>Two.</p>'],
    ['One\ntwo', '<p>One<br>two</p>'],
    ['One<br />\ntwo', '<p>One<br>two</p>'],
    ['One<br><br>two', '<p>One</p>\n<p>two</p>'],
    ['One<br />\n<br />\ntwo', '<p>One</p>\n<p>two</p>'],
    ['<strong>One\n\nTwo</strong> three', '<p><strong>One</strong></p>\n<p><strong>Two</strong> three</p>'],
    ['One <em>two\nthree</em>', '<p>One <em>two<br>three</em></p>'],
    ['<h2>Head</h2>\nText', '<h2>Head</h2>\n<p>Text</p>'],
    ['Text\n<h3>Head</h3>\nMore', '<p>Text</p>\n<h3>Head</h3>\n<p>More</p>'],
    [
      'Text\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\nMore',
      '<p>Text</p>\n<ul><li>a</li><li>b</li></ul>\n<p>More</p>',
    ],
    ['<blockquote>One\n\nTwo</blockquote>', '<blockquote><p>One</p><p>Two</p></blockquote>'],
    ['<div>One\n\nTwo</div>Three', '<p>One</p>\n<p>Two</p>\n<p>Three</p>'],
    ['<p>One\ntwo</p>\n\nThree', '<p>One<br>two</p>\n<p>Three</p>'],
    ['<p>&nbsp;</p>\nText\n\n&nbsp;\n\nMore', '<p>Text</p>\n<p>More</p>'],
    ['One<!--more-->Two', '<p>One</p>\n<p>Two</p>'],
    ['   \n\n  ', ''],
  ])('converts the classic content %j to paragraphs', (content, html) => {
    expect(convert(content)).toBe(html);
  });

  test('links a URL on its own line and reports it as an embed', () => {
    const { html, changes } = run(
      'Watch:\n\nhttps://www.youtube.com/watch?v=abc&t=1\n\nand https://a.example/ too',
    );
    expect(html).toContain(
      '<p><a href="https://www.youtube.com/watch?v=abc&amp;t=1">https://www.youtube.com/watch?v=abc&amp;t=1</a></p>',
    );
    expect(html).toContain('<p>and https://a.example/ too</p>');
    expect(changes).toEqual([{ code: 'embed_linked', what: 'youtube.com', count: 1 }]);
  });
});

describe('WordPress blocks', () => {
  test('treats line breaks in a WordPress block as spaces', () => {
    expect(convert('<!-- wp:paragraph -->\n<p>One\ntwo</p>\n<!-- /wp:paragraph -->')).toBe('<p>One two</p>');
  });

  test('treats text outside blocks as classic content', () => {
    expect(convert('One\n\nTwo\n<!-- wp:paragraph --><p>Three</p><!-- /wp:paragraph -->\nFour')).toBe(
      '<p>One</p>\n<p>Two</p>\n<p>Three</p>\n<p>Four</p>',
    );
  });

  test('treats the freeform block as classic content', () => {
    expect(convert('<!-- wp:freeform -->\nOne\n\nTwo\n<!-- /wp:freeform -->')).toBe('<p>One</p>\n<p>Two</p>');
  });

  test('replaces an embed block with a link and its caption', () => {
    const content = `<!-- wp:embed {"url":"https://a.example/talk"} -->
<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">
https://a.example/talk
</div><figcaption>The talk</figcaption></figure>
<!-- /wp:embed -->`;
    expect(convert(content)).toBe(
      '<p><a href="https://a.example/talk">https://a.example/talk</a></p>\n<p>The talk</p>',
    );
    expect(changesOf(content)).toEqual(['embed_linked a.example']);
  });

  test('keeps the link and the download button of a file block', () => {
    expect(
      convert(
        '<div class="wp-block-file"><a href="/a.pdf">Report</a><a href="/a.pdf" class="wp-block-file__button" download>Download</a></div>',
      ),
    ).toBe(
      '<p><a href="https://old.example.com/a.pdf">Report</a> <a href="https://old.example.com/a.pdf">Download</a></p>',
    );
  });

  test('keeps the image of a cover block above its text', () => {
    expect(
      convert(
        '<div class="wp-block-cover" style="background-image:url(https://a.example/x.jpg)"><p>Words</p></div>',
      ),
    ).toBe('<p><img src="https://a.example/x.jpg" alt=""></p>\n<p>Words</p>');
  });
});

describe('elements not allowed in a post', () => {
  test.each([
    ['<h1>A</h1><h4>B</h4><h6>C</h6>', '<h2>A</h2>\n<h3>B</h3>\n<h3>C</h3>'],
    [
      '<p>A <cite>book</cite>, <dfn>term</dfn>, <ins>new</ins></p>',
      '<p>A <em>book</em>, <em>term</em>, <u>new</u></p>',
    ],
    ['<p>A <b>b</b> <i>i</i></p>', '<p>A <strong>b</strong> <em>i</em></p>'],
    [
      '<p>E=mc<sup>2</sup>, H<sub>2</sub>O, 10<sup>−6</sup>, 1<sup>st</sup></p>',
      '<p>E=mc², H₂O, 10⁻⁶, 1st</p>',
    ],
    ['<p>He said <q>yes</q>.</p>', '<p>He said “yes”.</p>'],
    ['<p>One <code>three</code> <abbr title="x">four</abbr></p>', '<p>One three four</p>'],
    ['<p>One</p><hr /><p>Two</p>', '<p>One</p>\n<p>Two</p>'],
    ['<details><summary>More</summary>Text</details>', '<p><strong>More</strong></p>\n<p>Text</p>'],
    ['<dl><dt>Term</dt><dd>Meaning</dd></dl>', '<p><strong>Term</strong></p>\n<p>Meaning</p>'],
    ['<div>One</div><div>Two</div>', '<p>One</p>\n<p>Two</p>'],
    [
      '<p><span style="font-weight: bold; font-style:italic">A</span></p>',
      '<p><strong><em>A</em></strong></p>',
    ],
    ['<constructor>Words</constructor>', '<p>Words</p>'],
  ])('converts %s to allowed elements', (content, html) => {
    expect(convert(content)).toBe(html);
  });

  test('removes scripts, styles and form fields and reports visible losses', () => {
    const content =
      '<p>A</p><script>alert(1)</script><style>p{}</style><input type="hidden" value="x"><input><svg><text>x</text></svg>';
    expect(convert(content)).toBe('<p>A</p>');
    expect(changesOf(content)).toEqual([
      'element_removed script',
      'element_removed input',
      'element_removed svg',
    ]);
  });

  test('keeps all text in a form', () => {
    const form =
      '<form><h2>Join</h2><label>Name <input></label><ul><li>a</li></ul><button>Send</button> now</form>b';
    expect(convert(form)).toBe('<h2>Join</h2>\n<p>Name</p>\n<ul><li>a</li></ul>\n<p>Send now</p>\n<p>b</p>');
    expect(convert('<a href="https://a.example/"><button>Buy</button></a>')).toBe(
      '<p><a href="https://a.example/">Buy</a></p>',
    );
    expect(convert('<textarea rows="2">&lt;b&gt;\n  c</textarea>')).toBe(
      '<figure><p>&lt;b&gt;<br>&nbsp; c</p></figure>',
    );
  });

  test('keeps line breaks and indentation of code', () => {
    expect(convert('<pre><code>if a:\n    b\n\nend</code></pre>')).toBe(
      '<figure><p>if a:<br>&nbsp; &nbsp; b</p><p>end</p></figure>',
    );
    expect(changesOf('<pre>a</pre>')).toEqual(['element_simplified pre']);
  });

  test('keeps unescaped code as the author typed it', () => {
    const code = '<?php if ($a < 1 && $b > 2) { echo "<p>x</p>"; } ?>\n<!-- end -->';
    expect(convert(`<pre>${code}</pre>`)).toBe(
      '<figure><p>&lt;?php if ($a &lt; 1 &amp;&amp; $b &gt; 2) { echo "&lt;p&gt;x&lt;/p&gt;"; } ?&gt;<br>&lt;!-- end --&gt;</p></figure>',
    );
    expect(convert('Use <code><?php the_title(); ?></code> here, <3.')).toBe(
      '<p>Use &lt;?php the_title(); ?&gt; here, &lt;3.</p>',
    );
    expect(convert('<pre lang="html"><b>x</b></pre><pre><b>y</b></pre>')).toBe(
      '<figure><p>&lt;b&gt;x&lt;/b&gt;</p></figure>\n<figure><p><strong>y</strong></p></figure>',
    );
  });

  test('ignores the bold wrapper of text pasted from Google Docs', () => {
    const content = '<b style="font-weight:normal;" id="docs-internal-guid-1"><p>A <b>b</b></p><p>C</p></b>';
    expect(convert(content)).toBe('<p>A <strong>b</strong></p>\n<p>C</p>');
  });

  test('replaces formulas with their source text', () => {
    expect(convert('So $latex E=mc^2&s=2$ costs $5, or $6.')).toBe('<p>So E=mc^2 costs $5, or $6.</p>');
    expect(convert('<math><mi>x</mi><annotation encoding="application/x-tex">x</annotation></math>')).toBe(
      '<p>x</p>',
    );
  });

  test('keeps text alignment set by class, style, attribute or element', () => {
    expect(convert('<p class="has-text-align-center">A</p>')).toBe('<p style="text-align: center">A</p>');
    expect(convert('<p style="color:red;text-align:right">A</p>')).toBe('<p style="text-align: right">A</p>');
    expect(convert('<h2 align="justify">A</h2>')).toBe('<h2 style="text-align: justify">A</h2>');
    expect(convert('<center>A<p>B</p></center>')).toBe(
      '<p style="text-align: center">A</p>\n<p style="text-align: center">B</p>',
    );
  });

  test('resolves relative links against the old blog and removes unsafe links', () => {
    expect(convert('<a href="/about">A</a>')).toBe('<p><a href="https://old.example.com/about">A</a></p>');
    expect(convert('<a href="mailto:a@b.example">A</a>')).toBe('<p><a href="mailto:a@b.example">A</a></p>');
    expect(convert('<a href="#top">A</a> <a name="x">B</a>')).toBe('<p>A B</p>');
    expect(changesOf('<a href="javascript:alert(1)">A</a>')).toEqual(['link_lost javascript:']);
  });

  test('turns a link around several blocks into a link in each block', () => {
    expect(convert('<a href="https://a.example/"><h3>A</h3><p>B</p></a>')).toBe(
      '<h3><a href="https://a.example/">A</a></h3>\n<p><a href="https://a.example/">B</a></p>',
    );
  });
});

function split(html: string, reusable: [string, string][] = [], footnotes = '') {
  const log = createChangeLog();
  const stretches = splitBlocks(html, { reusable: new Map(reusable), footnotes }, log);
  return { stretches, changes: log.list() };
}

const joined = (html: string, reusable?: [string, string][], footnotes?: string) =>
  split(html, reusable, footnotes)
    .stretches.map((stretch) => stretch.html)
    .join('');

describe('splitBlocks', () => {
  test('separates WordPress blocks from the text around them', () => {
    const { stretches } = split('a<!-- wp:paragraph {"align":"right"} --><p>b</p><!-- /wp:paragraph -->c');
    expect(stretches).toEqual([
      { isClassic: true, html: 'a' },
      { isClassic: false, html: '<p>b</p>' },
      { isClassic: true, html: 'c' },
    ]);
  });

  test('recognizes a classic block nested in another block', () => {
    const html =
      '<!-- wp:group --><div><!-- wp:paragraph --><p>a</p><!-- /wp:paragraph -->\n<!-- wp:freeform -->b\n\nc<!-- /wp:freeform --></div><!-- /wp:group -->';
    expect(split(html).stretches).toEqual([
      { isClassic: false, html: '<div><p>a</p>\n' },
      { isClassic: true, html: 'b\n\nc' },
      { isClassic: false, html: '</div>' },
    ]);
  });

  test('splits paragraphs at more and nextpage tags and reports joined pages', () => {
    expect(joined('a<!--more-->b')).toBe('a\n\nb');
    expect(joined('a<!--nextpage-->b')).toBe('a\n\nb');
    expect(split('a<!--nextpage-->b<!--nextpage-->c').changes).toEqual([
      { code: 'pages_joined', what: '', count: 2 },
    ]);
  });

  test('reports dynamic blocks by name, but not spacers', () => {
    expect(
      split('<!-- wp:latest-posts /--><!-- wp:latest-posts {"a":1} /--><!-- wp:spacer /-->').changes,
    ).toEqual([{ code: 'block_removed', what: 'latest-posts', count: 2 }]);
  });

  test('replaces an unknown block that has only a URL with a link', () => {
    const { stretches, changes } = split('<!-- wp:vendor/player {"url":"https://a.example/?a=1&b=2"} /-->');
    expect(stretches[0]?.html).toBe(
      '<p><a href="https://a.example/?a=1&amp;b=2">https://a.example/?a=1&amp;b=2</a></p>',
    );
    expect(changes).toEqual([{ code: 'embed_linked', what: 'vendor/player', count: 1 }]);
    expect(joined('<!-- wp:social-link {"url":"https://a.example/"} /-->')).toBe('');
  });

  test('inserts reusable blocks, including nested ones, and stops at recursion', () => {
    const reusable: [string, string][] = [
      ['7', '<!-- wp:paragraph --><p>Shared</p><!-- /wp:paragraph --><!-- wp:block {"ref":8} /-->'],
      ['8', '<p>Inner</p>'],
      ['9', 'again <!-- wp:block {"ref":9} /-->'],
    ];
    expect(joined('<!-- wp:block {"ref":7} /-->', reusable)).toBe('<p>Shared</p><p>Inner</p>');
    expect(joined('<!-- wp:block {"ref":9} /-->', reusable)).toBe('again again again ');
    expect(split('<!-- wp:block {"ref":404} /-->').changes).toEqual([
      { code: 'block_removed', what: 'block', count: 1 },
    ]);
  });

  test('reads footnotes from the post’s footnotes field', () => {
    const notes = '[{"content":"First <em>note</em>","id":"a"},{"content":"Second","id":"b"}]';
    expect(joined('<!-- wp:footnotes /-->', [], notes)).toBe(
      '<ol><li>First <em>note</em></li><li>Second</li></ol>',
    );
    expect(split('<!-- wp:footnotes /-->', [], 'not json').changes).toMatchObject([
      { code: 'block_removed' },
    ]);
  });
});
