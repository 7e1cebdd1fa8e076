import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { connect } from '../db/connect.ts';
import { callSiteCommand } from '../test/call-site-command.ts';
import { createTestCore, expectOk, postInput, visitor } from '../test/create-test-core.ts';
import { newFolder } from '../test/new-folder.ts';
import { newFile } from './command.ts';

let cwd: string;
let dataDir: string;
let folder: string;

beforeEach(async () => {
  cwd = await newFolder();
  dataDir = join(cwd, 'data');
  folder = join(cwd, 'copies');
  await mkdir(folder);
  const db = await connect({ dataDir });
  expectOk(await createTestCore(db).core.posts.create(postInput({ slug: 'kept' })));
  await db.close();
});

function run(args: string[], variables: Record<string, string> = {}) {
  return callSiteCommand(args, { variables: { DATA_DIR: dataDir, BACKUP_FOLDER: folder, ...variables } });
}

async function slugs(): Promise<string[]> {
  const db = await connect({ dataDir });
  const posts = await createTestCore(db).core.posts.list(visitor, { page: 1, limit: 10 });
  await db.close();
  return posts.map(({ slug }) => slug);
}

test('an encrypted backup is made, listed, tested, verified and restored', async () => {
  const copied = await run(['backup-now']);
  expect([copied.code, copied.errors]).toEqual([0, '']);
  const [name = ''] = await readdir(folder);
  expect(copied.out).toContain(`folder:${name}`);
  expect((await run(['backups'])).out).toContain(`folder:${name}`);
  const drilled = await run(['restore-test']);
  expect(drilled).toMatchObject({ code: 0, out: expect.stringContaining('Restore test passed') });
  const verified = await run(['verify', `folder:${name}`]);
  expect(verified.out).toContain('1 post,');
  expect(verified.out).toContain('checksum verified');

  const shown = await run(['backup-key']);
  const key = /copy-key-[\w-]{43}/.exec(shown.out)?.[0] ?? '';
  await rm(join(dataDir, 'copy.key'));
  for (const command of ['backup-now', 'backup-key'])
    expect(await run([command])).toMatchObject({
      code: 1,
      errors: expect.stringContaining('backup-key --new'),
    });
  expect((await run(['backups'])).out).toContain('unreadable');
  // The server is lost; another one has the backup and the key.
  await rm(dataDir, { recursive: true });
  const file = join(folder, name);
  expect(await run(['restore', file])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('It needs the key'),
  });
  const restored = await run(['restore', file], { BACKUP_KEY: key });
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('1 post,') });
  expect(await slugs()).toEqual(['kept']);
});

test('a new key encrypts new backups, and the old key still opens old ones', async () => {
  expect((await run(['backup-now'])).code).toBe(0);
  const [name = ''] = await readdir(folder);
  const { out } = await run(['copy-key', '--new']);
  expect(out.match(/copy-key-/g)).toHaveLength(2);
  expect((await run(['verify', `folder:${name}`])).code).toBe(0);
  expect((await stat(join(dataDir, 'copy.key'))).mode & 0o777).toBe(0o600);
});

test('backup commands explain errors and change nothing', async () => {
  expect(await run(['backup-now'], { BACKUP_FOLDER: '' })).toMatchObject({
    code: 1,
    errors: expect.stringContaining('No backup location is configured'),
  });
  expect(await run(['backup-now', '--place', 'moon'])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('Usage'),
  });
  expect(await run(['verify', 'folder:site-2026-01-01-000000.copy'])).toMatchObject({ code: 1 });
  expect(await run(['verify', 's3:site-2026-01-01-000000.copy'])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('isn’t configured'),
  });
  expect(await run(['restore', 'folder://copies/site-2026-01-01-000000.copy'])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('Backup not found'),
  });
  await run(['backup-now']);
  const [name = ''] = await readdir(folder);
  const bytes = await readFile(join(folder, name));
  bytes.fill(0, 9000, 9010);
  await writeFile(join(folder, name), bytes);
  for (const args of [['verify', `folder:${name}`], ['restore', `folder:${name}`], ['drill']]) {
    expect(await run(args), args.join(' ')).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/corrupted/),
    });
  }
});

test('backups made in the same second have different names', async () => {
  const folder = await newFolder();
  const next = () => newFile({ folder, name: 'site', extension: 'db' }, new Date('2026-11-22T20:35:41.5Z'));
  expect(next()).toBe(join(folder, 'site-2026-11-22-203541.db'));
  await writeFile(next(), '');
  expect(next()).toBe(join(folder, 'site-2026-11-22-203541-2.db'));
  await writeFile(next(), '');
  expect(next()).toBe(join(folder, 'site-2026-11-22-203541-3.db'));
});
