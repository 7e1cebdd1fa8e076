import { expect, test } from 'vitest';
import type { MarkedNode } from './marked-node.ts';
import { MarkedTree } from './marked-tree.ts';

const nothing = { headings: new Set<string>(), lists: new Set<string>() };

/** Builds a tree of tags and texts as they come: `<p`, `/p`, or a text. */
function build(steps: readonly string[], marked = nothing): string {
  const tree = new MarkedTree(marked);
  for (const step of steps) {
    if (step.startsWith('<')) tree.start(step.slice(1), null, false);
    else if (step.startsWith('/')) tree.end(step.slice(1));
    else tree.text(step, false);
  }
  return tree.finish().nodes.map(shown).join('');
}

function shown(node: MarkedNode): string {
  if (node.type !== 'element') return node.type === 'text' ? node.text : '';
  return `${node.name}${node.isMarked ? '*' : ''}(${node.children.map(shown).join('')})`;
}

test.each([
  ['what is closed twice, or never', ['<p', 'a', '/p', '/p', '/div', '<div', 'b'], 'block(a)block(b)'],
  ['items without ends', ['<ul', '<li', 'a', '<li', 'b', '/ul', 'c'], 'list(item(a)item(b))c'],
  [
    'lists in lists',
    ['<ul', '<li', 'a', '<ol', '<li', 'b', '/ol', '<li', 'c'],
    'list(item(anumbered(item(b)))item(c))',
  ],
  ['text in a list', ['<ul', 'a', '/ul'], 'list(item(a))'],
  ['an item in no list', ['<li', 'a'], 'block(a)'],
  [
    'cells and rows without ends',
    ['<table', '<tr', '<td', 'a', '<td', 'b', '<tr', '<td', 'c'],
    'table(row(cell(a)cell(b))row(cell(c)))',
  ],
  ['a mark that ends in another block', ['<b', 'a', '<p', 'b', '/b', 'c', '/p', 'd'], 'strong(ablock(bc)d)'],
  ['links in links', ['<a', 'x', '<a', 'y'], 'link(x)link(y)'],
  ['elements that mean nothing here', ['<span', 'a', '<custom', 'b', '/span'], 'ab'],
  ['line ends between blocks', ['<p', 'a', '/p', '\n\n', '<p', '\n b', '/p'], 'block(a)block(b)'],
  ['a break', ['a', '<br', 'b'], 'a\nb'],
  ['what could be chosen', ['<option', 'a', '/option', '<option', 'b', '/option'], 'block(a)block(b)'],
])('%s', (_what, steps, tree) => {
  expect(build(steps)).toBe(tree);
});

test('a heading is marked by its words, a list by its length', () => {
  const marked = { headings: new Set(['a b']), lists: new Set(['ul 2', 'ol 1']) };
  expect(build(['<h2', 'a ', '<b', 'b', '/b', '/h2', '<h3', 'a'], marked)).toBe(
    'heading*(a strong(b))heading(a)',
  );
  expect(build(['<ul', '<li', 'a', '<li', 'b', '/ul', '<ul', '<li', 'c', '/ul'], marked)).toBe(
    'list*(item(a)item(b))list(item(c))',
  );
});
