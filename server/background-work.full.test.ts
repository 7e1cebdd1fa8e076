import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fillPosts } from '../bench/fill-posts.ts';
import { fillSearch } from '../core/posts/search.ts';
import { createTestCore, expectOk } from '../test/create-test-core.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { leastTurn, turnBound } from '../test/event-loop-delay.ts';
import { asFile, asSource, wordPressExport } from '../test/wordpress-export.ts';

/** Streams the export in chunks, like a file. */
function fromDisk(xml: string) {
  const source = asSource(xml, 65_536);
  return async function* () {
    for await (const piece of source()) {
      await setImmediate();
      yield piece;
    }
  };
}

eachDialect('background work', (open) => {
  test('filling the search index doesn’t block the event loop', async () => {
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
    // The first run includes compilation, so it isn't measured.
    await fill();
    expect((await leastTurn(fill)).turn).toBeLessThan(turnBound);
    expect(await db.kysely.selectFrom('search_backlog').selectAll().execute()).toEqual([]);
  }, 60_000);

  test('importing a blog doesn’t block the event loop', async () => {
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
});
