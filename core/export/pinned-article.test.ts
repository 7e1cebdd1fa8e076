import { expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { collected } from '../../test/collected.ts';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { asFile, asSource } from '../../test/wordpress-export.ts';
import { exportWordPress } from './export-wordpress.ts';

const exported = async (db: Database) =>
  (await collected(exportWordPress(db, { origin: 'https://www.example.com' }))).join('');

eachDialect('the pinned article in exports', (open) => {
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

  test('goes out with WordPress’ own mark, and comes back pinned', async () => {
    const { db, core } = await fill();
    expect(await exported(db)).not.toContain('<wp:is_sticky>1');
    expectOk(await core.posts.pin('two'));
    const xml = await exported(db);
    expect(xml.match(/<wp:is_sticky>1/g)).toHaveLength(1);
    const posts = await importInto(await open(), xml);
    expect(await posts.pinned()).toMatchObject({ slug: 'two' });
  });

  test('of several the first is pinned, and none in the place of the owner’s choice', async () => {
    const { db } = await fill();
    const xml = (await exported(db)).replaceAll('<wp:is_sticky>0', '<wp:is_sticky>1');
    const fresh = await open();
    const posts = await importInto(fresh, xml);
    const first = await posts.pinned();
    expect(['one', 'two', 'three']).toContain(first?.slug);
    // What is imported again leaves the top of the blog as its owner has it since.
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
