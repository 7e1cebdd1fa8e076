import { expect, test } from 'vitest';
import { draftKey as composeKey } from '../compose/local-drafts.ts';
import { draftKey as contentKey } from '../content-manager/typed-text.ts';
import { countKeptTexts, removeKeptTexts } from './kept-texts.ts';

function storageWith(keys: string[]) {
  const kept = new Map(keys.map((key) => [key, 'text']));
  return {
    keys: () => [...kept.keys()],
    storage: () => ({
      get length() {
        return kept.size;
      },
      key: (index: number) => [...kept.keys()][index] ?? null,
      removeItem: (key: string) => void kept.delete(key),
    }),
  };
}

const typed = [
  composeKey('new', 'a'),
  composeKey('id', 'b'),
  contentKey({ page_type: 'blog', section_key: 'blog_intro', language: 'es' }),
  'settings_draft:brand',
];

test('what was typed in any of the areas is counted, and nothing else', () => {
  const { storage } = storageWith([...typed, 'compose_auth', 'i18nextLng', 'first_run_step']);
  expect(countKeptTexts(storage)).toBe(4);
});

test('thrown away, it is gone and the rest stays', () => {
  const { storage, keys } = storageWith(['i18nextLng', ...typed]);
  removeKeptTexts(storage);
  expect(keys()).toEqual(['i18nextLng']);
});

test('a browser that keeps nothing has nothing to ask about', () => {
  const shut = () => {
    throw new Error('The operation is insecure');
  };
  expect(countKeptTexts(shut)).toBe(0);
  expect(() => removeKeptTexts(shut)).not.toThrow();
});
