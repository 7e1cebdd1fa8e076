import { expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { collected } from '../../test/collected.ts';
import { createTestCore, expectOk, owner, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { asFile, asSource } from '../../test/wordpress-export.ts';
import { exportWordPress } from './export-wordpress.ts';

const origin = 'https://www.example.com';

const exported = async (db: Database) => (await collected(exportWordPress(db, { origin }))).join('');

eachDialect('exporting to WordPress', (open) => {
  test('an export uses the site’s URL for its files, and contains former slugs', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    const html = '<p>See <a href="/blog/x">x</a> and src="/no" and <img src="/media/a/10x10.jpg" alt=""></p>';
    expectOk(await core.posts.create(postInput({ slug: 'before', html, cover: '/media/a/10x10.jpg' })));
    expectOk(await core.posts.update('before', { slug: 'after' }));
    await core.settings.save({ founder: 'Ana Ruiz' });
    const xml = await exported(db);
    expect(xml).toContain(`<a href="${origin}/blog/x"`);
    expect(xml).toContain(`<img src="${origin}/media/a/10x10.jpg"`);
    expect(xml).toContain('src="/no"');
    expect(xml).toContain(`<wp:attachment_url><![CDATA[${origin}/media/a/10x10.jpg]]>`);
    expect(xml).toContain('<wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value><![CDATA[before]]>');
    expect(xml).toContain(`<link>${origin}/blog/after</link>`);
    expect(xml).toContain('<pubDate>Sun, 01 Mar 2026 00:00:00 GMT</pubDate>\n<language>');
    expect(xml).toContain('<dc:creator><![CDATA[Ana Ruiz]]>');
  });

  test('the export of an empty site contains no posts', async () => {
    const xml = await exported(await open());
    expect(xml).toMatch(/<\/channel>\n<\/rss>\n$/);
    expect(xml).not.toContain('<item>');
    expect(xml).not.toContain('<pubDate>');
  });
});

eachDialect('exporting a pinned post', (open) => {
  const importInto = async (db: Database, xml: string) => {
    const { core } = createTestCore(db);
    expectOk(await core.imports.importFile(asFile(asSource(xml, 9973)), {}));
    return core.posts;
  };
  const fill = async () => {
    const db = await open();
    const { core } = createTestCore(db);
    for (const slug of ['one', 'two', 'three'])
      expectOk(await core.posts.create(postInput({ slug, title: slug })));
    return { db, core };
  };

  test('a pinned post is exported as sticky, and pinned again on import', async () => {
    const { db, core } = await fill();
    expect(await exported(db)).not.toContain('<wp:is_sticky>1');
    expectOk(await core.posts.pin('two'));
    const xml = await exported(db);
    expect(xml.match(/<wp:is_sticky>1/g)).toHaveLength(1);
    const posts = await importInto(await open(), xml);
    expect(await posts.pinned()).toMatchObject({ slug: 'two' });
  });

  test('an import pins only the first sticky post, and doesn’t replace the owner’s pinned post', async () => {
    const { db } = await fill();
    const xml = (await exported(db)).replaceAll('<wp:is_sticky>0', '<wp:is_sticky>1');
    const fresh = await open();
    const posts = await importInto(fresh, xml);
    const first = await posts.pinned();
    expect(['one', 'two', 'three']).toContain(first?.slug);
    // A second import doesn't pin a post that the owner has unpinned.
    expectOk(await posts.unpin(first?.slug ?? ''));
    await importInto(fresh, xml.replaceAll('A paragraph', 'Another'));
    expect(await posts.pinned()).toBeNull();

    const other = await open();
    const { core } = createTestCore(other);
    expectOk(await core.posts.create(postInput({ slug: 'chosen' })));
    expectOk(await core.posts.pin('chosen'));
    await importInto(other, xml);
    expect(await core.posts.pinned()).toMatchObject({ slug: 'chosen' });
  });
});

eachDialect('exporting a scheduled post', (open) => {
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

  test('a scheduled post is exported as future, and scheduled for the same time on import', async () => {
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

  test('an exported scheduled post is imported as a draft if its time is in the past', async () => {
    const { post, core } = await read(await write(), 7 * 24 * 3_600_000);
    expect(post).toMatchObject({ status: 'draft', publish_at: null });
    expect((await core.schedule.publishDue()).published).toEqual([]);
  });
});
