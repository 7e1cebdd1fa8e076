import { randomInt } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeBackup } from '../core/backup/write-backup.ts';
import { connect, type Database } from '../db/connect.ts';
import { countRows } from '../db/copy-rows.ts';
import { examineSnapshot } from '../db/snapshot.ts';
import { createTestCore, expectOk, postInput } from '../test/create-test-core.ts';
import { startSiteCommand } from '../test/run-site-command.ts';

/** How often each command is killed. Set KILLS to test more often. */
const kills = Number(process.env.KILLS ?? 5);

let folder: string;
let dataDir: string;
let copies: string;
/** Backups of the site with 40 and with 60 posts. */
const states = { 40: '', 60: '' };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-test-'));
  dataDir = join(folder, 'data');
  copies = join(folder, 'copies');
  await mkdir(copies);
  await onSite(async (db) => {
    const { core } = createTestCore(db);
    for (const many of [40, 60] as const) {
      for (let count = many === 40 ? 0 : 40; count < many; count += 1) {
        expectOk(
          await core.posts.create(postInput({ slug: `p-${count}`, html: '<p>Words.</p>'.repeat(5000) })),
        );
      }
      states[many] = join(folder, `${many}.db`);
      expectOk(await writeBackup(db, states[many]));
    }
  });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function onSite<Value>(work: (db: Database) => Promise<Value>): Promise<Value> {
  const db = await connect({ dataDir });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

const command = (args: string[]) => startSiteCommand(args, { cwd: folder, variables: { DATA_DIR: dataDir } });

/** Measures how long a command takes, then kills it at random moments. */
async function killAtRandom(
  argsOf: (run: number) => string[],
  after: (args: string[]) => Promise<void>,
): Promise<void> {
  const begun = performance.now();
  const args = argsOf(0);
  expect((await command(args).ended).errors).toBe('');
  const time = performance.now() - begun;
  await after(args);
  for (let run = 1; run <= kills; run += 1) {
    const args = argsOf(run);
    const { child, ended } = command(args);
    const timer = setTimeout(() => child.kill('SIGKILL'), randomInt(Math.ceil(time * 0.2), Math.ceil(time)));
    await ended;
    clearTimeout(timer);
    await after(args);
  }
  // The next run finds no leftovers of the killed ones.
  expect((await command(argsOf(kills + 1)).ended).errors).toBe('');
  for (const place of [dataDir, copies]) {
    expect((await readdir(place)).filter((name) => name.startsWith('.'))).toEqual([]);
  }
}

test('a killed backup leaves no partial file', async () => {
  await killAtRandom(
    (run) => ['backup', join(copies, `${run}.db`)],
    async () => {
      for (const name of (await readdir(copies)).filter((name) => !name.startsWith('.'))) {
        expect(expectOk(await examineSnapshot(join(copies, name))).rows.posts, name).toBe(60);
      }
    },
  );
}, 300_000);

test('a killed export leaves no partial file', async () => {
  await killAtRandom(
    (run) => ['export', join(copies, `${run}.xml`)],
    async () => {
      for (const name of (await readdir(copies)).filter((name) => /^[^.].*xml$/.test(name))) {
        expect(await readFile(join(copies, name), 'utf8'), name).toMatch(/<\/rss>\n$/);
      }
    },
  );
}, 300_000);

test('a killed restore leaves either the old or the new site complete', async () => {
  await killAtRandom(
    (run) => ['restore', run % 2 === 0 ? states[40] : states[60]],
    async () => {
      const { posts, revisions } = await onSite(countRows);
      expect([40, 60]).toContain(posts);
      expect(revisions).toBe(posts);
      for (const name of (await readdir(dataDir)).filter((name) => name.startsWith('before-restore'))) {
        expect((await examineSnapshot(join(dataDir, name))).ok, name).toBe(true);
      }
    },
  );
}, 300_000);
