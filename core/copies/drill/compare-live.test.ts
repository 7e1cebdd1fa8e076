import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../../db/connect.ts';
import { copyRows } from '../../../db/copy-rows.ts';
import { createTestCore, expectOk, postInput } from '../../../test/create-test-core.ts';
import { eachDialect } from '../../../test/each-dialect.ts';
import { plainPicture } from '../../../test/picture-files.ts';
import { compareLive } from './compare-live.ts';

const written = new Date('2026-03-01T12:00:00Z');
const copied = '2026-03-01T13:00:00.000Z';

eachDialect('a copy and the site that went on', (open) => {
  async function site(): Promise<{ live: Database; copy: Database }> {
    const [live, copy] = [await open(), await open()];
    const { core, clock } = createTestCore(live);
    clock.now = written;
    for (let count = 0; count < 45; count += 1) {
      expectOk(await core.posts.create(postInput({ slug: `post-${count}` })));
    }
    const bytes = await plainPicture(30, 20).png().toBuffer();
    expectOk(await core.media.upload({ name: 'dot.png', bytes }));
    await copy.kysely.transaction().execute((transaction) => copyRows(live.kysely, transaction));
    return { live, copy };
  }

  const compared = ({ live, copy }: { live: Database; copy: Database }, at = copied) =>
    compareLive(copy.kysely, live.kysely, at);

  test('agree in every post and original, over more than one batch', async () => {
    expect(await compared(await site())).toEqual({ rows: 46, difference: undefined });
  });

  test('differ when an original has other bytes', async () => {
    const both = await site();
    const other = Buffer.from('no picture');
    await sql`update media_files set bytes = ${other} where format = 'master'`.execute(both.live.kysely);
    expect((await compared(both)).difference).toMatch(/^media_files \S+ 30, now$/);
  });
});
