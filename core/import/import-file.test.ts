import { expect, test, vi } from 'vitest';
import { createTestCore, expectOk, type TestCore, visitor } from '../../test/create-test-core.ts';
import { bothDialects } from '../../test/each-dialect.ts';
import { asFile, asSource, importItems, wordPressExport } from '../../test/wordpress-export.ts';

async function published({ core }: TestCore) {
  return core.posts.list(visitor, { page: 1, limit: 500 });
}

bothDialects('importing a WordPress export', (open) => {
  test('imports each post with its text, date and slug, and marks its source', async () => {
    const site = createTestCore(await open());
    const report = await importItems(site, [
      { title: 'First', name: 'first', date: '2019-01-02 03:04:05' },
      { title: 'A page', type: 'page' },
    ]);
    expect(report.counts).toEqual({ created: 1, updated: 0, unchanged: 0, kept: 0, failed: 0 });
    expect(report.otherKinds).toEqual({ page: 1 });
    expect(await published(site)).toMatchObject([
      {
        slug: 'first',
        title: 'First',
        date: '2019-01-02T03:04:05Z',
        html: '<p>Text of post 1.</p>',
        source: 'wordpress',
        status: 'published',
        version: 1,
      },
    ]);
  });

  test('imports the same export twice without creating duplicates', async () => {
    const site = createTestCore(await open());
    const items = [{ name: 'same' }, { name: 'same' }, { name: 'other' }];
    await importItems(site, items);
    const before = await published(site);
    const again = await importItems(site, items);
    expect(again.counts).toMatchObject({ created: 0, unchanged: 3 });
    expect(await published(site)).toEqual(before);
    expect(before.map(({ slug }) => slug).sort()).toEqual(['other', 'same', 'same-2']);
  });

  test('updates a post changed at its source, which keeps its slug on this site', async () => {
    const site = createTestCore(await open());
    await importItems(site, [{ title: 'Before', name: 'before' }]);
    const report = await importItems(site, [{ title: 'After', name: 'after' }]);
    expect(report.posts).toMatchObject([{ slug: 'before', outcome: 'updated' }]);
    expect(await published(site)).toMatchObject([{ slug: 'before', title: 'After', version: 2 }]);
  });

  test('leaves posts alone that the owner has edited or deleted since the first import', async () => {
    const site = createTestCore(await open());
    await importItems(site, [{ name: 'edited' }, { name: 'deleted' }]);
    await site.core.posts.update('edited', { title: 'My own title' });
    await site.core.posts.remove('deleted');
    const report = await importItems(site, [
      { name: 'edited', content: 'New at the source' },
      { name: 'deleted', content: 'New at the source' },
    ]);
    expect(report.counts).toMatchObject({ kept: 2, created: 0, updated: 0 });
    expect((await published(site)).map(({ title }) => title)).toEqual(['My own title']);
  });

  test('gives an imported post a numbered slug if an existing post has its slug', async () => {
    const site = createTestCore(await open());
    await site.core.posts.create({ title: 'Mine', html: '<p>x</p>', slug: 'taken' });
    const report = await importItems(site, [{ name: 'taken' }]);
    expect(report.posts).toMatchObject([{ slug: 'taken-2', outcome: 'created' }]);
  });

  test('gives a post without a date the day of its first import, also on later imports', async () => {
    const site = createTestCore(await open());
    const dateless = (content: string) =>
      wordPressExport([{ date: '0000-00-00 00:00:00', content }]).replace(/<pubDate>.*?<\/pubDate>/, '');
    const bring = async (content: string) =>
      expectOk(await site.core.imports.importFile(asFile(asSource(dateless(content))), {})).counts;
    expect(await bring('One')).toMatchObject({ created: 1 });
    site.clock.advance(3 * 24 * 60 * 60 * 1000);
    expect(await bring('One')).toMatchObject({ unchanged: 1 });
    expect(await bring('Two')).toMatchObject({ updated: 1 });
    expect(await published(site)).toMatchObject([{ date: '2026-03-01', html: '<p>Two</p>' }]);
  });

  test('rejects a second import of the same file while the first is running', async () => {
    const site = createTestCore(await open());
    const items = Array.from({ length: 60 }, (_, index) => ({ name: `n${index}` }));
    const source = asSource(wordPressExport(items));
    const twice = [1, 2].map(() => site.core.imports.importFile(asFile(source), {}));
    const [done, refused] = (await Promise.all(twice)).sort(
      (one, other) => Number(other.ok) - Number(one.ok),
    );
    expect(done).toMatchObject({ value: { counts: { created: 60 } } });
    expect(refused).toEqual({ ok: false, failure: { code: 'import_running' } });
    expect(await published(site)).toHaveLength(60);
  });

  test('leaves the former slug of a renamed post with that post', async () => {
    const site = createTestCore(await open());
    await site.core.posts.create({ title: 'News', html: '<p>x</p>' });
    await site.core.posts.update('news', { slug: 'better-news' });
    expect((await importItems(site, [{ name: 'news' }])).posts).toMatchObject([{ slug: 'news-2' }]);
    const written = expectOk(await site.core.posts.create({ title: 'News', html: '<p>y</p>' }));
    expect(written.slug).toBe('news-3');
    expect(expectOk(await site.core.posts.get(visitor, 'news')).movedTo).toBe('better-news');
  });

  test('imports all other posts if one fails, and reports the failed one', async () => {
    const db = await open();
    const site = createTestCore(db);
    // One post that the database rejects among 60 others, in more than one batch.
    await db.kysely.schema.createIndex('only_once').unique().on('posts').column('title').execute();
    const items = Array.from({ length: 60 }, (_, index) => ({ title: `Title ${index}` }));
    const onError = vi.fn();
    const report = await importItems(site, [...items, { title: 'Title 7' }], { onError });
    expect(onError.mock.calls).toEqual([[expect.any(Error), 'Title 7']]);
    expect(report.counts).toMatchObject({ created: 60, failed: 1 });
    expect(report.posts.filter(({ outcome }) => outcome === 'failed')).toMatchObject([
      { title: 'Title 7', slug: '' },
    ]);
    expect(await published(site)).toHaveLength(60);
  });

  test('removes characters no database can store, and nothing else', async () => {
    const site = createTestCore(await open());
    const hostile = 'a\u0000b\u0007c\ud800d';
    const report = await importItems(site, [
      {
        title: hostile,
        name: hostile,
        content: `<p>${hostile}&#0;&#xD800;&#7;e</p>`,
        more: `<category domain="post_tag" nicename="x">t&#0;${hostile}</category>`,
      },
    ]);
    expect(report.counts).toMatchObject({ created: 1, failed: 0 });
    const [post] = await published(site);
    for (const text of [post?.title, post?.html, post?.tags.join()]) {
      expect(text?.isWellFormed()).toBe(true);
      expect(text).toMatch(/a.?b.?c.*d/);
      expect([...(text ?? '')].some((character) => character < '\t')).toBe(false);
    }
  });

  test('reports progress and the changes made to each post', async () => {
    const site = createTestCore(await open());
    const onProgress = vi.fn();
    const report = await importItems(site, [{ content: '<h1>Loud</h1><p>Text</p>' }, {}], { onProgress });
    expect(onProgress.mock.calls.map(([progress]) => progress)).toEqual([
      { done: 1, total: 2 },
      { done: 2, total: 2 },
    ]);
    expect(report.posts[0]?.changes).toEqual([{ code: 'element_simplified', what: 'h1', count: 1 }]);
    expect(report.posts[1]?.changes).toEqual([]);
  });

  test('a dry run writes nothing and returns the same report as the import', async () => {
    const db = await open();
    const site = createTestCore(db);
    const before = db.siteVersion();
    const items = [{ name: 'a' }, { status: 'auto-draft' }];
    const trial = await importItems(site, items, { isDryRun: true });
    expect(trial.dryRun).toBe(true);
    expect(await published(site)).toEqual([]);
    expect(db.siteVersion()).toBe(before);
    const real = await importItems(site, items);
    expect(real.posts[0]?.id).not.toBe('');
    const posts = real.posts.map((post) => ({ ...post, id: '' }));
    expect({ ...trial, dryRun: false }).toEqual({ ...real, run: null, posts });
  });
});

bothDialects('importing a file other than an export', (open) => {
  test.each([
    ['nothing', ''],
    ['a text', 'Dear Sir or Madam'],
    ['a web page', '<!doctype html><html><body><p>Hi</p></body></html>'],
    ['other XML', '<?xml version="1.0"?><catalog><book/></catalog>'],
  ])('rejects a file other than an export: %s', async (_name, text) => {
    const site = createTestCore(await open());
    expect(await site.core.imports.importFile(asFile(asSource(text)), {})).toEqual({
      ok: false,
      failure: { code: 'not_an_export' },
    });
  });
});
