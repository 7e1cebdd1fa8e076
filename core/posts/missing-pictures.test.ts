import { expect, test } from 'vitest';
import { missingAddress } from '../../shared/media.ts';
import { collected } from '../../test/collected.ts';
import { createTestCore, expectOk, owner, postInput, visitor } from '../../test/create-test-core.ts';
import { bothDialects } from '../../test/each-dialect.ts';
import { exportWordPress } from '../export/export-wordpress.ts';

const place = (name: string) =>
  `<figure><img src="${missingAddress(name, `${name}.png`)}"><figcaption>${name}</figcaption></figure>`;
const typed = `<p>Above.</p>${place('one')}<p>Below.</p>${place('two')}`;
const none = { names: [], html: null };

bothDialects('missing images in a saved post', (open) => {
  test('missing images are listed with their positions, and updated on every save', async () => {
    const { core } = createTestCore(await open());
    const { create, update, missingPictures } = core.posts;
    expectOk(await create(postInput({ slug: 'a', html: typed })));
    expect(expectOk(await missingPictures('a'))).toEqual({ names: ['one.png', 'two.png'], html: typed });
    const filled = typed.replace(place('one'), '<figure><img src="/media/one.png"></figure>');
    expectOk(await update('a', { html: filled.replaceAll('><', '>\r\n<') }));
    expect(expectOk(await missingPictures('a'))).toEqual({
      names: ['two.png'],
      html: filled.replaceAll('><', '>\n<'),
    });
    expectOk(await update('a', { html: '<p>Above.</p>' }));
    expect(expectOk(await missingPictures('a'))).toEqual(none);
    expect(await missingPictures('none')).toEqual({ ok: false, failure: { code: 'post_not_found' } });
  });

  test('missing images are no longer listed once the owner saves the text without them', async () => {
    const { core } = createTestCore(await open());
    const { html } = expectOk(await core.posts.create(postInput({ slug: 'a', html: typed })));
    expect(expectOk(await core.posts.update('a', { html })).html).toBe(html);
    expect(expectOk(await core.posts.missingPictures('a'))).toEqual(none);
  });

  test('missing images stay listed while only other fields change, and after a bulk action or restore', async () => {
    const { core } = createTestCore(await open());
    const { id } = expectOk(await core.posts.create(postInput({ slug: 'a', html: typed, status: 'draft' })));
    expectOk(await core.posts.update('a', { title: 'Another', slug: 'b' }));
    await core.posts.changeMany({ action: 'publish', posts: [{ id, version: 2 }] });
    expectOk(await core.posts.remove('b'));
    expect((await core.posts.missingPictures('b')).ok).toBe(false);
    expectOk(await core.posts.restore(id));
    expect(expectOk(await core.posts.missingPictures('b')).html).toBe(typed);
  });

  test('missing images appear in no page, list, search, version or export', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    expectOk(await core.posts.create(postInput({ slug: 'a', html: typed })));
    const range = { page: 1, limit: 10 };
    const seen = JSON.stringify([
      await core.posts.get(visitor, 'a'),
      await core.posts.get(owner, 'a'),
      await core.posts.list(visitor, range),
      await core.posts.browse(range),
      await core.posts.suggest('missing-picture'),
      await core.posts.revision('a', 1),
      await collected(exportWordPress(db, { origin: 'https://www.example.com' })),
    ]);
    expect(seen).toContain('Below.');
    expect(seen).not.toContain('missing-picture');
  });
});
