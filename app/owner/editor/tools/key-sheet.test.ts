import { Editor, getExtensionField, type InputRule } from '@tiptap/core';
import { expect, test } from 'vitest';
import { catalogs } from '../../../../messages/catalogs.ts';
import { editorExtensions } from '../extensions.ts';
import { isChord, keyGroups } from './key-sheet.tsx';

const nothing = () => {};
const extensions = editorExtensions({
  pictureView: () => ({}) as never,
  ...{ onLink: nothing, onFind: nothing, onEscape: () => false, onToolbar: nothing },
  findStyles: { match: '', current: '' },
  language: () => 'en',
  items: [],
});

/** What the extensions add under a name, from each of them. */
function added<Part>(field: 'addInputRules' | 'addKeyboardShortcuts'): Part[] {
  const editor = new Editor({
    element: null,
    extensions,
    content: { type: 'doc', content: [{ type: 'paragraph' }] },
  });
  return editor.extensionManager.extensions.flatMap((extension) => {
    const { name, options, storage } = extension;
    const type = editor.schema.nodes[name] ?? editor.schema.marks[name];
    const add = getExtensionField<(() => Part) | undefined>(extension, field, {
      ...{ name, options, storage, editor, type },
    });
    return add ? [add()] : [];
  });
}

const bound = new Set(
  added<Record<string, unknown>>('addKeyboardShortcuts').flatMap((keys) => Object.keys(keys)),
);

const listed = keyGroups(catalogs.en)
  .flatMap(({ lines }) => lines)
  .map(([keys]) => keys);

/** Bound by the page around the text: `e2e/editor.spec.ts` and `e2e/writing-surface.full.spec.ts` press them. */
const elsewhere = ['Mod-s', 'Mod-/', 'Mod-?'];
/** What every text field has, or another name of a key that is listed. */
const plain =
  /^((Mod-|Ctrl-|Alt-|Shift-|Mod-Alt-)?(Enter|Backspace|Delete|Arrow\w+)|Mod-[BIUay]|Mod-я|Shift-Mod-я|Shift-Mod-z|Ctrl-[adehko]|Alt-d)$/;

test('every key of the sheet is bound', () => {
  const chords = listed.filter((keys) => isChord(keys) && !elsewhere.includes(keys));
  const same = (keys: string) => (keys === 'Mod-Shift-z' ? 'Shift-Mod-z' : keys);
  expect(chords.filter((keys) => !bound.has(keys) && !bound.has(same(keys)))).toEqual([]);
});

test('every key that is bound is on the sheet', () => {
  expect([...bound].filter((keys) => !listed.includes(keys) && !plain.test(keys))).toEqual([]);
});

test('every mark of the sheet is taken as it is typed', () => {
  const marks = listed.filter((keys) => !isChord(keys) && keys !== '/');
  const rules = added<InputRule[]>('addInputRules').flat();
  const isTaken = (text: string) =>
    rules.some(({ find }) => (find instanceof RegExp ? find.test(text) : find(text) !== null));
  expect(marks.filter((text) => !isTaken(text.replaceAll('…', 'a.de')))).toEqual([]);
  expect(marks.length).toBeGreaterThan(7);
  expect(isTaken('(…)')).toBe(false);
});
