import { expect, test, vi } from 'vitest';
import { createTestCore, expectOk, owner, visitor } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { asFile, asSource, wordPressExport } from '../../test/wordpress-export.ts';
import type { ImportPreviewPost } from './scrape/import-preview-post.ts';

const previewed = (post: Partial<ImportPreviewPost> = {}): ImportPreviewPost => ({
  id: 'one',
  slug: 'one',
  title: 'One',
  date: '2019-05-04',
  cover: null,
  excerpt: 'Its own words.',
  html: '<p>Text</p>',
  source_key: 'https://old.example.com/?p=1',
  link: 'https://old.example.com/2019/05/one/',
  language: 'es',
  changes: [{ code: 'element_simplified', what: 'h1', count: 1 }],
  ...post,
});

eachDialect('posts that a preview showed', (open) => {
  test('come as they were shown, sanitised once more, and tell what was changed', async () => {
    const { core } = createTestCore(await open());
    const onProgress = vi.fn();
    const posts = [previewed({ html: '<p onclick="x()">Text<script>y()</script></p>' })];
    const report = await core.imports.importPreviewed(posts, { onProgress });
    expect(onProgress.mock.calls).toEqual([[{ done: 1, total: 1 }]]);
    expect(report.counts).toMatchObject({ created: 1 });
    expect(report.posts).toMatchObject([{ slug: 'one', changes: previewed().changes }]);
    expect(await core.posts.list(visitor, { page: 1, limit: 5 })).toMatchObject([
      {
        slug: 'one',
        title: 'One',
        date: '2019-05-04',
        excerpt: 'Its own words.',
        html: '<p>Text</p>',
        language: 'es',
        source: 'wordpress',
      },
    ]);
    expect(await core.imports.resolveOldAddress(visitor, '/2019/05/one/')).toBe('one');
  });

  test('without a date get this day, and no excerpt that is only the start of the text', async () => {
    const { core } = createTestCore(await open());
    const report = await core.imports.importPreviewed([previewed({ date: null, excerpt: 'Text' })], {
      asStatus: 'draft',
    });
    expect(report.posts[0]?.changes).toContainEqual({ code: 'date_missing', what: 'today', count: 1 });
    expect(await core.posts.list(owner, { page: 1, limit: 5 })).toMatchObject([
      { date: '2026-03-01', excerpt: null, status: 'draft' },
    ]);
  });

  test('are found again by an export of the same blog', async () => {
    const { core } = createTestCore(await open());
    await core.imports.importPreviewed([previewed()], {});
    const file = asSource(wordPressExport([{ id: 1, title: 'From the file' }]));
    expect(expectOk(await core.imports.importFile(asFile(file), {})).posts).toMatchObject([
      { slug: 'one', outcome: 'updated' },
    ]);
  });

  test('that were deleted here come again, for they were ticked by hand', async () => {
    const { core } = createTestCore(await open());
    await core.imports.importPreviewed([previewed()], {});
    expect((await core.imports.importPreviewed([previewed()], {})).counts).toMatchObject({ unchanged: 1 });
    await core.posts.remove('one');
    expect((await core.imports.importPreviewed([previewed()], {})).counts).toMatchObject({ created: 1 });
  });
});
