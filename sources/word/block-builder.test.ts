import { expect, test } from 'vitest';
import { type Block, type Line, plain } from '../../shared/rich-text/blocks.ts';
import { writeBlocks } from '../../shared/rich-text/write-blocks.ts';
import { BlockBuilder } from './block-builder.ts';

function line(text: string): Line {
  return { kind: 'line', tag: 'p', align: null, inlines: [{ kind: 'text', text, marks: plain }] };
}

const bullet = (level: number, list = 'a') => ({ level, ordered: false, value: 1, list });
const number = (value: number, level = 0, list = 'a') => ({ level, ordered: true, value, list });

function figure(src: string): Extract<Block, { kind: 'figure' }> {
  const picture = { src, alt: '', title: '', width: '', height: '' };
  const shown: Line = { ...line(''), inlines: [{ kind: 'picture', picture, marks: plain }] };
  return { kind: 'figure', align: null, blocks: [shown], caption: null };
}

function built(put: (builder: BlockBuilder) => void, isOwn = false): string {
  const builder = new BlockBuilder(isOwn);
  put(builder);
  return writeBlocks(builder.finish());
}

test('items of one level are one list, deeper ones stand in them', () => {
  const html = built((builder) => {
    builder.addItem(bullet(0), [line('a')]);
    builder.addItem(bullet(1), [line('b')]);
    builder.addItem(bullet(3), [line('c')]);
    builder.addItem(bullet(1), [line('d')]);
    builder.addItem(bullet(0), [line('e')]);
  });
  expect(html).toBe('<ul><li>a<ul><li>b<ul><li>c</li></ul></li><li>d</li></ul></li><li>e</li></ul>');
});

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

test('numbers that do not go on begin a list', () => {
  const html = built((builder) => {
    builder.addItem(number(1), [line('a')]);
    builder.addItem(number(2), [line('b')]);
    builder.addItem(number(1, 0, 'b'), [line('c')]);
  });
  expect(html).toBe('<ol><li>a</li><li>b</li></ol><ol><li>c</li></ol>');
});

test('what goes on in an item goes to the last of its level', () => {
  const html = built((builder) => {
    builder.addItem(bullet(0), [line('a')]);
    builder.addItem(bullet(1), [line('b')]);
    expect(builder.continueItem([line('in b')])).toBe(true);
    expect(builder.continueItem([line('in a')], 0)).toBe(true);
  });
  expect(html).toBe('<ul><li>a<ul><li><p>b</p><p>in b</p></li></ul><p>in a</p></li></ul>');
});

test('behind anything else no item goes on', () => {
  const builder = new BlockBuilder(false);
  expect(builder.continueItem([line('a')])).toBe(false);
  builder.addItem(bullet(0), [line('b')]);
  builder.add(line('c'));
  expect(builder.continueItem([line('d')])).toBe(false);
});

test('quoted lines that follow each other are one quotation', () => {
  const html = built((builder) => {
    builder.addQuoted(line('a'));
    builder.addQuoted(line('b'));
    builder.add(line('c'));
    builder.addQuoted(line('d'));
  });
  expect(html).toBe('<blockquote><p>a</p><p>b</p></blockquote><p>c</p><blockquote><p>d</p></blockquote>');
});

test('words belong to the picture just before them, and one line of them alone', () => {
  const builder = new BlockBuilder(false);
  expect(builder.addCaption(line('x'))).toBe(false);
  builder.addFigure(figure('/a.jpg'), false);
  expect(builder.addCaption({ ...line('its words'), align: 'center' })).toBe(true);
  expect(builder.addCaption(line('more'))).toBe(false);
  builder.add(line('c'));
  expect(builder.addCaption(line('late'))).toBe(false);
  expect(writeBlocks(builder.finish())).toBe(
    '<figure><img src="/a.jpg" alt=""><figcaption style="text-align: center">its words</figcaption></figure><p>c</p>',
  );
});

test('a picture stands in the item that goes on', () => {
  const html = built((builder) => {
    builder.addItem(bullet(0), [line('a')]);
    builder.addFigure(figure('/a.jpg'), true);
    builder.addItem(bullet(0), [line('b')]);
  });
  expect(html).toBe('<ul><li>a<figure><img src="/a.jpg" alt=""></figure></li><li>b</li></ul>');
});

test('items and lists without anything are left out', () => {
  const html = built((builder) => {
    builder.addItem(bullet(0), []);
    builder.addItem(bullet(1), []);
    builder.add({ kind: 'quote', blocks: [] }, line('a'));
  }, true);
  expect(html).toBe('<p>a</p>');
});
