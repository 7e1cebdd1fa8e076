import { Schema } from '@tiptap/pm/model';
import { expect, test } from 'vitest';
import { documentLength } from './document-length.ts';

const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*' },
    quote: { group: 'block', content: 'block+' },
    text: { group: 'inline' },
    br: { group: 'inline', inline: true },
  },
});
const paragraph = (...parts: string[]) =>
  schema.node(
    'paragraph',
    null,
    parts.map((part) => (part === '\n' ? schema.node('br') : schema.text(part))),
  );

test('words of neighbouring blocks and lines are counted apart', () => {
  const document = schema.node('doc', null, [
    schema.node('quote', null, [paragraph('one'), paragraph('two', '\n', 'three')]),
    paragraph(),
    paragraph('four — isn’t it?'),
  ]);
  expect(documentLength(document)).toEqual({ words: 6, characters: 0 });
});
