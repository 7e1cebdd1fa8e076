import { expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { collected } from '../../test/collected.ts';
import { createTestCore, expectOk, owner, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { asFile, asSource } from '../../test/wordpress-export.ts';
import { exportWordPress } from './export-wordpress.ts';

const exported = async (db: Database) =>
  (await collected(exportWordPress(db, { origin: 'https://www.example.com' }))).join('');

eachDialect('a scheduled post in an export', (open) => {
  const write = async () => {
    const db = await open();
    const { core } = createTestCore(db);
    await core.settings.save({ time_zone: 'America/Mexico_City' });
    const input = postInput({ slug: 'a', status: 'scheduled', publish_at: '2026-03-04T20:00' });
    expectOk(await core.posts.create(input));
    return exported(db);
  };
  const read = async (xml: string, later = 0) => {
    const site = createTestCore(await open());
    site.clock.advance(later);
    expectOk(await site.core.imports.importFile(asFile(asSource(xml, 9973)), {}));
    const [post] = await site.core.posts.list(owner, { page: 1, limit: 9 });
    return { ...site, post };
  };

  test('is one of WordPress’ future, and waits for the same moment where it is read', async () => {
    const xml = await write();
    expect(xml).toContain('<wp:status>future</wp:status>');
    expect(xml).toContain('<wp:post_date_gmt><![CDATA[2026-03-05 02:00:00]]></wp:post_date_gmt>');
    const { core, clock, post } = await read(xml);
    expect(post).toMatchObject({
      ...{ status: 'scheduled', publish_at: '2026-03-05T02:00:00.000Z' },
      date: '2026-03-04T20:00:00-06:00',
    });
    clock.advance(7 * 24 * 3_600_000);
    expect((await core.schedule.publishDue()).published).toHaveLength(1);
  });

  test('is a draft where its time has passed: an import publishes nothing unasked', async () => {
    const { post, core } = await read(await write(), 7 * 24 * 3_600_000);
    expect(post).toMatchObject({ status: 'draft', publish_at: null });
    expect((await core.schedule.publishDue()).published).toEqual([]);
  });

  test('is left as it is by an import of the same file', async () => {
    const xml = await write();
    const { core, post } = await read(xml);
    const report = expectOk(await core.imports.importFile(asFile(asSource(xml, 9973)), {}));
    expect(report).toMatchObject({ counts: { unchanged: 1 } });
    const [again] = await core.posts.list(owner, { page: 1, limit: 9 });
    expect(again).toEqual(post);
  });
});
