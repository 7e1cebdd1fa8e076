import { expect, test } from 'vitest';
import { type Line, plain } from '../../shared/rich-text/blocks.ts';
import { writeBlocks } from '../../shared/rich-text/write-blocks.ts';
import { BlockBuilder } from './block-builder.ts';

function line(text: string): Line {
  return { kind: 'line', tag: 'p', align: null, inlines: [{ kind: 'text', text, marks: plain }] };
}

const bullet = (level: number, list = 'a') => ({ level, ordered: false, value: 1, list });
const number = (value: number, level = 0, list = 'a') => ({ level, ordered: true, value, list });

function built(put: (builder: BlockBuilder) => void, isOwn = false): string {
  const builder = new BlockBuilder(isOwn);
  put(builder);
  return writeBlocks(builder.finish());
}

test('bullets behind numbers are another list', () => {
  const html = built((builder) => {
    builder.addItem(number(1), [line('a')]);
    builder.addItem(bullet(0), [line('b')]);
  });
  expect(html).toBe('<ol><li>a</li></ol><ul><li>b</li></ul>');
});

test('in a file of ours lists that touch stay two, in others those that look alike are one', () => {
  const touch = (builder: BlockBuilder) => {
    builder.addItem(bullet(0, 'a'), [line('a')]);
    builder.addItem(bullet(0, 'b'), [line('b')]);
  };
  expect(built(touch)).toBe('<ul><li>a</li><li>b</li></ul>');
  expect(built(touch, true)).toBe('<ul><li>a</li></ul><ul><li>b</li></ul>');
});
