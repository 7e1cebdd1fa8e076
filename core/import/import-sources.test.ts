import { expect, test } from 'vitest';
import { createTestCore, expectOk, owner, visitor } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { plainPicture } from '../../test/picture-files.ts';
import { textFile, zipFile } from '../../test/zip-archive.ts';

const post = (slug: string, html: string) => ({
  uuid: slug,
  title: slug,
  slug,
  html,
  status: 'published',
  published_at: '2021-02-03T04:05:06.000Z',
});

const ghost = (...posts: object[]) => textFile(JSON.stringify({ db: [{ data: { posts } }] }));

const address = 'https://old.example.com';

eachDialect('exports of other systems', (open) => {
  test('a Ghost export is imported like WordPress: without duplicates, with links, redirects and undo', async () => {
    const { core } = createTestCore(await open());
    const file = ghost(
      post('one', '<p><a href="__GHOST_URL__/two/">Two</a></p>'),
      post('two', '<p>[gallery]</p>'),
      { ...post('about', ''), type: 'page' },
    );
    const report = expectOk(await core.imports.importFile(file, { address }));
    expect(report).toMatchObject({ kind: 'ghost', otherKinds: { page: 1 }, counts: { created: 2 } });
    const opened = expectOk(await core.posts.get(owner, 'one')).post;
    expect(opened?.html).toContain('<a href="/blog/two"');
    expect(opened?.source).toBe('ghost');
    expect(expectOk(await core.posts.get(owner, 'two')).post?.html).toBe('<p>[gallery]</p>');
    expect(await core.imports.resolveOldAddress(visitor, '/two/')).toBe('/blog/two');
    const again = expectOk(await core.imports.importFile(file, { address }));
    expect(again.counts).toMatchObject({ created: 0, unchanged: 2 });
    const undone = await core.imports.undoImport(report.posts.map(({ id }) => ({ id, version: 1 })));
    expect(undone.removed + undone.kept).toBe(2);
  });

  test('URLs in redirect_from of a Markdown file redirect to the imported post', async () => {
    const { core } = createTestCore(await open());
    const text = '---\ntitle: A\nredirect_from: [/before/a.html, /older/]\n---\nWords.\n';
    expectOk(await core.imports.importFile(zipFile({ '_posts/2020-01-02-a.md': text }), { address }));
    for (const path of ['/before/a.html', '/older'])
      expect(await core.imports.resolveOldAddress(visitor, path)).toBe('/blog/a');
  });

  test('an export without a site URL uses the old blog’s URL from the settings', async () => {
    const { core } = createTestCore(await open());
    await core.settings.save({ import_source: `${address}/` });
    const file = ghost(post('one', '<p><img src="__GHOST_URL__/content/images/a.png" alt=""></p>'));
    const report = expectOk(await core.imports.importFile(file, {}));
    expect(report.problems).toEqual([]);
    expect(expectOk(await core.posts.get(owner, 'one')).post?.cover).toBe(`${address}/content/images/a.png`);
  });

  test('saves each image of an imported zip file once to the media library, and reports broken ones', async () => {
    const { core } = createTestCore(await open());
    const picture = await plainPicture(20, 10).png().toBuffer();
    const files = {
      '_posts/2020-01-02-a.md':
        '---\ntitle: A\ncover: /img/a.png\n---\n![](/img/a.png) [large](/img/a.png)\n',
      '_posts/2020-01-03-b.md': '---\ntitle: B\n---\n![](/img/same.png)\n\n![](/img/broken.png)\n',
      'img/a.png': picture,
      'img/same.png': picture,
      'img/broken.png': 'Dear Sir or Madam',
    };
    const dry = expectOk(await core.imports.importFile(zipFile(files), { isDryRun: true, address }));
    expect(dry.counts.created).toBe(2);
    expect((await core.media.list({ page: 1, limit: 9 })).total).toBe(0);
    const report = expectOk(await core.imports.importFile(zipFile(files), { address }));
    const { items } = await core.media.list({ page: 1, limit: 9 });
    expect(items).toHaveLength(1);
    const url = items[0]?.url ?? '';
    const first = expectOk(await core.posts.get(owner, 'a')).post;
    expect(first).toMatchObject({ cover: url });
    expect(first?.html).toContain(`<img src="${url}"`);
    expect(first?.html).toContain(`<a href="${url}"`);
    const second = expectOk(await core.posts.get(owner, 'b')).post;
    expect(second?.html.match(/<img/g)).toHaveLength(1);
    expect(JSON.stringify([first, second])).not.toContain('archive.invalid');
    expect(report.posts[1]?.changes).toContainEqual({ code: 'image_lost', what: 'img/broken.png', count: 1 });
    for (const isDryRun of [true, false]) {
      const again = expectOk(await core.imports.importFile(zipFile(files), { isDryRun, address }));
      expect(again.counts).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    }
  });
});
