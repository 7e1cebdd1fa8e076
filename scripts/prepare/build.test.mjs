import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fingerprint } from './build.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  write('app/site/page.tsx', 'a');
  write('vite.config.ts', 'b');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path, text) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const take = () => fingerprint(folder, ['app', 'vite.config.ts', 'not-there']);

describe('fingerprint', () => {
  test('stays while the contents stay, whatever the times say', () => {
    const before = take();
    utimesSync(join(folder, 'app/site/page.tsx'), new Date(0), new Date(0));
    expect(take()).toBe(before);
  });

  test.each([
    ['a file changes', () => write('app/site/page.tsx', 'c')],
    ['a file appears', () => write('app/other.css', '')],
    [
      'a file moves',
      () => {
        rmSync(join(folder, 'app/site/page.tsx'));
        write('app/page.tsx', 'a');
      },
    ],
    [
      'text moves from one file to the next',
      () => {
        write('app/site/page.tsx', '');
        write('vite.config.ts', 'ab');
      },
    ],
  ])('changes when %s', (_what, change) => {
    const before = take();
    change();
    expect(take()).not.toBe(before);
  });

  test('does not mind a test, of which no page is made', () => {
    const before = take();
    write('app/site/page.test.tsx', 'x');
    expect(take()).toBe(before);
  });
});
