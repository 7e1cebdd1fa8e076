import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../../db/connect.ts';
import { isMissing } from '../../../test/each-dialect.ts';
import { serveLocally } from '../../../test/local-server.ts';
import { plainPicture } from '../../../test/picture-files.ts';
import { kill, siteToKill } from '../../../test/site-to-kill.ts';
import { wordPressExport } from '../../../test/wordpress-export.ts';

const total = 30;

/** An old blog with a picture for each post, some of them in the text itself, and one that is gone. */
async function serveBlog() {
  const pictures = await Promise.all(
    Array.from({ length: total }, (_, index) =>
      plainPicture(20 + index, 10)
        .png()
        .toBuffer(),
    ),
  );
  const { host, origin } = await serveLocally(async (request, response) => {
    const bytes = pictures[Number(/\d+/.exec(request.url ?? '')?.[0])];
    await wait(60);
    if (bytes) response.end(bytes);
    else response.writeHead(404).end();
  });
  const items = pictures.map((bytes, index) => {
    const embedded = `<img src="data:image/png;base64,${bytes.toString('base64')}" alt="">`;
    const remote = `<img src="${origin}/${index === 7 ? 'gone' : index}.png" alt="">`;
    return { content: `<p>Text of ${index}.</p>${index % 3 === 0 ? embedded : remote}` };
  });
  return { host, xml: wordPressExport(items) };
}

const stepIn = (db: Database) =>
  db.kysely.selectFrom('import_checkpoints').select(['step', 'done']).executeTakeFirst();

describe.each((['sqlite', 'postgres'] as const).filter((dialect) => !isMissing(dialect)))(
  'an import on %s that is killed while it stores pictures',
  (dialect) => {
    test('goes on with those that are left: each is there once, in every post', async () => {
      const { host, xml } = await serveBlog();
      const site = await siteToKill(dialect, xml, { IMPORT_HOSTS: host });
      await site.on(async (db) => {
        for (const reached of [2, 8]) {
          const running = site.importOld('--pictures');
          await expect
            .poll(() => stepIn(db), { timeout: 60_000, interval: 20 })
            .toMatchObject({ step: 'pictures' });
          await expect
            .poll(async () => (await db.kysely.selectFrom('media').select('id').execute()).length, {
              ...{ timeout: 60_000, interval: 20 },
            })
            .toBeGreaterThan(total / 3 + reached);
          await kill(running, db);
        }
        const { out, errors, code } = await site.importOld('--pictures').ended;
        expect({ out, code }, errors).toMatchObject({ code: 0 });
        expect(out).toContain(`${total} new articles`);
        expect(out).toMatch(/gone\.png, /);
        const media = await db.kysely.selectFrom('media').select(['id', 'width']).execute();
        expect(media.map(({ width }) => width).sort()).toEqual(
          Array.from({ length: total }, (_, index) => 20 + index).filter((width) => width !== 27),
        );
        const posts = await db.kysely.selectFrom('posts').select('html').execute();
        expect(posts).toHaveLength(total);
        expect(posts.filter(({ html }) => html.includes('src="/media/'))).toHaveLength(total - 1);
        const runs = await db.kysely.selectFrom('import_runs').select(['state', 'done']).execute();
        expect(runs).toEqual([{ state: 'finished', done: total }]);
        expect(await stepIn(db)).toBeUndefined();
      });
    }, 240_000);
  },
);
