import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { createTestCore, expectOk, type TestCore } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { wordPressExport } from '../../test/wordpress-export.ts';
import type { ImportProgress } from './import-report.ts';

const total = 120;
const items = Array.from({ length: total }, (_, index) => ({
  name: `n${index}`,
  // Some items are skipped and must be reported once.
  status: index % 20 === 7 ? 'auto-draft' : 'publish',
  content: `<p>Text ${index} <a href="https://old.example.com/?p=${((index + 3) % total) + 1}">there</a>.</p>`,
}));
const xml = wordPressExport(items);
const kept = total - 6;

let parent: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'resumable-'));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

/** A site with a separate import folder. */
async function siteOn(db: Database) {
  const importFolder = await mkdtemp(join(parent, 'site-'));
  const site = createTestCore(db, { importFolder });
  return { ...site, db, importFolder, resumable: site.core.imports.resumable };
}
type Site = Awaited<ReturnType<typeof siteOn>>;

async function received({ resumable }: Site, text = xml) {
  const file = await resumable.receive(new Blob([text]).stream(), 10_000_000);
  if (!file) throw new Error('The file is too large');
  return file;
}

async function withLock<Value>(
  { core }: Pick<TestCore, 'core'>,
  work: (lock: Parameters<Site['resumable']['resume']>[2]['lock']) => Promise<Value>,
): Promise<Value> {
  const lock = expectOk(await core.imports.lock('export'));
  return work(lock).finally(lock.release);
}

/** Imports, and calls `then` once `count` items have been read. */
const importUntil = (site: Site, count: number, then: () => unknown, order = {}) =>
  withLock(site, async (lock) => {
    let isDone = false;
    const onProgress = ({ done }: ImportProgress) => {
      if (isDone || done < count) return;
      isDone = true;
      void then();
    };
    const kept = await received(site);
    return site.resumable.run({ name: 'old.xml', kept }, order, { lock, onProgress });
  });

const only = async ({ resumable }: Site) => {
  const [first] = await resumable.list();
  if (!first) throw new Error('No import waits');
  return first;
};

const pauseAt = (site: Site, count: number) =>
  importUntil(site, count, async () => site.resumable.pause((await only(site)).id));

const resume = (site: Site, id: string, file?: Awaited<ReturnType<typeof received>>) =>
  withLock(site, (lock) => site.resumable.resume(id, file, { lock }));

/** Returns every post with the fields that its source determines. */
const posts = ({ db }: Site) =>
  db.kysely
    .selectFrom('posts')
    .select(['slug', 'title', 'date', 'html', 'tags', 'status', 'excerpt', 'cover', 'version'])
    .orderBy('slug')
    .execute();

const revisions = async ({ db }: Site) =>
  (await db.kysely.selectFrom('revisions').select('id').execute()).length;

