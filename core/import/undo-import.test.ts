import { expect, test } from 'vitest';
import { createTestCore, expectOk, owner, type TestCore, visitor } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import {
  asFile,
  asSource,
  type ExportItem,
  importItems,
  wordPressExport,
} from '../../test/wordpress-export.ts';

const bring = async (site: TestCore, items: ExportItem[]) => (await importItems(site, items)).posts;

const slugs = async ({ core }: TestCore) =>
  (await core.posts.list(owner, { page: 1, limit: 50 })).map(({ slug }) => slug).sort();

eachDialect('undoing an import', (open) => {
  test('undoing an import deletes its posts, which can be restored or imported again', async () => {
    const site = createTestCore(await open());
    const made = await bring(site, [{ name: 'one' }, { name: 'two' }]);
    expect(await site.core.imports.undoImport(made)).toEqual({
      removed: 2,
      restored: 0,
      kept: 0,
      drafts: [],
      links: [],
    });
    expect(await slugs(site)).toEqual([]);
    expect(await site.core.imports.resolveOldAddress(visitor, '/post-1')).toBeUndefined();
    expectOk(await site.core.posts.restore(made[0]?.id ?? ''));
    expect(await slugs(site)).toEqual(['one']);
    const items = wordPressExport([{ name: 'one' }, { name: 'two' }]);
    const again = await site.core.imports.importFile(asFile(asSource(items)), {
      only: (place) => place === 2,
    });
    expect(expectOk(again).posts).toMatchObject([{ outcome: 'created', slug: 'two' }]);
  });

  test('undoing an import restores the former text of updated posts, at their current slug', async () => {
    const site = createTestCore(await open());
    await bring(site, [{ name: 'one', title: 'Before' }]);
    const made = await bring(site, [{ name: 'one', title: 'After' }]);
    expect(made).toMatchObject([{ outcome: 'updated', version: 2 }]);
    expect(await site.core.imports.undoImport(made)).toEqual({
      removed: 0,
      restored: 1,
      kept: 0,
      drafts: [],
      links: [],
    });
    expect(expectOk(await site.core.posts.get(visitor, 'one')).post).toMatchObject({
      title: 'Before',
      version: 3,
    });
    // Importing the same file again overrides the undo.
    expect(await bring(site, [{ name: 'one', title: 'After' }])).toMatchObject([{ outcome: 'updated' }]);
  });

  test('undoing an import makes a post a draft if its scheduled time is in the past', async () => {
    const site = createTestCore(await open());
    await bring(site, [{ name: 'one', status: 'draft' }]);
    const planned = { status: 'scheduled', publish_at: '2026-03-02T10:00:00Z', title: 'Mine' } as const;
    expectOk(await site.core.posts.update('one', planned));
    const made = (await importItems(site, [{ name: 'one' }], { canReplace: true })).posts;
    site.clock.advance(48 * 60 * 60 * 1000);
    const drafts = [{ title: 'Mine', slug: 'one' }];
    expect(await site.core.imports.undoImport(made)).toMatchObject({ restored: 1, drafts });
    expect(await site.core.posts.get(owner, 'one')).toMatchObject({
      value: { post: { status: 'draft', publish_at: null } },
    });
  });

  test('undoing an import skips posts that were edited since, weren’t imported or don’t exist', async () => {
    const db = await open();
    const site = createTestCore(db);
    const made = await bring(site, [{ name: 'one' }]);
    await site.core.posts.update('one', { title: 'Mine' });
    const own = expectOk(await site.core.posts.create({ title: 'Own', html: '<p>x</p>' }));
    const before = db.siteVersion();
    expect(await site.core.imports.undoImport([...made, own, { id: 'none', version: 1 }])).toEqual({
      removed: 0,
      restored: 0,
      kept: 3,
      drafts: [],
      links: [],
    });
    expect(await slugs(site)).toEqual(['one', 'own']);
    expect(db.siteVersion()).toBe(before);
  });
});
