import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  countDrafts,
  draftKey,
  findDrafts,
  forgetDraft,
  keepDraft,
  readDraft,
  removeDrafts,
} from './draft-store.ts';

type Draft = { values: { title: string } };

/** In place of the browser's storage. */
function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

beforeEach(() => vi.stubGlobal('localStorage', memory()));
afterEach(() => vi.unstubAllGlobals());

const key = (place: string) => draftKey('compose_draft', place);
const draft = (title: string, at = '2026-01-01T10:00:00Z') => ({ values: { title }, at });
const titles = (prefix: string, saved = '') =>
  findDrafts<Draft>(prefix, ({ title }) => title !== saved).map(({ values }) => values.title);

test('two windows with one post keep a draft each, the newest is found first', () => {
  keepDraft(key('post:window-1'), draft('Older'));
  keepDraft(key('post:window-2'), draft('Newer', '2026-01-01T11:00:00Z'));
  keepDraft(key('another:window-1'), draft('Elsewhere'));
  expect(titles(key('post:'))).toEqual(['Newer', 'Older']);
  forgetDraft(key('post:window-2'));
  expect(titles(key('post:'))).toEqual(['Older']);
});

test('a draft that says what is saved is none', () => {
  keepDraft(key('post:window'), draft('Saved by now'));
  expect(titles(key('post:'), 'Saved by now')).toEqual([]);
});

test('storage that is full, shut off or holds something else does no harm', () => {
  for (const text of ['', '{', 'null', '1', '{"at":"x"}']) localStorage.setItem(key(text), text);
  expect(titles(key(''))).toEqual([]);
  expect(readDraft(key('{'))).toBeUndefined();
  const refuse = () => {
    throw new DOMException('shut', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { setItem: refuse, getItem: refuse, key: refuse, length: 1 });
  expect(keepDraft(key('post'), draft('x'))).toBe(false);
  expect(titles(key(''))).toEqual([]);
});

const typed = [
  draftKey('compose_draft', 'new:a'),
  draftKey('compose_draft', 'id:b'),
  draftKey('content_draft', 'blog/blog_intro/es'),
  draftKey('settings_draft', 'brand'),
];

test('thrown away, it is gone and the rest stays', () => {
  for (const name of ['i18nextLng', ...typed]) keepDraft(name, {});
  removeDrafts();
  expect([localStorage.length, localStorage.key(0)]).toEqual([1, 'i18nextLng']);
});

test('a browser that keeps nothing has nothing to ask about', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(countDrafts()).toBe(0);
  expect(() => removeDrafts()).not.toThrow();
});
