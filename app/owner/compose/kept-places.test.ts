import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Post } from '../../../shared/post.ts';
import { countDrafts, removeDrafts } from '../forms/draft-store.ts';
import { keepPlaces, keptPlaces } from './kept-places.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const post = (version: number) => ({ id: 'one', version }) as Post;
const missing = '<p>a</p><figure><img src="#missing-picture=1/a.png"></figure>';

test('the places of missing pictures are found again with the version they were saved with', () => {
  keepPlaces(post(2), missing);
  expect(keptPlaces(post(2))).toBe(missing);
  expect(keptPlaces(post(3))).toBeUndefined();
  expect(keptPlaces({ ...post(2), id: 'another' })).toBeUndefined();
});

test('they are forgotten once no picture is missing', () => {
  keepPlaces(post(2), missing);
  keepPlaces(post(3), '<p>a</p>');
  expect(keptPlaces(post(2))).toBeUndefined();
});

test('they are no unsaved text, and go with what this browser keeps', () => {
  keepPlaces(post(1), missing);
  expect(countDrafts()).toBe(0);
  removeDrafts();
  expect(keptPlaces(post(1))).toBeUndefined();
});
