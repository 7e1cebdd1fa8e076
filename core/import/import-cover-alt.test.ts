import { expect, test } from 'vitest';
import { createTestCore, expectOk, owner, type TestCore, visitor } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { asFile, asSource, type ExportItem, wordPressExport } from '../../test/wordpress-export.ts';

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

const run = async ({ core }: TestCore, items: ExportItem[], choice = {}) =>
  expectOk(await core.imports.importFile(asFile(asSource(wordPressExport(items))), choice));

eachDialect('the words of a featured picture', (open) => {
  test('become the cover’s, and change nothing when they come again', async () => {
    const site = createTestCore(await open());
    const items = withCover('Boats &amp; a <b>quay</b>');
    expect((await run(site, items)).counts).toMatchObject({ created: 1 });
    const { post } = expectOk(await site.core.posts.get(visitor, 'one'));
    expect(post).toMatchObject({ cover, cover_alt: 'Boats & a quay' });
    expect((await run(site, items)).counts).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
  });

  test('come to a post that was imported without them, unless its owner has edited it', async () => {
    const site = createTestCore(await open());
    await run(site, withCover(''));
    expect((await run(site, withCover(''))).counts).toMatchObject({ unchanged: 1 });
    expect((await run(site, withCover('A quay'))).counts).toMatchObject({ updated: 1 });
    expectOk(await site.core.posts.update('one', { cover_alt: 'Boats' }));
    expect((await run(site, withCover('Fog'))).counts).toMatchObject({ kept: 1 });
    expect(expectOk(await site.core.posts.get(visitor, 'one')).post?.cover_alt).toBe('Boats');
  });

  test('stand with the picture where a page becomes a section', async () => {
    const site = createTestCore(await open());
    const items = withCover('A "quay"', { type: 'page' });
    await run(site, items, { others: () => 'about_content' });
    const [text] = await site.core.content.list(owner, 'homepage', 'en');
    expect(text?.content).toContain(`<img src="${cover}" alt="A &quot;quay&quot;"`);
  });
});

eachDialect('what was imported before covers had words', (open) => {
  test('is known by its hash of then', async () => {
    const db = await open();
    await run(createTestCore(db), [{ id: 1, name: 'one' }]);
    const row = await db.kysely.selectFrom('imported_posts').select('content_hash').executeTakeFirst();
    expect(row?.content_hash).toBe('wkxlZy1H6YNKhLNCdwmA8tOKtFnI8FRxLLp69RKuAmQ');
  });
});
