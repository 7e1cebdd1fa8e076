import { expect, test } from 'vitest';
import { guardedNameInputSchema } from '../../shared/guard/guarded-name.ts';
import { createTestCore, expectOk, owner, type TestCore, visitor } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { importItems } from '../../test/wordpress-export.ts';

eachDialect('redirecting old URLs', (open) => {
  test('an old path or post number redirects to the imported post, also after its slug changes', async () => {
    const site = createTestCore(await open());
    await importItems(site, [{ id: 7, name: 'here' }]);
    const { resolveOldAddress } = site.core.imports;
    expect(await resolveOldAddress(visitor, '/post-7')).toBe('/blog/here');
    expect(await resolveOldAddress(visitor, '/Post-7/?utm=1')).toBe('/blog/here');
    expect(await resolveOldAddress(visitor, '/?p=7')).toBe('/blog/here');
    expect(await resolveOldAddress(visitor, '/post-8')).toBeUndefined();
    expect(await resolveOldAddress(visitor, '/')).toBeUndefined();
    await site.core.posts.update('here', { slug: 'there' });
    expect(await resolveOldAddress(visitor, '/post-7')).toBe('/blog/there');
  });

  test('an old URL never redirects to a deleted post, and redirects only the owner to a draft', async () => {
    const site = createTestCore(await open());
    await importItems(site, [{ id: 7, name: 'draft', status: 'draft' }]);
    const { resolveOldAddress } = site.core.imports;
    expect([await resolveOldAddress(visitor, '/post-7'), await resolveOldAddress(owner, '/post-7')]).toEqual([
      undefined,
      '/blog/draft',
    ]);
    await site.core.posts.remove('draft');
    expect(await resolveOldAddress(owner, '/post-7')).toBeUndefined();
  });
});

const oldSlug =
  '<wp:postmeta><wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value>before</wp:meta_value></wp:postmeta>';

eachDialect('former URLs in an export', (open) => {
  test('former URLs added by a later import of the same post redirect to it', async () => {
    const db = await open();
    const site = createTestCore(db);
    await importItems(site, [{ id: 7, name: 'here' }]);
    await site.core.posts.update('here', { title: 'Mine' });
    const version = db.siteVersion();
    const items = [{ id: 7, name: 'here', path: '/2012/here/', more: oldSlug }];
    // The URL from the first import becomes a former URL.
    expect((await importItems(site, items)).counts).toMatchObject({ unchanged: 1 });
    expect(db.siteVersion()).not.toBe(version);
    const { resolveOldAddress } = site.core.imports;
    for (const address of ['/2012/before', '/2012/here', '/blog/before', '/?p=7', '/post-7']) {
      expect([address, await resolveOldAddress(visitor, address)]).toEqual([address, '/blog/here']);
    }
    const later = db.siteVersion();
    await importItems(site, items);
    expect(db.siteVersion()).toBe(later);
  });
});

eachDialect('a confidential name in a former URL', (open) => {
  test('a former URL with a confidential name isn’t redirected, and the report masks the name', async () => {
    const site = createTestCore(await open());
    const items = [{ id: 7, name: 'here', path: '/2012/here/', more: oldSlug }];
    const { resolveOldAddress } = site.core.imports;
    await importItems(site, items);
    expect(await resolveOldAddress(visitor, '/2012/before')).toBe('/blog/here');
    expectOk(await site.core.guard.add(guardedNameInputSchema.parse({ name: '"before"' })));
    const [post] = (await importItems(site, items)).posts;
    expect(post?.changes[0]).toEqual({ code: 'address_withheld', what: '/2012/•••', count: 1 });
    for (const path of ['/2012/before', '/blog/before'])
      expect(await resolveOldAddress(visitor, path)).toBeUndefined();
    expect(await resolveOldAddress(visitor, '/2012/here')).toBe('/blog/here');
  });
});

