import { randomInt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { isMissing } from '../../test/each-dialect.ts';
import { doneIn, kill, type SiteToKill, siteToKill } from '../../test/site-to-kill.ts';
import { wordPressExport } from '../../test/wordpress-export.ts';

/** How often an import is killed; `KILLS=20` asks for more. */
const kills = Number(process.env.KILLS ?? 3);

/** Enough that an import is not over before it is killed for the last time. */
const total = 900;
const xml = wordPressExport(
  Array.from({ length: total }, (_, index) => ({
    title: `Post ${index}`,
    status: index % 50 === 7 ? 'auto-draft' : 'publish',
    content: `<p>${`Words of ${index}. `.repeat(60)} <a href="https://old.example.com/?p=${index}">Before</a></p>`,
  })),
);
const kept = (total - total / 50).toLocaleString('en');

/** Kills an import once it has come some way further, and lets its lock run out at once. */
async function killOnce(site: SiteToKill, db: Database): Promise<void> {
  const before = await doneIn(db);
  const running = site.importOld();
  await expect.poll(() => doneIn(db), { timeout: 60_000, interval: 20 }).toBeGreaterThan(before);
  await new Promise((resolve) => setTimeout(resolve, randomInt(300)));
  await kill(running, db);
}

/** All that is of the posts, but what must differ from one import to the next. */
async function contentsOf(db: Database) {
  const columns = ['slug', 'title', 'date', 'html', 'tags', 'status', 'summary', 'version'] as const;
  const posts = await db.kysely.selectFrom('posts').select(columns).orderBy('slug').execute();
  const links = await db.kysely.selectFrom('old_paths').selectAll().orderBy('path').execute();
  const revisions = await db.kysely.selectFrom('revisions').select('version').orderBy('version').execute();
  const items = db.kysely.selectFrom('import_items').select(['position', 'source_key', 'outcome']);
  const report = await db.kysely.selectFrom('import_runs').select(['state', 'done', 'report']).execute();
  return { posts, links, revisions, report, items: await items.orderBy('position').execute() };
}

describe.each((['sqlite', 'postgres'] as const).filter((dialect) => !isMissing(dialect)))(
  'an import on %s',
  (dialect) => {
    test(
      'that is killed again and again comes to the same end as one that is left alone',
      async () => {
        const whole = await siteToKill(dialect, xml);
        const expected = await whole.on(async (db) => {
          expect((await whole.importOld().ended).out).toContain(`${kept} new articles`);
          return contentsOf(db);
        });
        expect(expected.items).toHaveLength(total - total / 50);
        const site = await siteToKill(dialect, xml);
        await site.on(async (db) => {
          for (let count = 0; count < kills; count += 1) await killOnce(site, db);
          const { out, errors, code } = await site.importOld().ended;
          expect({ out, code }, errors).toMatchObject({ code: 0 });
          expect(out).toContain(`${kept} new articles`);
          expect(await contentsOf(db)).toEqual(expected);
          expect(await doneIn(db)).toBe(0);
        });
      },
      60_000 * (kills + 2),
    );

    test('tells a second process how far the first is, and ends cleanly when it is asked to', async () => {
      const site = await siteToKill(dialect, xml);
      await site.on(async (db) => {
        const first = site.importOld();
        await expect.poll(() => doneIn(db), { timeout: 60_000 }).toBeGreaterThan(0);
        const second = await site.importOld().ended;
        expect(second.code).toBe(1);
        expect(second.errors).toMatch(/being imported already: “old\.xml”, [\d,]+ of 900, on the machine/);
        first.child.kill('SIGINT');
        const { code, errors } = await first.ended;
        expect(code).toBe(130);
        expect(errors).toMatch(/Stopped at [\d,]+ posts\. Run the same command again to go on\./);
        expect(await db.kysely.selectFrom('leases').selectAll().execute()).toEqual([]);
        expect((await site.importOld().ended).out).toContain(`${kept} new articles`);
      });
    }, 240_000);
  },
);
