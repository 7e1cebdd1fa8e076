import { expect, test } from 'vitest';
import { keepByVersion, memoizeByVersion } from './cache-by-version.ts';

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

function prepare() {
  const site: { version: number | undefined; reads: number; broken: boolean } = {
    version: 1,
    reads: 0,
    broken: false,
  };
  const ask = memoizeByVersion({ siteVersionThisTurn: () => site.version }, async () => {
    if (site.broken) throw new Error('no answer');
    site.reads += 1;
    return `read ${site.reads}`;
  });
  return { site, ask };
}

test('a value is read once a version of the site', async () => {
  const { site, ask } = prepare();
  expect([await ask(), await ask()]).toEqual(['read 1', 'read 1']);
  site.version = 2;
  expect([await ask(), await ask()]).toEqual(['read 2', 'read 2']);
});

test('a value is read every time while the version is not known, and none of that is kept', async () => {
  const { site, ask } = prepare();
  await ask();
  site.version = undefined;
  expect([await ask(), await ask()]).toEqual(['read 2', 'read 3']);
  site.version = 1;
  expect(await ask()).toBe('read 4');
});

test('a change while the value is read makes the next one read anew', async () => {
  const { site, ask } = prepare();
  const reading = ask();
  site.version = 2;
  expect(await reading).toBe('read 1');
  expect(await ask()).toBe('read 2');
});

test('a reading that fails is not remembered', async () => {
  const { site, ask } = prepare();
  site.broken = true;
  await expect(ask()).rejects.toThrow('no answer');
  site.broken = false;
  expect(await ask()).toBe('read 1');
});
