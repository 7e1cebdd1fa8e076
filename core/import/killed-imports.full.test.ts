import { randomInt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { isMissing } from '../../test/each-dialect.ts';
import { doneIn, kill, type SiteToKill, siteToKill } from '../../test/site-to-kill.ts';
import { wordPressExport } from '../../test/wordpress-export.ts';

/** How often an import is killed. Set `KILLS=20` for more. */
const kills = Number(process.env.KILLS ?? 3);

/** Enough posts that the import is still running when it is killed for the last time. */
const total = 900;
const xml = wordPressExport(
  Array.from({ length: total }, (_, index) => ({
    title: `Post ${index}`,
    status: index % 50 === 7 ? 'auto-draft' : 'publish',
    content: `<p>${`Words of ${index}. `.repeat(60)} <a href="https://old.example.com/?p=${index}">Before</a></p>`,
  })),
);
const kept = (total - total / 50).toLocaleString('en');

/** Kills an import after some progress and lets its lock expire at once. */
async function killOnce(site: SiteToKill, db: Database): Promise<void> {
  const before = await doneIn(db);
  const running = site.importOld();
  await expect.poll(() => doneIn(db), { timeout: 60_000, interval: 20 }).toBeGreaterThan(before);
  await new Promise((resolve) => setTimeout(resolve, randomInt(300)));
  await kill(running, db);
}

/** Returns everything about the posts that must be equal after every import. */
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
  'killing an import on %s',
  (dialect) => {
    test(
      'an import killed several times ends with the same posts as an uninterrupted one',
      async () => {
        const whole = await siteToKill(dialect, xml);
        const expected = await whole.on(async (db) => {
          expect((await whole.importOld().ended).out).toContain(`${kept} new posts`);
          return contentsOf(db);
        });
        expect(expected.items).toHaveLength(total - total / 50);
        const site = await siteToKill(dialect, xml);
        await site.on(async (db) => {
          for (let count = 0; count < kills; count += 1) await killOnce(site, db);
          const { out, errors, code } = await site.importOld().ended;
          expect({ out, code }, errors).toMatchObject({ code: 0 });
          expect(out).toContain(`${kept} new posts`);
          expect(await contentsOf(db)).toEqual(expected);
          expect(await doneIn(db)).toBe(0);
        });
      },
      60_000 * (kills + 2),
    );

    test('a second import reports the progress of the first, which stops cleanly on Ctrl+C', async () => {
      const site = await siteToKill(dialect, xml);
      await site.on(async (db) => {
        const first = site.importOld();
        await expect.poll(() => doneIn(db), { timeout: 60_000 }).toBeGreaterThan(0);
        const second = await site.importOld().ended;
        expect(second.code).toBe(1);
        expect(second.errors).toMatch(/is already running: “old\.xml”, [\d,]+ of 900, on /);
        first.child.kill('SIGINT');
        const { code, errors } = await first.ended;
        expect(code).toBe(130);
        expect(errors).toMatch(/Stopped\. Posts done: [\d,]+\. Run the same command to resume\./);
        expect(await db.kysely.selectFrom('leases').selectAll().execute()).toEqual([]);
        expect((await site.importOld().ended).out).toContain(`${kept} new posts`);
      });
    }, 240_000);
  },
);
