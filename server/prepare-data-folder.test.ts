import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { prepareDataFolder } from './prepare-data-folder.ts';

let folder: string;
let lines: string[];
const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });

beforeEach(async () => {
  lines = [];
  folder = await mkdtemp(join(tmpdir(), 'prepare-test-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (path: string) => ((await stat(path)).mode & 0o7777).toString(8);

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  test('of an older version is closed to other users, with the files that are the site’s', async () => {
    const own = [
      'site.db',
      'site.db-wal',
      'site.db-shm',
      'start.lock',
      'before-restore-2026-01-01-120000.db',
    ];
    for (const name of [...own, 'notes.txt']) {
      await writeFile(join(folder, name), '');
      await chmod(join(folder, name), 0o644);
    }
    await chmod(folder, 0o755);
    await prepareDataFolder(folder, log);
    expect(await modeOf(folder)).toBe('700');
    for (const name of own) expect(await modeOf(join(folder, name)), name).toBe('600');
    expect(await modeOf(join(folder, 'notes.txt'))).toBe('644');
    expect(lines).toEqual([]);
  });

  test('that is shared with others is left as it is, and the log says so once', async () => {
    await chmod(folder, 0o1777);
    await prepareDataFolder(folder, log);
    expect(await modeOf(folder)).toBe('1777');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('open to other users');
  });

  test('loses what killed commands have left', async () => {
    await mkdir(join(folder, '.restore-abcdef'));
    await writeFile(join(folder, '.restore-abcdef', 'site.db'), '');
    await prepareDataFolder(folder, log);
    expect(await readdir(folder)).toEqual([]);
    expect(lines[0]).toContain('.restore-abcdef');
  });
});
