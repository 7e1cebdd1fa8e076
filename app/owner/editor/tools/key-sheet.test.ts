import { Editor, getExtensionField, type InputRule } from '@tiptap/core';
import { expect, test } from 'vitest';
import { catalogs } from '../../../../messages/catalogs.ts';
import { editorExtensions } from '../extensions.ts';
import { isChord, keyGroups } from './key-sheet.tsx';

const nothing = () => {};
const extensions = editorExtensions({
  pictureView: () => ({}) as never,
  ...{ onLink: nothing, onFind: () => true, onEscape: () => false, onToolbar: nothing },
  language: () => 'en',
  items: [],
});

/** Returns what each extension adds in `field`. */
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

/** Shortcuts bound outside the editor, tested in e2e (`editor`, `next-version`, `writing-surface.full`). */
const elsewhere = ['Mod-s', 'Mod-Shift-Enter', 'Mod-Shift-d', 'F6', 'Mod-/', 'Mod-?'];
/** Standard keys of any text field and alternatives to listed shortcuts. */
const plain =
  /^((Mod-|Ctrl-|Alt-|Shift-|Mod-Alt-)?(Enter|Backspace|Delete|Arrow\w+)|Mod-[BIUay]|Mod-я|Shift-Mod-я|Shift-Mod-z|Ctrl-[adehko]|Alt-d)$/;

test('the editor binds every keyboard shortcut in the list', () => {
  const chords = listed.filter((keys) => isChord(keys) && !elsewhere.includes(keys));
  const same = (keys: string) => (keys === 'Mod-Shift-z' ? 'Shift-Mod-z' : keys);
  expect(chords.filter((keys) => !bound.has(keys) && !bound.has(same(keys)))).toEqual([]);
});

test('the list of keyboard shortcuts is complete', () => {
  expect([...bound].filter((keys) => !listed.includes(keys) && !plain.test(keys))).toEqual([]);
});

test('the editor converts every Markdown mark in the list', () => {
  const marks = listed.filter((keys) => !isChord(keys) && keys !== '/');
  const rules = added<InputRule[]>('addInputRules').flat();
  const isTaken = (text: string) =>
    rules.some(({ find }) => (find instanceof RegExp ? find.test(text) : find(text) !== null));
  expect(marks.filter((text) => !isTaken(text.replaceAll('…', 'a.de')))).toEqual([]);
  expect(marks.length).toBeGreaterThan(7);
  expect(isTaken('(…)')).toBe(false);
});
