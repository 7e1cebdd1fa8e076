import { expect, test } from 'vitest';
import { type DraftStorage, draftKey, findDrafts, forgetDraft, keepDraft } from './local-drafts.ts';
import { valuesOf } from './post-values.ts';

function memory(): DraftStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

const empty = valuesOf(null, 'en');
const draft = (place: string, editor: string, title: string, at = '2026-01-01T10:00:00Z') => ({
  key: draftKey(place, editor),
  values: { ...empty, title },
  version: 1,
  at,
});

test('two windows with one post keep a draft each, the newest is found first', () => {
  const storage = memory();
  keepDraft(storage, draft('post', 'window-1', 'Older'));
  keepDraft(storage, draft('post', 'window-2', 'Newer', '2026-01-01T11:00:00Z'));
  keepDraft(storage, draft('another', 'window-1', 'Elsewhere'));
  expect(findDrafts(storage, 'post', empty).map(({ values }) => values.title)).toEqual(['Newer', 'Older']);
  forgetDraft(storage, draftKey('post', 'window-2'));
  expect(findDrafts(storage, 'post', empty).map(({ values }) => values.title)).toEqual(['Older']);
});

test('a draft that says what is saved is none', () => {
  const storage = memory();
  keepDraft(storage, draft('post', 'window', 'Saved by now'));
  expect(findDrafts(storage, 'post', { ...empty, title: 'Saved by now' })).toEqual([]);
});

test('storage that is full, shut off or holds something else does no harm', () => {
  const refusing: DraftStorage = {
    ...memory(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    key: () => {
      throw new DOMException('shut', 'SecurityError');
    },
    length: 1,
  };
  expect(keepDraft(refusing, draft('post', 'window', 'x'))).toBe(false);
  expect(findDrafts(refusing, 'post', empty)).toEqual([]);
  const storage = memory();
  for (const text of ['', '{', 'null', '1', '{"at":"x"}']) storage.setItem(draftKey('post', text), text);
  expect(findDrafts(storage, 'post', empty)).toEqual([]);
});
