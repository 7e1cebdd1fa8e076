import { expect, test } from 'vitest';
import { expectOk, postInput } from '../test/create-test-core.ts';
import { createTestSite, page, type TestSite } from '../test/create-test-site.ts';
import { eachDialect, type OpenDatabase } from '../test/each-dialect.ts';
import { asFile, asSource, type ExportItem, wordPressExport } from '../test/wordpress-export.ts';

const oldSlug = (slug: string) =>
  `<wp:postmeta><wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value><![CDATA[${slug}]]></wp:meta_value></wp:postmeta>`;

async function siteOf(open: OpenDatabase, items: ExportItem[]): Promise<TestSite> {
  const site = await createTestSite(await open());
  // As the pages do that nothing else answers: for a former address the post's, else what was asked for.
  site.pages.render = async (request, { core, owner }) => {
    const { pathname, search } = new URL(request.url);
    const path = await core.imports.resolveOldAddress({ owner }, pathname + search);
    return path ? new Response(null, { status: 301, headers: { Location: path } }) : page(pathname);
  };
  expectOk(await site.core.imports.importFile(asFile(asSource(wordPressExport(items))), {}));
  return site;
}

/** Where an address leads in one step, else the status of its answer. */
async function oneStep(site: TestSite, path: string): Promise<string> {
  const response = await site.request(path);
  return response.headers.get('Location') ?? String(response.status);
}

eachDialect('a former address', (open) => {
  test.each([
    ['plain', '/?p=12', []],
    ['day and name', '/2012/03/04/my-post/', ['/2012/03/04/my-draft/']],
    ['name with an ending', '/2012/03/my-post.html', ['/2012/03/my-draft.html']],
    ['almost pretty', '/index.php/2012/03/my-post/', ['/index.php/2012/03/my-draft/']],
    ['page of this site', '/contact/my-post/', ['/contact/my-draft/']],
  ])('of a blog with permalinks by %s leads to the post in one step', async (_, path, former) => {
    // Here the post has another slug, so that no address of the old blog is its own.
    const site = await siteOf(open, [{ id: 12, name: 'my-post', path, more: oldSlug('my-draft') }]);
    expectOk(await site.core.posts.update('my-post', { slug: 'here' }));
    const places = [path, ...former].filter((each) => !each.includes('?'));
    const spellings = places.flatMap((each) => {
      const bare = each.replace(/\/$/, '');
      return [
        bare,
        `${bare}/`,
        `${bare.toUpperCase()}/`,
        `${bare}/?utm_source=x`,
        `${bare}/amp/`,
        `${bare}/2/`,
      ];
    });
    const numbers = ['/?p=12', '/index.php?p=12', '/?p=12&preview=true'];
    for (const address of [...spellings, ...numbers, '/blog/my-draft', '/blog/my-draft/']) {
      expect([address, await oneStep(site, address)]).toEqual([address, '/blog/here']);
    }
  });

  test('of a renamed article leads there in one step, in the reader’s language', async () => {
    const site = await createTestSite(await open());
    expectOk(await site.core.posts.create(postInput({ slug: 'before' })));
    expectOk(await site.core.posts.update('before', { slug: 'after' }));
    expect(await oneStep(site, '/blog/before/')).toBe('/blog/after');
    expect(await oneStep(site, '/blog/Before?lang=es')).toBe('/blog/after?lang=es');
    expect(await oneStep(site, '/blog/After/')).toBe('/blog/after');
  });

  test('leads nowhere else where this site has a page or an article of its own', async () => {
    const site = await siteOf(open, [
      { id: 1, name: 'a', path: '/contact/' },
      { id: 2, name: 'b', path: '/blog/mine/' },
      { id: 3, name: 'c', path: '/compose/' },
      { id: 4, name: 'd', path: '/post-4/', status: 'draft' },
    ]);
    expectOk(await site.core.posts.create(postInput({ slug: 'mine' })));
    expect(await oneStep(site, '/contact/')).toBe('/contact');
    expect(await oneStep(site, '/blog/mine/')).toBe('/blog/mine');
    expect(await oneStep(site, '/compose/')).toBe('/compose');
    expect(await oneStep(site, '/post-4/')).toBe('/post-4');
    expect(await oneStep(site, '/Nowhere/?a=b')).toBe('/nowhere?a=b');
  });
});