eachDialect('a paused import', (open) => {
  test('a paused import resumes without losing or duplicating posts, in one report', async () => {
    const whole = await siteOn(await open());
    expectOk(await importUntil(whole, 1, () => undefined));
    const expected = { posts: await posts(whole), revisions: await revisions(whole) };
    await whole.db.kysely.deleteFrom('import_runs').execute();
    for (const table of ['imported_posts', 'old_paths', 'revisions', 'post_search', 'posts'] as const)
      await whole.db.kysely.deleteFrom(table).execute();

    const site = whole;
    const paused = expectOk(await pauseAt(site, 60));
    expect(paused.state).toBe('paused');
    const waiting = await only(site);
    expect(waiting).toMatchObject({ name: 'old.xml', state: 'paused', step: 'posts', total, file: 'here' });
    expect(waiting.done).toBeGreaterThanOrEqual(60);
    expect(waiting.done).toBeLessThan(total);
    const report = expectOk(await resume(site, waiting.id));
    expect(report).toMatchObject({
      ...{ state: 'finished', run: waiting.id, counts: { created: kept, unchanged: 0 } },
    });
    expect(report.posts).toHaveLength(kept);
    expect(new Set(report.posts.map(({ sourceKey }) => sourceKey)).size).toBe(kept);
    expect(report.skipped).toHaveLength(6);
    expect({ posts: await posts(site), revisions: await revisions(site) }).toEqual(expected);
    expect(await site.resumable.list()).toEqual([]);
    expect(await readdir(site.importFolder)).toEqual([]);
    const run = await site.core.importRuns.find(waiting.id);
    expect(run).toMatchObject({ state: 'finished', summary: { counts: { created: kept }, skippedCount: 6 } });
  });

  test('a paused import resumes when the same file is imported with the same options', async () => {
    const site = await siteOn(await open());
    const { run } = expectOk(await pauseAt(site, 60));
    const other = expectOk(await importUntil(site, 1, () => undefined, { asStatus: 'draft' }));
    expect(other.run).not.toBe(run);
    const again = expectOk(await importUntil(site, 1, () => undefined));
    expect(again).toMatchObject({ run, state: 'finished' });
    expect(again.posts).toHaveLength(kept);
  });

  test('a paused import without its stored file needs the same file again', async () => {
    const site = await siteOn(await open());
    expectOk(await pauseAt(site, 60));
    const { id } = await only(site);
    await rm(join(site.importFolder, id));
    expect(await only(site)).toMatchObject({ file: 'gone' });
    expect(await resume(site, id)).toEqual({ ok: false, failure: { code: 'file_missing' } });
    const other = await received(site, wordPressExport([{ name: 'other' }]));
    expect(await resume(site, id, other)).toEqual({ ok: false, failure: { code: 'another_file' } });
    expect(await readdir(site.importFolder)).toEqual([]);
    expect(expectOk(await resume(site, id, await received(site))).posts).toHaveLength(kept);
  });

  test('a paused import that is stopped retains its imported posts and can’t be resumed', async () => {
    const site = await siteOn(await open());
    expectOk(await pauseAt(site, 60));
    const { id } = await only(site);
    expectOk(await site.resumable.stop(id));
    expect(await resume(site, id)).toEqual({ ok: false, failure: { code: 'import_over' } });
    expect(await site.resumable.list()).toEqual([]);
    expect(await readdir(site.importFolder)).toEqual([]);
    expect((await posts(site)).length).toBeGreaterThanOrEqual(50);
    expect(await site.core.importRuns.find(id)).toMatchObject({ state: 'stopped' });
  });

  test('a paused import is stopped after a week', async () => {
    const site = await siteOn(await open());
    expectOk(await pauseAt(site, 60));
    const { id } = await only(site);
    await site.resumable.clear();
    expect(await only(site)).toMatchObject({ id });
    site.clock.advance(7 * 24 * 60 * 60 * 1000);
    await site.resumable.clear();
    expect(await readdir(site.importFolder)).toEqual([]);
    expect(await site.core.importRuns.find(id)).toMatchObject({ state: 'stopped' });
  });
});

eachDialect('a running import with a checkpoint', (open) => {
  test('a running import pauses when the server shuts down', async () => {
    const site = await siteOn(await open());
    const paused = expectOk(await importUntil(site, 60, () => site.resumable.end()));
    expect(paused.state).toBe('paused');
    expect(await only(site)).toMatchObject({ state: 'paused' });
  });

  test('a running import’s name and length are reported to a second one', async () => {
    const site = await siteOn(await open());
    let refused: unknown;
    expectOk(
      await importUntil(site, 60, async () => {
        refused = await createTestCore(site.db).core.imports.lock('export');
      }),
    );
    expect(refused).toMatchObject({
      failure: { code: 'import_running', at: { name: 'old.xml', total } },
    });
  });

  test('an import whose checkpoint belongs to another process writes nothing more', async () => {
    const site = await siteOn(await open());
    const taken = await importUntil(site, 60, () =>
      site.db.kysely.updateTable('import_checkpoints').set({ holder: 'another' }).execute(),
    );
    expect(taken).toEqual({ ok: false, failure: { code: 'import_running' } });
    const { done } = await only(site);
    expect((await posts(site)).length).toBeLessThanOrEqual(done);
    expect(await only(site)).toMatchObject({ state: 'interrupted' });
  });
});

eachDialect('an import file from the command line', (open) => {
  test('a file imported by the command line stays in place, and the same command resumes', async () => {
    const site = await siteOn(await open());
    const path = join(parent, 'given.xml');
    await writeFile(path, xml);
    const stopping = new AbortController();
    const run = (signal?: AbortSignal) =>
      withLock(site, (lock) =>
        site.resumable.run(
          { name: 'given.xml', path },
          {},
          {
            ...{ lock, signal },
            onProgress: ({ done }) => done >= 60 && signal && stopping.abort(),
          },
        ),
      );
    const paused = expectOk(await run(stopping.signal));
    expect(paused.state).toBe('paused');
    expect(await only(site)).toMatchObject({ state: 'paused', file: 'elsewhere' });
    expect(expectOk(await run())).toMatchObject({ run: paused.run, state: 'finished' });
    expect(await readdir(parent)).toContain('given.xml');
  });

  test('a rejected import file leaves no run and no stored file', async () => {
    const site = await siteOn(await open());
    const kept = await received(site, 'Dear Sir');
    const refused = await withLock(site, (lock) => site.resumable.run({ name: 'x', kept }, {}, { lock }));
    expect(refused).toEqual({ ok: false, failure: { code: 'not_an_export' } });
    expect([await site.resumable.list(), await site.core.importRuns.list()]).toEqual([[], []]);
    expect(await readdir(site.importFolder)).toEqual([]);
  });
});
