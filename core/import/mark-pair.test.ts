import { expect, test } from 'vitest';
import type { MarkedNode } from '../../readers/fidelity/read-marked.ts';
import type { PostOriginal } from '../../shared/imported-post.ts';
import { markPair, packOriginal } from './mark-pair.ts';

const plain: PostOriginal = {
  ...{ title: 'A title', excerpt: '', html: '', links: null },
  ...{ base: 'https://old.example/a-post/', isClassic: false },
};

const pair = (original: Partial<PostOriginal>, html: string, title = 'A title') =>
  markPair({ packed: packOriginal({ ...plain, ...original }), copy: { title, excerpt: '', html } });

/** Returns the marked nodes in order. */
function marked(nodes: MarkedNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return node.isMarked ? [node.text.trim()] : [];
    if (node.type === 'object') return node.isMarked ? [`${node.kind} ${node.address}`] : [];
    return [...(node.isMarked ? [node.name] : []), ...marked(node.children)];
  });
}

test('words missing from the imported post are marked in the original, added words in the post', () => {
  const { original, copy, comparison } = pair(
    { html: '<p>One two three four.</p>' },
    '<p>One three four and five.</p>',
  );
  expect([marked(original.body.nodes), marked(copy.body.nodes)]).toEqual([['two'], ['and five']]);
  expect(comparison.parts.words).toMatchObject({ total: 4, missing: 1, added: 2 });
});

test('equal texts have no marks, whatever their markup', () => {
  const { original, copy, comparison, parts } = pair(
    { html: '<div><font color=red>One</font> <b>two</b></div><br><br>three' },
    '<p>One <strong>two</strong></p><p>three</p>',
  );
  expect([marked(original.body.nodes), marked(copy.body.nodes)]).toEqual([[], []]);
  expect(comparison.score).toBe(1);
  expect(parts.links).toEqual({ missing: [], added: [] });
});

test('images in the media library and links to imported posts count as equal to their originals', () => {
  const { comparison, parts } = pair(
    {
      html: '<p><a href="/other/">there</a> <img src="/up/one.jpg"> <img src="/up/two.jpg"></p>',
    },
    '<p><a href="/blog/other">there</a></p><figure><img src="/media/1-one.jpg" alt=""></figure>',
  );
  expect(comparison.parts.links).toMatchObject({ total: 1, missing: 0, added: 0 });
  expect(comparison.parts.pictures).toMatchObject({ total: 2, missing: 1, added: 0 });
  expect(parts.pictures.missing).toEqual(['https://old.example/up/two.jpg']);
});

test('the original’s scripts, styles and unsafe URLs are removed before it is shown', () => {
  const html = `<p onclick="x()" style="position:fixed">Text</p><script>alert(1)</script>
    <a href="javascript:alert(2)">link</a><iframe srcdoc="<script>alert(3)</script>"></iframe><svg onload="x()"></svg>`;
  const shown = JSON.stringify(pair({ html }, '<p>Text link</p>').original);
  for (const trace of ['onclick', 'position', 'alert', 'javascript', 'srcdoc', 'onload']) {
    expect(shown).not.toContain(trace);
  }
});
