import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { copyFile, mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyFrames } from './apply-frames.ts';
import { WalFollower } from './follow-wal.ts';
import { type Frames, WalLostError, WalReader } from './wal-reader.ts';

let folder: string;
let path: string;
let site: DatabaseSync;
let follower: WalFollower | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'follow-test-'));
  path = join(folder, 'site.db');
  site = new DatabaseSync(path);
  site.exec('pragma journal_mode = wal; pragma journal_size_limit = 1000000');
  site.exec('create table notes (id integer primary key, text text, bytes blob)');
});

afterEach(async () => {
  follower?.close();
  follower = undefined;
  site.close();
  await rm(folder, { recursive: true, force: true });
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

/** Writes without pause on a thread of its own, as SQLite does it by itself, until it is told to stop. */
const writer = `
  const { DatabaseSync } = require('node:sqlite');
  const { parentPort, workerData } = require('node:worker_threads');
  const file = new DatabaseSync(workerData, { timeout: 5000 });
  file.exec('pragma synchronous = off');
  const insert = file.prepare('insert into notes (text) values (?)');
  let isOver = false;
  parentPort.on('message', () => { isOver = true; });
  const write = () => {
    for (let count = 0; count < 20; count += 1) insert.run('note ' + count);
    if (!isOver) return setTimeout(write, 1);
    file.close();
    parentPort.close();
  };
  write();
`;

test('nothing is missed that another thread writes in the very moment in which the log begins anew', async () => {
  const { follower, whole } = await follow();
  const thread = new Worker(writer, { eval: true, workerData: path });
  const changes: Frames[] = [];
  let settled = 0;
  for (let round = 0; round < 100; round += 1) {
    changes.push(...follower.settle());
    if (follower.isFrozen) settled += 1;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  thread.postMessage('stop');
  await once(thread, 'exit');
  changes.push(...readAll(follower));
  expect(settled).toBeGreaterThan(5);
  const copy = await restored(whole, changes);
  expect(content(copy)).toEqual(content(site));
  copy.close();
});

test('while it follows, nothing that was not read leaves the log, and the file does not change', async () => {
  const { follower, whole } = await follow();
  for (let count = 0; count < 60; count += 1) write();
  expect((await stat(`${path}-wal`)).size).toBeGreaterThan(4 * 1024 * 1024);
  site.exec('pragma wal_checkpoint(truncate)');
  const now = new DatabaseSync(join(folder, 'now.db'));
  now.close();
  await copyFile(path, join(folder, 'now.db'));
  const [frozen, begun] = [new DatabaseSync(join(folder, 'now.db')), new DatabaseSync(whole)];
  expect(content(frozen)).toEqual(content(begun));
  frozen.close();
  begun.close();
  const changes = follower.settle();
  expect(follower.isFrozen).toBe(true);
  // All is in the file by now, and a log that begins anew is followed.
  write();
  changes.push(...readAll(follower));
  const copy = await restored(whole, changes);
  expect(content(copy)).toEqual(content(site));
  copy.close();
});

test('a reader in the way, or one who writes, puts it off and loses nothing', async () => {
  const { follower, whole } = await follow();
  const changes: Frames[] = [];
  const reader = new DatabaseSync(path);
  write();
  reader.exec('begin; select count(*) from notes');
  for (let count = 0; count < 30; count += 1) write();
  changes.push(...follower.settle());
  expect(follower.isFrozen).toBe(false);
  site.exec('begin immediate; update notes set text = 1');
  changes.push(...follower.settle());
  expect(follower.isFrozen).toBe(false);
  site.exec('commit');
  write();
  reader.exec('commit');
  site.exec('pragma wal_checkpoint(truncate)');
  for (let count = 0; count < 30; count += 1) write();
  changes.push(...follower.settle());
  expect(follower.isFrozen).toBe(true);
  write();
  changes.push(...readAll(follower));
  const copy = await restored(whole, changes);
  expect(content(copy)).toEqual(content(site));
  copy.close();
  reader.close();
});

test('what was not committed is not read, and what was taken back never comes', async () => {
  const { follower, whole } = await follow();
  // Fewer pages are held in memory: the log gets what is not committed yet.
  site.exec('pragma cache_size = 5; begin immediate');
  for (let id = 1; id < 200; id += 1) {
    site.prepare('insert into notes values (?, ?, ?)').run(id, 'taken back', randomBytes(3000));
  }
  expect((await stat(`${path}-wal`)).size).toBeGreaterThan(100_000);
  expect(follower.read()).toBeUndefined();
  site.exec('rollback');
  expect(follower.read()).toBeUndefined();
  write();
  const copy = await restored(whole, readAll(follower));
  expect(content(copy)).toEqual(content(site));
  copy.close();
});

test('a database that becomes smaller is so in the copy, too', async () => {
  for (let count = 0; count < 20; count += 1) write();
  const { follower, whole } = await follow();
  site.exec('delete from notes where id > 10; vacuum');
  const copy = await restored(whole, readAll(follower));
  expect(content(copy)).toEqual(content(site));
  copy.close();
  follower.settle();
  expect((await stat(whole)).size).toBe((await stat(path)).size);
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

test('frames that are none are refused', async () => {
  const file = await open(join(folder, 'other.db'), 'w+');
  await expect(applyFrames(file, { pageBytes: 4096, frames: Buffer.alloc(100) })).rejects.toThrow(RangeError);
  await expect(applyFrames(file, { pageBytes: 0, frames: Buffer.alloc(24) })).rejects.toThrow(RangeError);
  await file.close();
});
