import { expect, test } from 'vitest';
import { reviewInputSchema } from '../../shared/review.ts';
import { createTestCore, expectOk, postInput, visitor } from '../../test/create-test-core.ts';
import { bothDialects } from '../../test/each-dialect.ts';

bothDialects('version history', (open) => {
  test('versions are listed newest first, with the number of words added or removed', async () => {
    const { core, clock } = createTestCore(await open());
    await core.posts.create(postInput({ slug: 'kept', html: '<p>one two three</p>', status: 'draft' }));
    clock.advance(60_000);
    await core.posts.update('kept', { html: '<p>one</p>', title: 'Shorter', status: 'published' });
    expect(expectOk(await core.posts.revisions('kept'))).toEqual([
      {
        version: 2,
        title: 'Shorter',
        status: 'published',
        updated_at: '2026-03-01T12:01:00.000Z',
        words: 1,
        change: -2,
      },
      {
        version: 1,
        title: 'A title',
        status: 'draft',
        updated_at: '2026-03-01T12:00:00.000Z',
        words: 3,
        change: 3,
      },
    ]);
  });

  test('the version history lists up to 100 versions, and compares the oldest with the one before', async () => {
    const { core } = createTestCore(await open());
    await core.posts.create(postInput({ slug: 'long', html: '<p>1 2</p>' }));
    for (let count = 0; count < 101; count += 1) await core.posts.update('long', { html: '<p>1 2</p>' });
    const revisions = expectOk(await core.posts.revisions('long'));
    expect([revisions.length, revisions.at(-1)?.version, revisions.at(-1)?.change]).toEqual([100, 3, 0]);
  });

  test('a version can be read by its number', async () => {
    const { core } = createTestCore(await open());
    await core.posts.create(postInput({ slug: 'kept', title: 'First' }));
    await core.posts.update('kept', { title: 'Second' });
    expect(expectOk(await core.posts.revision('kept', 1)).title).toBe('First');
    expect((await core.posts.revision('kept', 3)).ok).toBe(false);
    expect((await core.posts.revision('nobody', 1)).ok).toBe(false);
  });

  test('versions of an earlier post with the same slug aren’t listed', async () => {
    const { core } = createTestCore(await open());
    await core.posts.create(postInput({ slug: 'shared', title: 'Gone' }));
    await core.posts.remove('shared');
    await core.posts.create(postInput({ slug: 'shared', title: 'Newcomer' }));
    const titles = expectOk(await core.posts.revisions('shared')).map(({ title }) => title);
    expect(titles).toEqual(['Newcomer']);
  });
});

bothDialects('restoring a version', (open) => {
  test('a restored version becomes the newest, with the current slug and status', async () => {
    const { core, clock } = createTestCore(await open());
    const first = postInput({
      slug: 'before',
      title: 'First',
      tags: ['a'],
      cover: '/a.jpg',
      status: 'draft',
    });
    await core.posts.create(first);
    await core.posts.update('before', {
      ...{ slug: 'after', title: 'Second', tags: [], cover: null, html: '<p>x</p>', status: 'published' },
    });
    clock.advance(1000);
    const back = expectOk(await core.posts.restoreRevision('after', 1));
    expect(back).toMatchObject({
      slug: 'after',
      status: 'published',
      title: 'First',
      tags: ['a'],
      cover: '/a.jpg',
      html: '<p>A text.</p>',
      version: 3,
      updated_at: '2026-03-01T12:00:01.000Z',
    });
    expect(expectOk(await core.posts.get(visitor, 'after')).post).toEqual(back);
    const versions = expectOk(await core.posts.revisions('after')).map(({ version, title }) => [
      version,
      title,
    ]);
    expect(versions).toEqual([
      [3, 'First'],
      [2, 'Second'],
      [1, 'First'],
    ]);
  });
});

bothDialects('the trash', (open) => {
  test('the trash lists posts deleted within 30 days, last deleted first, until they are restored', async () => {
    const { core, clock } = createTestCore(await open());
    const day = 24 * 60 * 60 * 1000;
    for (const slug of ['old', 'first', 'second']) {
      await core.posts.create(postInput({ slug, title: slug.toUpperCase() }));
    }
    await core.posts.remove('old');
    clock.advance(30 * day + 1);
    await core.posts.remove('first');
    clock.advance(1000);
    const { id } = expectOk(await core.posts.remove('second'));
    expect(await core.posts.deleted()).toMatchObject([
      {
        ...{ id, slug: 'second', title: 'SECOND', status: 'published', reviews: 0 },
        deleted_at: clock.now.toISOString(),
        until: new Date(clock.now.getTime() + 30 * day).toISOString(),
      },
      { slug: 'first' },
    ]);
    expect((await core.posts.listOwn({}, { limit: 1 })).deleted).toBe(2);
    await core.posts.restore(id);
    expect((await core.posts.deleted()).map(({ slug }) => slug)).toEqual(['first']);
  });

  test('the details of a trashed post show what is deleted with it, and what stays', async () => {
    const { core } = createTestCore(await open());
    const { id, created_at } = expectOk(await core.posts.create(postInput({ slug: 'one' })));
    expectOk(await core.posts.create(postInput({ slug: 'uno', title: 'Uno', language: 'es' })));
    expectOk(await core.translations.pair('one', 'uno'));
    expectOk(await core.next.save('one', { title: 'Next' }));
    expectOk(await core.reviews.create('one', reviewInputSchema.parse({ reader: 'A reader' })));
    expect((await core.posts.deletedPost(id)).ok).toBe(false);
    expectOk(await core.posts.remove('one'));
    expect(await core.posts.deleted()).toMatchObject([{ slug: 'one', reviews: 1 }]);
    const details = { id, created_at, versions: 2, has_next: true, translation: 'Uno' };
    expect(expectOk(await core.posts.deletedPost(id))).toEqual(details);
    expectOk(await core.posts.purge(id));
    expect(await core.reviews.listAll()).toHaveLength(1);
  });
});
