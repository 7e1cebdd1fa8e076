import { expect, test, vi } from 'vitest';
import { createTestCore, expectOk, owner, visitor } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { plainPicture } from '../../test/picture-files.ts';
import { type ImportPreviewPost, previewBody } from './scrape/preview-body.ts';

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

eachDialect('importing posts from a preview', (open) => {
  test('posts from a preview are imported as shown, sanitized again, with their changes reported', async () => {
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
        source: 'web',
      },
    ]);
    expect(await core.imports.resolveOldAddress(visitor, '/2019/05/one/')).toBe('/blog/one');
  });

  test('a previewed post without a date gets today’s, and an excerpt that repeats the text is dropped', async () => {
    const { core } = createTestCore(await open());
    const report = await core.imports.importPreviewed([previewed({ date: null, excerpt: 'Text' })], {
      asStatus: 'draft',
    });
    expect(report.posts[0]?.changes).toContainEqual({ code: 'date_missing', what: 'today', count: 1 });
    expect(await core.posts.list(owner, { page: 1, limit: 5 })).toMatchObject([
      { date: '2026-03-01', excerpt: null, status: 'draft' },
    ]);
  });

  test('a previewed post is imported again if the owner deleted it', async () => {
    const { core } = createTestCore(await open());
    await core.imports.importPreviewed([previewed()], {});
    expect((await core.imports.importPreviewed([previewed()], {})).counts).toMatchObject({ unchanged: 1 });
    await core.posts.remove('one');
    expect((await core.imports.importPreviewed([previewed()], {})).counts).toMatchObject({ created: 1 });
  });

  test('an incomplete previewed post becomes a draft and never replaces an existing post', async () => {
    const { core } = createTestCore(await open());
    const teaser = previewed({ changes: [{ code: 'only_teaser', what: '', count: 1 }] });
    for (const asStatus of [undefined, 'published'] as const) {
      const source_key = `https://old.example.com/${asStatus}`;
      const report = await core.imports.importPreviewed([{ ...teaser, source_key }], { asStatus });
      expect(report.posts).toMatchObject([{ status: 'draft', outcome: 'created', changes: teaser.changes }]);
    }
    expect(await core.posts.list(visitor, { page: 1, limit: 5 })).toEqual([]);

    const whole = { source_key: 'https://old.example.com/whole', slug: 'whole' };
    await core.imports.importPreviewed([previewed({ ...whole, html: '<p>The whole text.</p>' })], {});
    const over = await core.imports.importPreviewed([{ ...teaser, ...whole }], { canReplace: true });
    expect(over.posts).toMatchObject([{ status: 'published', outcome: 'kept' }]);
    expect(expectOk(await core.posts.get(visitor, 'whole')).post?.html).toBe('<p>The whole text.</p>');
    // Now the full post can be read.
    const rest = previewed({ source_key: 'https://old.example.com/undefined', html: '<p>All of it.</p>' });
    expect((await core.imports.importPreviewed([rest], {})).posts).toMatchObject([
      { status: 'published', outcome: 'updated' },
    ]);
  });

  test('images embedded in previewed posts are saved once to the media library', async () => {
    const { core } = createTestCore(await open());
    const data = (await plainPicture(20, 10).png().toBuffer()).toString('base64');
    const page = `<p>Words</p><img src="data:image/png;base64,${data}" alt="A desk">`;
    const body = previewBody(page, 'https://old.example.com/', { file: 1, room: 10_000 });
    const { html = '', image: cover = null, embedded } = body ?? {};
    const post = previewed({ html, cover, embedded, changes: [] });
    for (const outcome of ['created', 'unchanged'])
      expect(await core.imports.importPreviewed([post], {})).toMatchObject({
        posts: [{ outcome, changes: [] }],
      });
    const { items } = await core.media.list({ page: 1, limit: 9 });
    expect(items).toHaveLength(1);
    const one = expectOk(await core.posts.get(owner, 'one')).post;
    expect(one?.cover).toBe(items[0]?.url);
    expect(one?.html).toContain(`<img src="${items[0]?.url}" alt="A desk"`);
  });
});
