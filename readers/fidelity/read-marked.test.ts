import { expect, test } from 'vitest';
import { compareContent } from './compare-content.ts';
import { type MarkedNode, readMarked } from './read-marked.ts';
import { readVisible } from './read-visible.ts';

/** Returns the tree as HTML with marked nodes in asterisks. */
function written(nodes: readonly MarkedNode[]): string {
  return nodes
    .map((node) => {
      const around = (text: string) => (node.isMarked ? `*${text}*` : text);
      if (node.type === 'text') return around(node.text);
      if (node.type === 'object') return around(`[${node.kind} ${node.address}]`);
      return `<${around(node.name)}>${written(node.children)}</${node.name}>`;
    })
    .join('');
}

function marked(source: string, copy: string): string {
  const [there, here] = [readVisible(source), readVisible(copy)];
  const { words, pictures, links, headings, lists } = compareContent(there, here);
  const tree = readMarked(source, { base: null }, there, {
    words: words.missing,
    pictures: new Set(pictures.missing),
    links: new Set(links.missing),
    headings: new Set(headings.missing),
    lists: new Set(lists.missing),
  });
  return written(tree.nodes);
}

test.each([
  ['<p>One two three</p>', '<p>One three</p>', '<block>One *two* three</block>'],
  [
    '<p>One <b>two &amp; three</b> four</p>',
    '<p>One four</p>',
    '<block>One <strong>*two & three*</strong> four</block>',
  ],
  ['One <?php two(); ?> three', 'One three', 'One <?*php two*(); ?> three'],
  ['<h2>A</h2>b', 'A b', '<*heading*>A</heading>b'],
  ['<ul><li>a<li>b</ul>', 'a b', '<*list*><item>a</item><item>b</item></list>'],
  ['<img src="http://a.example/1.jpg">x', 'x', '*[picture http://a.example/1.jpg]*x'],
  ['<a href="http://a.example/">x</a>', 'x', '<*link*>x</link>'],
  ['<td>a<td>b</div></p>c', 'a b c', '<cell>a</cell><cell>bc</cell>'],
  ['<li>a</li><ul>b<p>c</p></ul>', 'a b c', '<block>a</block><list><item>b<block>c</block></item></list>'],
  ['<script>x</script><p onclick="y">z', 'z', '<block>z</block>'],
])('shows the losses when %j is imported as %j: %j', (source, copy, shown) => {
  expect(marked(source, copy)).toBe(shown);
});

test('limits the length and nesting depth of the marked source', () => {
  const [deep, long] = ['<blockquote>'.repeat(5_000), 'word '.repeat(200_000)];
  const shown = (html: string) =>
    readMarked(html, { base: null }, readVisible(html), {
      ...{ words: [], pictures: new Set(), links: new Set(), headings: new Set(), lists: new Set() },
    });
  expect(written(shown(`${deep}x`).nodes).split('<quote>')).toHaveLength(41);
  expect(shown(`<p>${long}</p><p>end</p>`)).toMatchObject({ isCut: true });
});
