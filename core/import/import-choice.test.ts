import { expect, test } from 'vitest';
import { createTestCore, expectOk, owner, type TestCore, visitor } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { type ExportItem, importItems } from '../../test/wordpress-export.ts';

const titles = async ({ core }: TestCore) =>
  Object.fromEntries(
    (await core.posts.list(owner, { page: 1, limit: 50 })).map(({ title, status }) => [title, status]),
  );

eachDialect('import options', (open) => {
  test('an import with selected posts imports only those', async () => {
    const site = createTestCore(await open());
    const items = [
      { title: 'One' },
      { type: 'page' },
      { title: 'Two' },
      { title: 'Bin', status: 'auto-draft' },
    ];
    const report = await importItems(site, items, { only: (place) => place === 2 });
    expect(report.posts).toMatchObject([{ title: 'Two', outcome: 'created', version: 1 }]);
    expect(report.skipped).toEqual([]);
    expect(await titles(site)).toEqual({ Two: 'published' });
  });

  test('an import can save all posts as drafts, and never publishes a draft', async () => {
    const site = createTestCore(await open());
    const items = [{ title: 'Public' }, { title: 'Private', status: 'private' }];
    const report = await importItems(site, items, { asStatus: 'draft' });
    expect(report.posts.map(({ status }) => status)).toEqual(['draft', 'draft']);
    const other = createTestCore(await open());
    await importItems(other, items, { asStatus: 'published' });
    expect(await titles(other)).toEqual({ Public: 'published', Private: 'draft' });
  });

  test('an import leaves the status of an existing post unchanged, whatever status new posts get', async () => {
    const site = createTestCore(await open());
    await importItems(site, [{ title: 'Before' }]);
    const report = await importItems(site, [{ title: 'After' }], { asStatus: 'draft' });
    expect(report.posts).toMatchObject([{ outcome: 'updated', status: 'published' }]);
  });

  test('an import replaces a post edited by the owner only on request', async () => {
    const site = createTestCore(await open());
    await importItems(site, [{ name: 'one', title: 'Theirs' }]);
    await site.core.posts.update('one', { title: 'Mine' });
    expect((await importItems(site, [{ name: 'one', title: 'Theirs' }])).counts).toMatchObject({
      unchanged: 1,
    });
    const replaced = await importItems(site, [{ name: 'one', title: 'Theirs' }], { canReplace: true });
    expect(replaced.posts).toMatchObject([{ outcome: 'updated', version: 3 }]);
    expect(await titles(site)).toEqual({ Theirs: 'published' });
  });
});

eachDialect('posts imported earlier', (open) => {
  test('posts imported earlier are found by source key, except deleted ones', async () => {
    const site = createTestCore(await open());
    await importItems(site, [
      { id: 1, name: 'one' },
      { id: 2, name: 'two' },
    ]);
    await site.core.posts.remove('two');
    const keys = Array.from({ length: 600 }, (_, index) => `https://old.example.com/?p=${600 - index}`);
    expect(await site.core.imports.findImported(keys)).toEqual([
      { source_key: 'https://old.example.com/?p=1', slug: 'one' },
    ]);
    expect(await site.core.imports.findImported([])).toEqual([]);
    expect(await site.core.imports.freeSlugs(['one', 'two', 'one'])).toEqual(['one-2', 'two', 'one-3']);
  });
});

const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;

const cover = 'https://old.example.com/quay.jpg';

/** A post with a featured image, and its attachment. */
const withCover = (alt: string, item: ExportItem = {}): ExportItem[] => [
  { id: 1, name: 'one', ...item, more: meta('_thumbnail_id', '2') },
  {
    ...{ id: 2, type: 'attachment', status: 'inherit' },
    more: `<wp:attachment_url>${cover}</wp:attachment_url>${alt && meta('_wp_attachment_image_alt', alt)}`,
  },
];

eachDialect('alt text of featured images', (open) => {
  test('the alt text of a featured image becomes the cover’s, and importing it again changes nothing', async () => {
    const site = createTestCore(await open());
    const items = withCover('Boats &amp; a <b>quay</b>');
    expect((await importItems(site, items)).counts).toMatchObject({ created: 1 });
    const { post } = expectOk(await site.core.posts.get(visitor, 'one'));
    expect(post).toMatchObject({ cover, cover_alt: 'Boats & a quay' });
    expect((await importItems(site, items)).counts).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
  });
});
