import { Schema } from '@tiptap/pm/model';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogs } from '../../../messages/catalogs.ts';
import { linkAddress } from './addresses.ts';
import { documentLength } from './editor-footer.tsx';
import { afterTyping } from './editor-hooks.ts';
import { typedLink } from './extensions.ts';
import { readOutline } from './tools/outline.tsx';
import { matchingItems, slashItems } from './tools/slash.ts';
import { toolGroups } from './tools/toolbar.tsx';
import { findSpace } from './typography.ts';

/** Returns the text after the last key press, with `~` for a no-break space and `_` for a narrow one. */
function typed(text: string, language: string): string {
  const found = findSpace(text, language);
  if (!found) return text;
  const at = found.index + found.data.at;
  expect(text[at]).toBe(' ');
  return text.slice(0, at) + (found.data.space === '\u00a0' ? '~' : '_') + text.slice(at + 1);
}

test.each([
  ['en', '10 km ', '10~km '],
  ['en', 'for $3 million,', 'for $3~million,'],
  ['en', 'at 9 a.m. ', 'at 9~a.m. '],
  ['en', '10 %', '10~%'],
  ['en', 'Dr. ', 'Dr.~'],
  ['en', 'J. K.', 'J.~K.'],
  ['en', 'so — ', 'so~— '],
  ['es', 'unos 12 000 ', 'unos 12_000 '],
  ['es', '1\u202f234 567,', '1\u202f234_567,'],
  ['es', '5 €,', '5~€,'],
  ['es', 'la Sra. ', 'la Sra.~'],
  ['es', '« ', '«~'],
])('typographic spacing in %s turns “%s” into “%s”', (language, text, set) => {
  expect(typed(text, language)).toBe(set);
});

