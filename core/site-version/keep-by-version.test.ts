import { expect, test } from 'vitest';
import { keepByVersion } from './keep-by-version.ts';

function site(bytes = 100) {
  const db = { version: 1 as number | undefined, siteVersionThisTurn: () => db.version };
  let reads = 0;
  const keep = keepByVersion<{ text: string; read: number }>(db, {
    bytes,
    sizeOf: ({ text }) => (text === 'draft' ? undefined : text.length),
  });
  const ask = (key: string, text = key) =>
    keep(key, async () => {
      reads += 1;
      return { text, read: reads };
    });
  return { db, ask, keep };
}

test('a value is read once for each version of the site, by its key', async () => {
  const { db, ask } = site();
  expect([await ask('a'), await ask('a'), await ask('b')].map(({ read }) => read)).toEqual([1, 1, 2]);
  db.version = 2;
  expect([await ask('a'), await ask('a')].map(({ read }) => read)).toEqual([3, 3]);
});

test('what changes while it is read is read again', async () => {
  const { db, ask, keep } = site();
  await keep('a', async () => {
    db.version = 2;
    return { text: 'a', read: 0 };
  });
  expect((await ask('a')).read).toBe(1);
});

test('nothing is kept of what may change by itself, nor while no version is known', async () => {
  const { db, ask } = site();
  expect([await ask('a', 'draft'), await ask('a', 'draft')].map(({ read }) => read)).toEqual([1, 2]);
  db.version = undefined;
  expect([await ask('b'), await ask('b')].map(({ read }) => read)).toEqual([3, 4]);
});
