import { Fragment, Schema, Slice } from '@tiptap/pm/model';
import { expect, test } from 'vitest';
import { closedFrames } from './closed-frames.ts';

const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'text*' },
    frame: { group: 'block', content: 'paragraph+' },
    text: {},
  },
});
const paragraph = (text: string) => schema.node('paragraph', null, [schema.text(text)]);
const frame = (text: string) => schema.node('frame', null, [paragraph(text)]);

test.each([
  [[frame('a')], [0, 0]],
  [
    [frame('a'), paragraph('b')],
    [0, 1],
  ],
  [
    [paragraph('a'), frame('b')],
    [1, 0],
  ],
  [
    [paragraph('a'), frame('b'), paragraph('c')],
    [1, 1],
  ],
])('a table stays whole at the ends of what is pasted', (blocks, open) => {
  const { content, openStart, openEnd } = closedFrames(Slice.maxOpen(Fragment.from(blocks)));
  expect([openStart, openEnd]).toEqual(open);
  expect(content.childCount).toBe(blocks.length);
});
