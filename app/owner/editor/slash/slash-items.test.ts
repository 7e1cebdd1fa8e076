import { expect, test } from 'vitest';
import { catalogs } from '../../../../messages/catalogs.ts';
import { toolGroups } from '../tools.ts';
import { matchingItems, slashItems } from './slash-items.ts';

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
] as const)('in %s, “%s” finds %o', (locale, query, found) => {
  expect(ids(locale, query)).toEqual(found);
});

test('the menu has the blocks of the toolbar, by the same names', () => {
  const nothing = () => {};
  const actions = {
    ...{ onLink: nothing, onFind: nothing, onInsertPicture: nothing, onNoPicture: nothing },
    ...{ onOutline: nothing, onKeys: nothing, onQuiet: nothing },
  };
  const tools = toolGroups(catalogs.en, actions, { hasOutline: false, isQuiet: false }).flat();
  const inline = /^(bold|italic|underline|link|align-.*|size-.*|undo|redo|clear|find|outline|quiet|keys)$/;
  const blocks = tools.filter(({ id }) => !inline.test(id)).map(({ id, label }) => [id, label]);
  const items = slashItems(catalogs.en.compose, nothing).map(({ id, label }) => [id, label]);
  expect(items).toEqual(blocks);
});
