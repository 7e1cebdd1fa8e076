import { expect, test } from 'vitest';
import { memoizeByVersion } from './cache-by-version.ts';

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