eachDialect('links between imported posts', (open) => {
  const linkTo = (id: number) => `<p><a href="http://www.old.example.com/post-${id}">there</a></p>`;
  const htmlOf = async ({ core }: TestCore, slug: string) =>
    expectOk(await core.posts.get(owner, slug)).post?.html;

  test('links to an imported post point to its new URL, whichever post is imported first', async () => {
    const site = createTestCore(await open());
    await importItems(site, [{ id: 1, name: 'one', content: linkTo(2) }]);
    expect(await htmlOf(site, 'one')).toContain('href="http://www.old.example.com/post-2"');
    await importItems(site, [
      { id: 2, name: 'two', content: '<a href="https://old.example.com/?p=1">x</a>' },
    ]);
    expect(await htmlOf(site, 'one')).toContain('href="/blog/two"');
    expect(await htmlOf(site, 'two')).toContain('href="/blog/one"');
  });

  test('links to former URLs are updated too and keep their fragment, and undo restores them', async () => {
    const site = createTestCore(await open());
    const to = (path: string) => `<a href="https://old.example.com${path}">x</a>`;
    await importItems(site, [
      { id: 1, name: 'one', content: to('/2012/before/#end') + to('/?p=2') + to('/2012/gone/') },
      { id: 2, name: 'two', path: '/2012/two/', more: oldSlug },
    ]);
    const links = [...((await htmlOf(site, 'one')) ?? '').matchAll(/href="([^"]*)"/g)].map(
      ([, href]) => href,
    );
    expect(links).toEqual(['/blog/two#end', '/blog/two', 'https://old.example.com/2012/gone/']);
    const [, two] = (await site.core.posts.list(owner, { page: 1, limit: 2 })).toSorted((a, b) =>
      a.slug.localeCompare(b.slug),
    );
    await site.core.imports.undoImport([{ id: two?.id ?? '', version: two?.version ?? 0 }]);
    expect(await htmlOf(site, 'one')).toContain('href="https://old.example.com/2012/two/#end"');
  });

  test('updated links don’t count as edits: the next import still updates the post', async () => {
    const site = createTestCore(await open());
    const items = [{ id: 1, name: 'one', content: linkTo(2) }, { id: 2 }];
    await importItems(site, items);
    expect((await importItems(site, items)).counts).toMatchObject({ unchanged: 2 });
    const changed = [{ id: 1, content: `<p>New</p>${linkTo(2)}` }, { id: 2 }];
    expect((await importItems(site, changed)).counts).toMatchObject({ updated: 1, kept: 0 });
    expect(await htmlOf(site, 'one')).toContain('href="/blog/post-2"');
  });

  test('links are updated in edited posts too, which still count as edited', async () => {
    const site = createTestCore(await open());
    await importItems(site, [{ id: 1, name: 'one', content: linkTo(2) }]);
    await site.core.posts.update('one', { title: 'Mine' });
    await importItems(site, [{ id: 2, name: 'two' }]);
    expect(await htmlOf(site, 'one')).toContain('href="/blog/two"');
    expect((await importItems(site, [{ id: 1, content: 'New' }])).counts).toMatchObject({ kept: 1 });
  });
});

eachDialect('a guid shared by two posts', (open) => {
  const guid = (number: number) => `https://old.example.com/?p=${number}`;

  test('a guid shared by two posts redirects to the post it names, and is reported for the other', async () => {
    const site = createTestCore(await open());
    const items = [
      { id: 9, name: 'copy', guid: guid(5) },
      { id: 5, name: 'own', guid: guid(5) },
      { id: 6, name: 'linked', guid: 'https://old.example.com/post-6/' },
      { id: 10, name: 'translated', guid: 'https://old.example.com/post-6/' },
    ];
    const report = await importItems(site, items);
    expect(report.posts.map(({ changes }) => changes.map(({ code, what }) => [code, what]))).toEqual([
      [['guid_foreign', guid(5)]],
      [],
      [],
      [['guid_foreign', 'https://old.example.com/post-6/']],
    ]);
    const { resolveOldAddress } = site.core.imports;
    for (const [address, slug] of [
      ['/?p=5', 'own'],
      ['/?p=9', 'copy'],
      ['/post-6/', 'linked'],
      ['/?p=10', 'translated'],
    ]) {
      expect([address, await resolveOldAddress(visitor, address ?? '')]).toEqual([address, `/blog/${slug}`]);
    }
    await site.core.posts.update('own', { status: 'draft' });
    expect(await resolveOldAddress(visitor, '/?p=5')).toBeUndefined();
  });
});
