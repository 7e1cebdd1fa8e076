import type { Editor } from '@tiptap/core';
import { type Node, Schema } from '@tiptap/pm/model';
import { EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { insertPicture } from './insert-pictures.ts';
import { matchFiles } from './missing-pictures.tsx';
import { selectedPicture } from './picture-tools.tsx';
import { percentOf } from './picture-view.ts';

const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'text*' },
    quote: { group: 'block', content: 'block+' },
    frame: { group: 'block', content: 'paragraph+ caption?' },
    figure: {
      group: 'block',
      content: 'caption',
      isolating: true,
      attrs: { src: {}, alt: { default: null } },
    },
    caption: { content: 'text*' },
    text: {},
  },
});
const node = (type: string, ...content: (Node | string)[]) =>
  schema.node(
    type,
    type === 'figure' ? { src: '/old.png' } : null,
    content.map((part) => (typeof part === 'string' ? schema.text(part) : part)),
  );

/** A minimal editor with a state and the cursor at `|`, which is removed. */
function editing(document: Node): Editor {
  let at = 0;
  document.descendants((each, pos) => {
    const found = each.isText ? (each.text ?? '').indexOf('|') : -1;
    if (found >= 0) at = pos + found;
  });
  const begun = EditorState.create({ doc: document });
  const tr = begun.tr.delete(at, at + 1);
  let state = begun.apply(tr.setSelection(TextSelection.create(tr.doc, at)));
  const view = {
    get state() {
      return state;
    },
    dispatch(change: Transaction) {
      state = state.apply(change);
    },
  };
  return {
    schema,
    view,
    get state() {
      return state;
    },
  } as unknown as Editor;
}

const shape = (doc: Node) => doc.toString().replaceAll('caption', '').replaceAll('paragraph', 'p');

test.each([
  ['a paragraph', node('doc', node('paragraph', 'a|')), 'doc(p("a"), figure())'],
  ['an empty paragraph', node('doc', node('paragraph', '|')), 'doc(figure(), p)'],
  ['an image caption', node('doc', node('figure', node('caption', 'a|b'))), 'doc(figure(("ab")), figure())'],
  [
    'a table or code',
    node('doc', node('frame', node('paragraph', 'a|'), node('paragraph', 'b'), node('caption', 'c'))),
    'doc(frame(p("a"), p("b"), ("c")), figure())',
  ],
  ['a quotation', node('doc', node('quote', node('paragraph', 'a|'))), 'doc(quote(p("a"), figure()))'],
])(
  'inserts an image at the cursor in %s at the nearest valid position and selects it',
  (_, document, expected) => {
    const editor = editing(document);
    insertPicture(editor, { url: '/new.png' });
    expect(shape(editor.state.doc)).toBe(expected);
    expect(editor.state.selection).toBeInstanceOf(NodeSelection);
    expect(selectedPicture(editor)?.attrs.src).toBe('/new.png');
  },
);

test('an image inserted inside a line is put after its block, and one past the end at the end of the document', () => {
  const editor = editing(node('doc', node('paragraph', 'ab|cd'), node('paragraph', 'e')));
  insertPicture(editor, { url: '/new.png' }, { at: 3 });
  expect(shape(editor.state.doc)).toBe('doc(p("abcd"), figure(), p("e"))');
  insertPicture(editor, { url: '/last.png' }, { at: 99 });
  expect(shape(editor.state.doc)).toBe('doc(p("abcd"), figure(), p("e"), figure())');
});

test('finds no selected image with the cursor in a table caption', () => {
  const editor = editing(node('doc', node('frame', node('paragraph', 'a'), node('caption', 'b|'))));
  expect(selectedPicture(editor)).toBeUndefined();
});

const missing = ['one.png', 'two words.png', 'three.png'].map(
  (name, index) => `#missing-picture=x${index}/${encodeURIComponent(name)}`,
);
const file = (name: string) => new File(['x'], name);
const matched = (names: string[], first?: string) =>
  matchFiles(missing, names.map(file), first).map(({ src, file }) => [missing.indexOf(src), file.name]);

test('matches files to missing images by name, in any order', () => {
  expect(matched(['three.png', 'two words.png', 'one.png'])).toEqual([
    [2, 'three.png'],
    [1, 'two words.png'],
    [0, 'one.png'],
  ]);
});

test('assigns files with other names to the chosen missing image first, then to the rest in order', () => {
  expect(matched(['a.jpg', 'b.jpg'], missing[1])).toEqual([
    [1, 'a.jpg'],
    [0, 'b.jpg'],
  ]);
  expect(matched(['a.jpg', 'one.png'])).toEqual([
    [0, 'one.png'],
    [1, 'a.jpg'],
  ]);
});

test('ignores more files than there are missing images', () => {
  expect(matched(['a', 'b', 'c', 'd'])).toHaveLength(3);
});

test.each([
  [300, 600, 50],
  [199, 600, 33],
  [900, 600, 100],
  [600, 600, 100],
])('an image of %i px in a column of %i px is %i%% wide', (width, column, percent) => {
  expect(percentOf(width, column)).toBe(percent);
});

test.each([280, 333, 616, 1000])('an image in a column of %i px never gets narrower than 80 px', (column) => {
  for (const width of [-50, 0, 1, 79])
    expect((percentOf(width, column) / 100) * column).toBeGreaterThanOrEqual(80);
});
