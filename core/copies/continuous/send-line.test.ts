import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newFolder } from '../../../test/new-folder.ts';
import { createFolderStore } from '../../object-store/folder-store.ts';
import type { ObjectStore } from '../../object-store/object-store.ts';
import { newCopyKey, parseCopyKeys } from '../encryption/copy-key.ts';
import { recoverLine } from './recover-line.ts';
import { sendLine } from './send-line.ts';

const keys = parseCopyKeys(newCopyKey()) ?? [];

let folder: string;
let path: string;
let site: DatabaseSync;
let store: ObjectStore;
let stop: AbortController;
let safeAt = 0;
let hasBegun = false;
let troubles: unknown[] = [];

beforeEach(async () => {
  folder = await newFolder();
  await mkdir(join(folder, 'place'));
  path = join(folder, 'site.db');
  store = createFolderStore(join(folder, 'place'));
  site = new DatabaseSync(path);
  site.exec('pragma journal_mode = wal; create table notes (id integer primary key, bytes blob)');
  stop = new AbortController();
  [safeAt, hasBegun, troubles] = [0, false, []];
});

afterEach(async () => {
  stop.abort();
  site.close();
});

const write = (bytes = 500) => site.prepare('insert into notes (bytes) values (?)').run(randomBytes(bytes));
const idsOf = (file: DatabaseSync) =>
  file.prepare('select count(*) as count, sum(id) as sum from notes').get();

function send(to = store): Promise<void> {
  const [key] = keys;
  if (!key) throw new Error('No key');
  return sendLine({
    ...{ path, store: to, key, stop: stop.signal },
    onBegin: () => {
      hasBegun = true;
    },
    onSafe: (at) => {
      safeAt = at.getTime();
    },
    onTrouble: (error) => troubles.push(error),
  });
}

async function recover(line?: string) {
  const file = join(folder, `recovered-${randomBytes(4).toString('hex')}.db`);
  const recovered = await recoverLine(store, keys, file, line);
  const database = new DatabaseSync(file);
  const ids = idsOf(database);
  database.close();
  return { ...recovered, ids };
}

test('every change is in the place within a second, encrypted, and comes back', async () => {
  for (let count = 0; count < 50; count += 1) write();
  const sending = send();
  await expect.poll(() => hasBegun, { timeout: 10_000 }).toBe(true);
  for (let round = 0; round < 3; round += 1) {
    write();
    const written = Date.now();
    await expect.poll(() => safeAt).toBeGreaterThan(written);
    expect(Date.now() - written).toBeLessThan(1000);
    expect((await recover()).ids).toEqual(idsOf(site));
  }
  // What is written while it ends is sent, too.
  write();
  stop.abort();
  await sending;
  expect((await recover()).ids).toEqual(idsOf(site));
  expect(troubles).toEqual([]);
});
