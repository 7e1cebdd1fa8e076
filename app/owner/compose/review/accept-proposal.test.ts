import { getSchema } from '@tiptap/core';
import { history, undo } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import StarterKit from '@tiptap/starter-kit';
import { expect, test } from 'vitest';
import { blockText, splitBlocks } from '../../../../shared/review.ts';
import { acceptProposal } from './note-cards.tsx';
import { rangeOf, readBlock } from './note-marks.ts';

const schema = getSchema([StarterKit]);
const text = (said: string) =>
  said.split('|').flatMap((line, at) => [
    ...(at > 0 ? [schema.node('hardBreak')] : []),
    ...line
      .split('*')
      .map((part, index) => part && schema.text(part, index % 2 ? [schema.mark('bold')] : []))
      .filter((part) => part !== ''),
  ]);
/** `*` surrounds bold text; `|` is a line break. */
const p = (said: string) => schema.node('paragraph', null, text(said));
const h = (said: string) => schema.node('heading', { level: 2 }, text(said));
const li = (said: string, ...more: Node[]) => schema.node('listItem', null, [p(said), ...more]);
const ul = (...items: Node[]) => schema.node('bulletList', null, items);
const document = (...blocks: Node[]) => schema.node('doc', null, blocks);

const doc = document(
  p('The first *stands* here.'),
  h('A heading'),
  p('Then a second|of two lines.'),
  ul(li('An item'), li('Another', ul(li('Within it')))),
  p('The end.'),
);
const texts = doc.children.map((block) => readBlock(block).text);

/** Accepts a suggestion for the text from `first` to `last` and returns the document. */
function accepted(first: string, last: string, proposal: string, own = doc): Node {
  const lines = own.children.map((block) => readBlock(block).text);
  const block = lines.findIndex((line) => line.includes(first));
  const below = lines.slice(block).join('\n');
  const found = {
    block,
    start: below.indexOf(first),
    end: below.indexOf(last) + last.length,
    isChanged: false,
  };
  const state = EditorState.create({ doc: own });
  const tr = acceptProposal(state, rangeOf(own, lines, found), proposal);
  tr.doc.check();
  return tr.doc;
}

test('the editor and the server read the same text from a block', () => {
  const html =
    '<p>The first <strong>stands</strong> here.</p><h2>A heading</h2><p>Then a second<br>of two lines.</p><ul><li><p>An item</p></li><li><p>Another</p><ul><li><p>Within it</p></li></ul></li></ul><p>The end.</p>';
  expect(splitBlocks(html).map(blockText)).toEqual(texts);
});

test('an accepted suggestion with the same number of paragraphs keeps block types and formatting', () => {
  const now = accepted('first', 'Then a', 'very first stands here.\n\nHeadings\n\nNow the');
  expect(now.toString()).toBe(
    document(
      p('The very first *stands* here.'),
      h('Headings'),
      p('Now the second|of two lines.'),
      ...doc.children.slice(3),
    ).toString(),
  );
  // Single line breaks separate paragraphs, too.
  expect(accepted('first', 'Then a', 'very first stands here.\nHeadings\nNow the').eq(now)).toBe(true);
  const items = accepted('An item', 'Within it', 'One\n\nAnother\n\nThree');
  expect(items.child(3).toString()).toBe(ul(li('One'), li('Another', ul(li('Three')))).toString());
});

test('an accepted suggestion joins paragraphs or adds paragraphs and list items as needed', () => {
  expect(accepted('here.', 'Then', 'here, and then').toString()).toBe(
    document(
      p('The first *stands* here, and then a second|of two lines.'),
      ...doc.children.slice(3),
    ).toString(),
  );
  expect(accepted('A heading', 'A heading', 'A heading\n\nAnd a word').toString()).toBe(
    document(doc.child(0), h('A heading'), p('And a word'), ...doc.children.slice(2)).toString(),
  );
  expect(accepted('An item', 'An item', 'An item\n\nOne more').child(3).toString()).toBe(
    ul(li('An item'), li('One more'), li('Another', ul(li('Within it')))).toString(),
  );
  expect(
    accepted('stands here.', 'A heading', 'stands here.\n\nAnother paragraph.\n\nA heading').toString(),
  ).toBe(document(doc.child(0), p('Another paragraph.'), ...doc.children.slice(1)).toString());
});

test('an accepted suggestion keeps line breaks within a paragraph', () => {
  expect(
    accepted('second', 'of two', 'second\nof three').child(2).eq(p('Then a second|of three lines.')),
  ).toBe(true);
  expect(
    accepted('second', 'of two', 'second of three').child(2).eq(p('Then a second of three lines.')),
  ).toBe(true);
  expect(accepted('a second', 'a second', 'a\nsecond').child(2).eq(p('Then a|second|of two lines.'))).toBe(
    true,
  );
});

test('an accepted suggestion is one undo step, separate from earlier typing', () => {
  const begun = EditorState.create({ doc, plugins: [history()] });
  const typed = begun.apply(begun.tr.insertText('Now. ', 1));
  const found = { block: 0, start: 9, end: 40, isChanged: false };
  const lines = typed.doc.children.map((block) => readBlock(block).text);
  let state = typed.apply(acceptProposal(typed, rangeOf(typed.doc, lines, found), 'a\n\nb'));
  expect(state.doc.eq(typed.doc)).toBe(false);
  undo(state, (tr) => {
    state = state.apply(tr);
  });
  expect(state.doc.eq(typed.doc)).toBe(true);
});
