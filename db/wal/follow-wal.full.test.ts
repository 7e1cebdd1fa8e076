import { randomBytes, randomInt } from 'node:crypto';
import { copyFile, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newFolder } from '../../test/new-folder.ts';
import { applyFrames } from './apply-frames.ts';
import { WalFollower } from './follow-wal.ts';
import { type Frames, WalLostError, WalReader } from './wal-reader.ts';

let folder: string;
let path: string;
let site: DatabaseSync;
let follower: WalFollower | undefined;

beforeEach(async () => {
  folder = await newFolder();
  path = join(folder, 'site.db');
  site = new DatabaseSync(path);
  site.exec('pragma journal_mode = wal; pragma journal_size_limit = 1000000');
  site.exec('create table notes (id integer primary key, text text, bytes blob)');
});

afterEach(async () => {
  follower?.close();
  follower = undefined;
  site.close();
});

const content = (file: DatabaseSync) =>
  file.prepare('select id, text, hex(bytes) as bytes from notes order by id').all();

/** One transaction of up to a hundred changes, in which rows come, change and go. */
function write(file = site): void {
  file.exec('begin immediate');
  for (let count = randomInt(1, 100); count > 0; count -= 1) {
    const id = randomInt(1, 400);
    if (randomInt(4) === 0) file.prepare('delete from notes where id = ?').run(id);
    else {
      file
        .prepare(
          'insert into notes values (?, ?, ?) on conflict do update set text = excluded.text, bytes = excluded.bytes',
        )
        .run(id, `note ${randomInt(1_000_000)}`, randomBytes(randomInt(6000)));
    }
  }
  file.exec('commit');
}

/** The database as it was after `whole` was taken and `changes` came. */
async function restored(whole: string, changes: readonly Frames[]): Promise<DatabaseSync> {
  const file = await open(whole, 'r+');
  for (const frames of changes) await applyFrames(file, frames);
  await file.close();
  const database = new DatabaseSync(whole);
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  return database;
}

function readAll(from: Pick<WalReader, 'read'>): Frames[] {
  const all: Frames[] = [];
  for (let next = from.read(); next; next = from.read()) all.push(next);
  return all;
}

/** Follows from here on, with a copy of the file to begin with. */
async function follow(): Promise<{ follower: WalFollower; whole: string }> {
  follower = new WalFollower(path);
  expect(follower.begin()).toBe(true);
  expect(follower.isFrozen).toBe(true);
  const whole = join(folder, 'whole.db');
  await copyFile(path, whole);
  return { follower, whole };
}

test('every change is read once, while others write, check point, cut the log and read', async () => {
  for (let count = 0; count < 10; count += 1) write();
  const { follower, whole } = await follow();
  const changes: Frames[] = [];
  const other = new DatabaseSync(path);
  let settled = 0;
  for (let round = 0; round < 200; round += 1) {
    write(randomInt(3) === 0 ? other : site);
    if (round % 7 === 0) other.exec('pragma wal_checkpoint(passive)');
    if (round % 31 === 0) other.exec('pragma wal_checkpoint(truncate)');
    if (round % 3 === 0) changes.push(...readAll(follower));
    if (follower.isLong) {
      changes.push(...follower.settle());
      if (follower.isFrozen) settled += 1;
    }
  }
  changes.push(...readAll(follower));
  expect(settled).toBeGreaterThan(1);
  const copy = await restored(whole, changes);
  expect(content(copy)).toEqual(content(site));
  copy.close();
  other.close();
});

test('a database that was put in the place of another is told from it', async () => {
  const reader = new WalReader(`${path}-wal`);
  write();
  expect(readAll(reader).length).toBeGreaterThan(0);
  site.close();
  await rm(path);
  site = new DatabaseSync(path);
  site.exec('pragma journal_mode = wal; create table notes (id integer primary key, text text, bytes blob)');
  write();
  expect(() => reader.read()).toThrow(WalLostError);
});
