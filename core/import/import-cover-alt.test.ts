import { expect, test } from 'vitest';
import { createTestCore, expectOk, visitor } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { type ExportItem, importItems } from '../../test/wordpress-export.ts';

const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;

const cover = 'https://old.example.com/quay.jpg';

/** An item with a featured picture, and that. */
const withCover = (alt: string, item: ExportItem = {}): ExportItem[] => [
  { id: 1, name: 'one', ...item, more: meta('_thumbnail_id', '2') },
  {
    ...{ id: 2, type: 'attachment', status: 'inherit' },
    more: `<wp:attachment_url>${cover}</wp:attachment_url>${alt && meta('_wp_attachment_image_alt', alt)}`,
  },
];

eachDialect('the words of a featured picture', (open) => {
  test('become the cover’s, and change nothing when they come again', async () => {
    const site = createTestCore(await open());
    const items = withCover('Boats &amp; a <b>quay</b>');
    expect((await importItems(site, items)).counts).toMatchObject({ created: 1 });
    const { post } = expectOk(await site.core.posts.get(visitor, 'one'));
    expect(post).toMatchObject({ cover, cover_alt: 'Boats & a quay' });
    expect((await importItems(site, items)).counts).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
  });

  test('come to a post that was imported without them, unless its owner has edited it', async () => {
    const site = createTestCore(await open());
    await importItems(site, withCover(''));
    expect((await importItems(site, withCover(''))).counts).toMatchObject({ unchanged: 1 });
    expect((await importItems(site, withCover('A quay'))).counts).toMatchObject({ updated: 1 });
    expectOk(await site.core.posts.update('one', { cover_alt: 'Boats' }));
    expect((await importItems(site, withCover('Fog'))).counts).toMatchObject({ kept: 1 });
    expect(expectOk(await site.core.posts.get(visitor, 'one')).post?.cover_alt).toBe('Boats');
  });
});

eachDialect('what was imported before covers had words', (open) => {
  test('is known by its hash of then', async () => {
    const db = await open();
    await importItems(createTestCore(db), [{ id: 1, name: 'one' }]);
    const row = await db.kysely.selectFrom('imported_posts').select('content_hash').executeTakeFirst();
    expect(row?.content_hash).toBe('wkxlZy1H6YNKhLNCdwmA8tOKtFnI8FRxLLp69RKuAmQ');
  });
});