test.each([
  ['en', '10 k'],
  ['en', '10 kittens '],
  ['en', 'Plan B. '],
  ['en', 'in 2024 300 '],
  ['en', '12 000 '],
  ['en', '« '],
  ['es', 'en 2024 300 '],
  ['es', '— '],
])('typographic spacing in %s leaves “%s” unchanged', (language, text) => {
  expect(typed(text, language)).toBe(text);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Presses a key every `gap` milliseconds and returns how often the task ran. */
function type(keys: number, gap: number, key: () => void, work: ReturnType<typeof vi.fn>): number {
  const before = work.mock.calls.length;
  for (let count = 0; count < keys; count += 1) {
    key();
    vi.advanceTimersByTime(gap);
  }
  return work.mock.calls.length - before;
}

test('afterTyping runs a task once, 300 ms after the last key press', () => {
  const work = vi.fn();
  const typing = afterTyping(work);
  expect(type(5, 100, typing.note, work)).toBe(0);
  vi.advanceTimersByTime(190);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('afterTyping runs a task about once a second during continuous typing', () => {
  const work = vi.fn();
  const typing = afterTyping(work);
  const done = type(100, 100, typing.note, work);
  expect(done).toBeGreaterThanOrEqual(9);
  expect(done).toBeLessThanOrEqual(10);
});

test('afterTyping runs a task at once on flush and cancels it on stop', () => {
  const work = vi.fn();
  const typing = afterTyping(work);
  typing.note();
  typing.flush();
  expect(work).toHaveBeenCalledTimes(1);
  typing.note();
  typing.stop();
  vi.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(1);
});

const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*' },
    quote: { group: 'block', content: 'block+' },
    heading: { group: 'block', content: 'text*', attrs: { level: { default: 2 } } },
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

test('counts words in adjacent blocks and lines separately', () => {
  const document = schema.node('doc', null, [
    schema.node('quote', null, [paragraph('one'), paragraph('two', '\n', 'three')]),
    paragraph(),
    paragraph('four — isn’t it?'),
  ]);
  expect(documentLength(document)).toEqual({ words: 6, characters: 0 });
});

test.each([
  ['  https://example.com/a?b=1#c ', 'https://example.com/a?b=1#c'],
  ['http://example.com', 'http://example.com'],
  ['example.com', 'https://example.com'],
  ['www.example.com:8080/a b'.replace(' ', '%20'), 'https://www.example.com:8080/a%20b'],
  ['mailto:me@example.com', 'mailto:me@example.com'],
  ['/blog/a-post#end', '/blog/a-post#end'],
  ['me.too@mail.example.com', 'mailto:me.too@mail.example.com'],
  ['tel:+34600000000', 'tel:+34600000000'],
])('turns the typed link %j into %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});

test.each('|   |https://|http://exa mple.com|not an address|//|/blog/a post|javascript:alert(1)'.split('|'))(
  'rejects the typed link %j',
  (typed) => {
    expect(linkAddress(typed)).toBeUndefined();
  },
);

test.each([
  ['see [the page](https://example.com/a)', 'the page', 'https://example.com/a'],
  ['[the page](example.com)', 'the page', 'https://example.com'],
  ['[a](https://example.com/b_(c))', 'a', 'https://example.com/b_(c)'],
  ['[write](mailto:a@example.com)', 'write', 'mailto:a@example.com'],
])('recognizes “%s” as a Markdown link while typing', (text, words, href) => {
  const found = typedLink(text);
  expect(found?.data).toEqual({ words, href });
  expect(text.slice(found?.index)).toBe(found?.text);
});

test.each([
  '[the page](javascript:alert(1))',
  '[the page]( )',
  '[ ](https://example.com)',
  '[the page](https://example.com) and',
  'f(x)',
])('doesn’t recognize “%s” as a Markdown link while typing', (text) => {
  expect(typedLink(text)).toBeNull();
});

const line = (type: string, text: string, level?: number) =>
  schema.node(type, level ? { level } : null, text ? [schema.text(text)] : []);
const document = schema.node('doc', null, [
  line('paragraph', 'ab'),
  line('heading', 'One', 2),
  line('paragraph', 'cd'),
  schema.node('quote', null, [line('heading', ' Two ', 3)]),
  line('heading', '', 2),
]);

test('the outline lists headings in order, including those in quotations, but not empty ones', () => {
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
])('with the cursor at %i, the outline highlights heading %i', (caret, current) => {
  expect(readOutline(document, caret).current).toBe(current);
});

const ids = (locale: 'en' | 'es', query: string) =>
  matchingItems(
    slashItems(catalogs[locale].compose, () => {}),
    query,
  ).map(({ id }) => id);

test.each([
  ['en', 'head', ['heading-2']],
  ['en', 'LIST', ['bullets', 'numbers']],
  ['en', 'numbered l', ['numbers']],
  ['en', 'ist', []],
  ['es', 'parrafo', ['paragraph']],
  ['es', 'SUBTÍ', ['heading-3']],
  ['es', 'list', ['bullets', 'numbers']],
] as const)('the block menu in %s finds for “%s” the blocks %o', (locale, query, found) => {
  expect(ids(locale, query)).toEqual(found);
});

test('the block menu has the same blocks and labels as the toolbar', () => {
  const nothing = () => {};
  const actions = {
    ...{ onLink: nothing, onFind: nothing, onPicture: nothing, onNoPicture: nothing },
    ...{ onOutline: nothing, onKeys: nothing, onSource: nothing, onFocusMode: nothing },
  };
  const states = { hasOutline: false, isFocusMode: false, isSource: false };
  const row = toolGroups(catalogs.en, actions, states).flat();
  const tools = row.flatMap((entry) => ('tools' in entry ? entry.tools : entry));
  const inline =
    /^(bold|italic|underline|link|align-.*|size-.*|undo|redo|clear|find|outline|html|quiet|keys)$/;
  const labels = (tools: readonly { id: string; label: string }[]) =>
    Object.fromEntries(tools.map(({ id, label }) => [id, label]));
  const blocks = labels(tools.filter(({ id }) => !inline.test(id)));
  expect(labels(slashItems(catalogs.en.compose, nothing))).toEqual(blocks);
});
