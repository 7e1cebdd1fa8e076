import { expect, test } from 'vitest';
import { createTestCore, expectOk, owner, type TestCore, visitor } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { type ExportItem, importItems } from '../../test/wordpress-export.ts';
import type { ImportChoice } from './import-report.ts';

const items: ExportItem[] = [
  { id: 1, name: 'one' },
  { id: 2, type: 'page', name: 'about', title: 'About', path: '/about/', content: '<p>Me.</p>' },
  { id: 3, type: 'page', name: 'team', path: '/about/team/' },
  { id: 4, type: 'portfolio', name: 'bridge', path: '/work/bridge/' },
  { id: 5, type: 'attachment' },
];

const drafts: ImportChoice = { others: ({ kind }) => (kind === 'page' ? 'draft' : undefined) };
const asText: ImportChoice = { others: ({ slug }) => (slug === 'about' ? 'about_content' : undefined) };

const run = async ({ core }: TestCore, choice: ImportChoice, file = items, isDryRun = false) =>
  importItems({ core }, file, { ...choice, isDryRun });

const slugs = async ({ core }: TestCore) =>
  (await core.posts.list(owner, { page: 1, limit: 50 })).map(({ slug }) => slug).sort();

const about = async ({ core }: TestCore) =>
  (await core.content.list(owner, 'homepage', 'en')).find(
    ({ section_key }) => section_key === 'about_content',
  );

const place = { page_type: 'homepage', section_key: 'about_content', language: 'en' } as const;

eachDialect('pages and custom post types', (open) => {
  test('pages and custom post types are counted in the report, and imported only on request', async () => {
    const site = createTestCore(await open());
    expect(await run(site, {})).toMatchObject({
      counts: { created: 1 },
      others: { created: 0 },
      otherKinds: { page: 2, portfolio: 1, attachment: 1 },
      offered: { page: 2, portfolio: 1 },
    });
    expect(await slugs(site)).toEqual(['one']);
  });

  test('pages imported as drafts are counted apart from posts and not duplicated by the next import', async () => {
    const site = createTestCore(await open());
    const report = await run(site, { ...drafts, asStatus: 'published' });
    expect(report).toMatchObject({
      ...{ counts: { created: 1 }, others: { created: 2 } },
      ...{ otherKinds: { portfolio: 1, attachment: 1 }, offered: { portfolio: 1 } },
    });
    expect(report.posts.map(({ kind, slug, status }) => [kind, slug, status])).toEqual([
      [undefined, 'one', 'published'],
      ['page', 'about', 'draft'],
      ['page', 'team', 'draft'],
    ]);
    expect(await site.core.posts.list(visitor, { page: 1, limit: 9 })).toHaveLength(1);
    expect(await run(site, drafts)).toMatchObject({
      ...{ counts: { created: 0, unchanged: 1 }, others: { created: 0, unchanged: 2 } },
    });
    // Importing without the pages leaves the posts unchanged.
    expect((await run(site, {})).counts).toMatchObject({ unchanged: 1 });
    expect(await slugs(site)).toEqual(['about', 'one', 'team']);
  });

  test('the old URLs of an imported page redirect once it is published', async () => {
    const site = createTestCore(await open());
    await run(site, drafts);
    const { resolveOldAddress } = site.core.imports;
    for (const address of ['/about/team/', '/?page_id=3', '/?p=3']) {
      expect(await resolveOldAddress(visitor, address)).toBeUndefined();
      expect(await resolveOldAddress(owner, address)).toBe('/blog/team');
    }
    expectOk(await site.core.posts.update('team', { status: 'published' }));
    for (const address of ['/about/team/', '/?page_id=3', '/?p=3'])
      expect(await resolveOldAddress(visitor, address)).toBe('/blog/team');
  });
});

eachDialect('a page imported as a section', (open) => {
  test('a page imported as a section is a draft there, and its old URLs redirect to the section', async () => {
    const site = createTestCore(await open());
    const report = await run(site, asText);
    expect(report).toMatchObject({ counts: { created: 1 }, others: { created: 1 }, offered: { page: 1 } });
    expect(report.posts[1]).toMatchObject({ kind: 'page', text: place, status: 'draft', slug: '' });
    expect(await about(site)).toMatchObject({ content: '<p>Me.</p>', status: 'draft' });
    expect(await site.core.content.renderPublished('homepage', 'en')).toEqual({});
    expect(await slugs(site)).toEqual(['one']);
    for (const address of ['/about', '/About/', '/?page_id=2'])
      expect(await site.core.imports.resolveOldAddress(visitor, address)).toBe('/#about');
    expect((await run(site, asText)).others).toMatchObject({ created: 0, unchanged: 1 });
  });

  test('a section is updated by the next import until the owner edits it', async () => {
    const site = createTestCore(await open());
    await run(site, asText);
    const newer = (content: string) => items.map((item) => (item.id === 2 ? { ...item, content } : item));
    expect((await run(site, asText, newer('<p>New.</p>'))).others).toMatchObject({ updated: 1 });
    expect(await about(site)).toMatchObject({ content: '<p>New.</p>' });
    expectOk(await site.core.content.update(place, { content: '<p>Mine.</p>' }));
    const kept = await run(site, asText, newer('<p>Newest.</p>'));
    expect(kept.posts[1]).toMatchObject({
      outcome: 'kept',
      changes: expect.arrayContaining([{ code: 'section_taken', what: 'about_content', count: 1 }]),
    });
    expect(await about(site)).toMatchObject({ content: '<p>Mine.</p>' });
  });

  test('a page imported as a section leaves the published text live, and undo removes the draft', async () => {
    const site = createTestCore(await open());
    const { content, imports } = site.core;
    expectOk(
      await content.create({ ...place, content: '<p>Live.</p>', content_type: 'html', status: 'published' }),
    );
    const { posts } = await run(site, asText);
    expect(await about(site)).toMatchObject({ content: '<p>Me.</p>', status: 'draft' });
    expect((await content.renderPublished('homepage', 'en')).about_content?.html).toBe('<p>Live.</p>');
    expect(await imports.undoImport(posts)).toEqual({
      removed: 1,
      restored: 1,
      kept: 0,
      drafts: [],
      links: [],
    });
    expect(await about(site)).toMatchObject({ content: '<p>Live.</p>', status: 'published' });
    expect(await imports.resolveOldAddress(visitor, '/about/')).toBeUndefined();
  });

  test('links between an imported section and imported posts are updated, and the import can still be undone', async () => {
    const site = createTestCore(await open());
    const link = (path: string) => `<p><a href="https://old.example.com${path}">There</a></p>`;
    const { posts } = await run(site, asText, [
      { ...items[1], content: link('/post-1/') },
      { id: 1, name: 'one', content: link('/about/') },
    ]);
    expect((await about(site))?.content).toContain('href="/blog/one"');
    expect(expectOk(await site.core.posts.get(visitor, 'one')).post?.html).toContain('href="/#about"');
    expect(await site.core.imports.undoImport(posts)).toMatchObject({ removed: 2, kept: 0 });
  });
});
