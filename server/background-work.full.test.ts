import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fillPosts } from '../bench/fill-posts.ts';
import { fillSearch } from '../core/posts/search/fill-search.ts';
import { connect } from '../db/connect.ts';
import { createTestCore, expectOk } from '../test/create-test-core.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { leastTurn, turnBound } from '../test/event-loop-delay.ts';
import { plainPicture } from '../test/picture-files.ts';
import { type Outcome, startSiteCommand } from '../test/run-site-command.ts';
import { asFile, asSource, wordPressExport } from '../test/wordpress-export.ts';

/** As a file comes from the disk: piece by piece. */
function fromDisk(xml: string) {
  const source = asSource(xml, 65_536);
  return async function* () {
    for await (const piece of source()) {
      await setImmediate();
      yield piece;
    }
  };
}

eachDialect('the thread that answers is not held', (open) => {
  test('while the search is filled', async () => {
    const db = await open();
    await fillPosts(db, 300);
    const behind = async () => {
      await db.kysely.deleteFrom('post_search').execute();
      await db.kysely.insertInto('search_backlog').values({ after: '' }).execute();
    };
    const fill = async () => {
      await behind();
      await fillSearch(db);
    };
    // What runs for the first time is compiled first.
    await fill();
    expect((await leastTurn(fill)).turn).toBeLessThan(turnBound);
    expect(await db.kysely.selectFrom('search_backlog').selectAll().execute()).toEqual([]);
  }, 60_000);

  test('while a blog is imported', async () => {
    const { core } = createTestCore(await open());
    const blog = (name: string) =>
      wordPressExport(
        Array.from({ length: 80 }, (_, at) => ({
          title: `${name} ${at}`,
          content: `<p>${'Words of an old post. '.repeat(80)}</p>\n[gallery]`,
        })),
      );
    let count = 0;
    const run = async () => {
      const source = asFile(fromDisk(blog(`Round ${++count}`)));
      const { counts } = expectOk(await core.imports.importFile(source, {}));
      expect(counts.created + counts.updated).toBe(80);
    };
    await run();
    expect((await leastTurn(run)).turn).toBeLessThan(turnBound);
  }, 60_000);

  test('while a picture is made ready', async () => {
    const { core } = createTestCore(await open());
    let width = 3900;
    const upload = async () => {
      const bytes = await plainPicture(++width, 3000).jpeg().toBuffer();
      expect(expectOk(await core.media.upload({ name: 'a.jpg', bytes }))).toMatchObject({ width: 2400 });
    };
    await upload();
    expect((await leastTurn(upload)).turn).toBeLessThan(turnBound);
  }, 60_000);
});

test('copying the site and putting it back, which other processes do, hold up no reader of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'copies-'));
  const dataDir = join(folder, 'data');
  const db = await connect({ dataDir });
  try {
    await fillPosts(db, 300);
    const { core } = createTestCore(db);
    // To start a process takes this one a while.
    const begin = async (...args: string[]) => {
      const command: { outcome?: Outcome } = {};
      const variables = { DATA_DIR: dataDir };
      void startSiteCommand(args, { cwd: folder, variables, input: 'yes\n' }).ended.then((ended) => {
        command.outcome = ended;
      });
      await setTimeout(50);
      return command;
    };
    const readWhile = async (command: { outcome?: Outcome }) => {
      let reads = 0;
      for (; !command.outcome; reads += 1) {
        expect((await core.posts.browse({ page: 1, limit: 20 })).posts).toHaveLength(20);
        // Without a rest it would be the collection of what was read that holds the thread.
        await setTimeout(2);
      }
      expect(command.outcome).toMatchObject({ code: 0 });
      expect(reads).toBeGreaterThan(5);
    };
    let round = 0;
    const copy = () => join(folder, `copy-${round}.db`);
    const backup = await leastTurn(readWhile, () => {
      round += 1;
      return begin('backup', copy());
    });
    const restore = await leastTurn(readWhile, () => begin('restore', copy()));
    expect(Math.max(backup.turn, restore.turn)).toBeLessThan(turnBound);
  } finally {
    await db.close();
    await rm(folder, { recursive: true });
  }
}, 60_000);
