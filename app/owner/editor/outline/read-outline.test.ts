import { Schema } from '@tiptap/pm/model';
import { expect, test } from 'vitest';
import { readOutline } from './read-outline.ts';

const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'text*' },
    heading: { group: 'block', content: 'text*', attrs: { level: { default: 2 } } },
    blockquote: { group: 'block', content: 'block+' },
    text: {},
  },
});
const line = (type: string, text: string, level?: number) =>
  schema.node(type, level ? { level } : null, text ? [schema.text(text)] : []);
const document = schema.node('doc', null, [
  line('paragraph', 'ab'),
  line('heading', 'One', 2),
  line('paragraph', 'cd'),
  schema.node('blockquote', null, [line('heading', ' Two ', 3)]),
  line('heading', '', 2),
]);

test('headings are listed in order, also within quotations, and not those without words', () => {
  expect(readOutline(document, 0).headings).toEqual([
    { pos: 4, level: 2, text: 'One' },
    { pos: 14, level: 3, text: 'Two' },
  ]);
});

test.each([
  [1, -1],
  [5, 0],
  [11, 0],
  [15, 1],
  [document.content.size, 1],
])('with the caret at %i, one is under heading %i', (caret, current) => {
  expect(readOutline(document, caret).current).toBe(current);
});
