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

test('a cached value is read once per site version', async () => {
  const { site, ask } = prepare();
  expect([await ask(), await ask()]).toEqual(['read 1', 'read 1']);
  site.version = 2;
  expect([await ask(), await ask()]).toEqual(['read 2', 'read 2']);
});

test('a value is read every time, and not cached, while the site version is unknown', async () => {
  const { site, ask } = prepare();
  await ask();
  site.version = undefined;
  expect([await ask(), await ask()]).toEqual(['read 2', 'read 3']);
  site.version = 1;
  expect(await ask()).toBe('read 4');
});

test('a change while a value is being read invalidates that value', async () => {
  const { site, ask } = prepare();
  const reading = ask();
  site.version = 2;
  expect(await reading).toBe('read 1');
  expect(await ask()).toBe('read 2');
});

test('a failed read isn’t cached', async () => {
  const { site, ask } = prepare();
  site.broken = true;
  await expect(ask()).rejects.toThrow('no answer');
  site.broken = false;
  expect(await ask()).toBe('read 1');
});
