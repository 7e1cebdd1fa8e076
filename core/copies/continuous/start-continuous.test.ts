import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { connect, type Database } from '../../../db/connect.ts';
import { createTestCore, expectOk, postInput } from '../../../test/create-test-core.ts';
import type { ObjectStore } from '../../object-store/object-store.ts';
import { type CopyConfig, openCopyPlace } from '../copy-config.ts';
import { ensureCopyKeys } from '../encryption/key-file.ts';
import type { ContinuousNote } from './continuous-worker.ts';
import { listLines } from './line-parts.ts';
import { readLineState } from './line-state.ts';
import { recoverLine } from './recover-line.ts';
import { startContinuous } from './start-continuous.ts';

let root: string;
let config: CopyConfig & { folder: string };
let db: Database;
let notes: ContinuousNote[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'continuous-test-'));
  const [dataDir, folder] = [join(root, 'data'), join(root, 'place')];
  await mkdir(folder);
  config = { dataDir, databaseUrl: undefined, folder, bucket: undefined, keys: [], continuousTo: 'folder' };
  db = await connect({ dataDir });
  notes = [];
  onTestFinished(async () => {
    await db.close();
    await rm(root, { recursive: true, force: true });
  });
});

/** A thread has to start, and a whole database to be sent. */
const soon = { timeout: 10_000 };

const begin = () => startContinuous(config, (note) => notes.push(note));
const texts = () => notes.map(({ text }) => text).join('\n');
const stateNow = async () => (await readLineState(config.dataDir, new Date()))?.state;

async function write(slug: string): Promise<void> {
  expectOk(await createTestCore(db).core.posts.create(postInput({ slug })));
}

function openFolder(): ObjectStore {
  const store = openCopyPlace(config, 'folder');
  if (!store) throw new Error('No place');
  return store;
}

/** The posts of the newest line, as another machine would have them. */
async function recovered(name: string): Promise<string[]> {
  const dataDir = join(root, name);
  await mkdir(dataDir);
  const { keys } = await ensureCopyKeys(config.dataDir, []);
  await recoverLine(openFolder(), keys, join(dataDir, 'site.db'));
  const other = await connect({ dataDir });
  const rows = await other.kysely.selectFrom('posts').select('slug').orderBy('created_at').execute();
  await other.close();
  return rows.map(({ slug }) => slug);
}

test('a thread sends every change, says how it stands, and sends the last ones when it is stopped', async () => {
  await write('before');
  const continuous = begin();
  await expect.poll(texts, soon).toContain('The continuous copy has begun in');
  await expect.poll(stateNow, soon).toBe('sending');
  await write('while-it-runs');
  await write('at-the-very-end');
  await continuous.stop();
  expect((await recovered('other')).toSorted()).toEqual(['at-the-very-end', 'before', 'while-it-runs']);
});

test('one of two sends; the other takes over when it ends, with a line of its own', async () => {
  const first = begin();
  await expect.poll(texts, soon).toContain('has begun');
  const second = begin();
  await write('of-the-first');
  await first.stop();
  await expect.poll(() => texts().match(/has begun/g)?.length, soon).toBe(2);
  await write('of-the-second');
  await second.stop();
  expect((await recovered('other')).toSorted()).toEqual(['of-the-first', 'of-the-second']);
  expect(await listLines(openFolder())).toHaveLength(2);
});

test('a place that goes away is told once, and what came meanwhile arrives when it is back', async () => {
  const continuous = begin();
  await expect.poll(texts, soon).toContain('has begun');
  await rm(config.folder, { recursive: true });
  await write('meanwhile');
  await expect.poll(texts, soon).toContain('The continuous copy is behind');
  await expect.poll(stateNow, soon).toBe('behind');
  await write('later');
  await mkdir(config.folder);
  await expect.poll(texts, soon).toContain('has caught up');
  expect(notes.filter(({ level }) => level === 'warn')).toHaveLength(1);
  await continuous.stop();
});
