import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { up as publicAddresses } from '../../db/migrations/0026-public-addresses.ts';
import { createTestCore, expectOk, owner, postInput, visitor } from '../../test/create-test-core.ts';
import { bothDialects, eachDialect } from '../../test/each-dialect.ts';
import { purgeDeletedPosts } from './change-posts.ts';
import { countLivingPosts, countPostsByYear } from './post-list-store.ts';

const day = 24 * 60 * 60 * 1000;

bothDialects('a new post', (open) => {
  test('a new post has every field of its input, a slug from its title and today’s date', async () => {
    const { core } = createTestCore(await open());
    const post = expectOk(
      await core.posts.create(
        postInput({ title: 'Cómo empezar', tags: ['uno', 'dos'], language: 'es', excerpt: 'Una frase.' }),
      ),
    );
    expect(post).toMatchObject({
      slug: 'como-empezar',
      title: 'Cómo empezar',
      date: '2026-03-01',
      cover: null,
      excerpt: 'Una frase.',
      tags: ['uno', 'dos'],
      language: 'es',
      status: 'published',
      source: 'compose',
      version: 1,
      created_at: '2026-03-01T12:00:00.000Z',
    });
    expect(expectOk(await core.posts.get(visitor, 'como-empezar')).post).toEqual(post);
  });

  test('a new post is sanitized when it is saved', async () => {
    const { core } = createTestCore(await open());
    const html = '<p onclick="x()">Hi</p><script>alert(1)</script>';
    expect(expectOk(await core.posts.create(postInput({ html }))).html).toBe('<p>Hi</p>');
  });

  test('a new post needs a title and a body with content', async () => {
    const { core } = createTestCore(await open());
    for (const fields of [
      { title: '' },
      { html: '' },
      { html: '<p> &nbsp; </p>' },
      { html: '<script>1</script>' },
    ]) {
      expect(await core.posts.create(postInput(fields))).toEqual({
        ok: false,
        failure: { code: 'title_and_body_required' },
      });
    }
    expect(await core.posts.list(owner, { page: 1, limit: 10 })).toEqual([]);
  });

  test('a new post gets a numbered slug if its title is already used', async () => {
    const { core } = createTestCore(await open());
    const slugs = [];
    for (let count = 0; count < 3; count += 1) {
      slugs.push(expectOk(await core.posts.create(postInput({ title: 'Same' }))).slug);
    }
    expect(slugs).toEqual(['same', 'same-2', 'same-3']);
  });

  test('posts with the same title saved at once get different slugs', async () => {
    const { core } = createTestCore(await open());
    const saved = await Promise.all(Array.from({ length: 5 }, () => core.posts.create(postInput())));
    expect(new Set(saved.map((result) => expectOk(result).slug)).size).toBe(5);
  });

  test('a new post is rejected if its slug is taken, reserved or has no letter', async () => {
    const { core } = createTestCore(await open());
    await core.posts.create(postInput({ slug: 'Taken Already' }));
    const failures = [];
    for (const slug of ['taken-already', 'posts', '¡!']) {
      const result = await core.posts.create(postInput({ slug }));
      failures.push(result.ok ? 'none' : result.failure);
    }
    expect(failures).toEqual([
      { code: 'slug_taken', slug: 'taken-already' },
      { code: 'slug_reserved', slug: 'posts' },
      { code: 'slug_invalid' },
    ]);
  });
});

bothDialects('the default date of a post', (open) => {
  test('a post without a date gets the current day in the site’s time zone', async () => {
    const { core, clock } = createTestCore(await open());
    await core.settings.save({ time_zone: 'America/Mexico_City' });
    clock.advance(14 * 60 * 60 * 1000);
    const { slug } = expectOk(await core.posts.create(postInput({ date: null })));
    expect(expectOk(await core.posts.update(slug, { date: null })).date).toBe('2026-03-01');
    await core.settings.save({ time_zone: 'Europe/Madrid' });
    expect(expectOk(await core.posts.update(slug, { date: null })).date).toBe('2026-03-02');
  });
});

bothDialects('updating a post', (open) => {
  test('an update changes only the fields it contains and raises the version', async () => {
    const { core, clock } = createTestCore(await open());
    const before = expectOk(await core.posts.create(postInput({ tags: ['kept'], cover: '/kept.jpg' })));
    clock.advance(1000);
    const after = expectOk(await core.posts.update(before.slug, { title: 'Another' }));
    expect(after).toEqual({
      ...before,
      title: 'Another',
      version: 2,
      updated_at: '2026-03-01T12:00:01.000Z',
    });
  });

  test('an update can clear optional fields', async () => {
    const { core } = createTestCore(await open());
    await core.posts.create(postInput({ slug: 'full', cover: '/a.jpg', excerpt: 'x', tags: ['a'] }));
    const after = expectOk(await core.posts.update('full', { cover: null, excerpt: null, tags: [] }));
    expect(after).toMatchObject({ cover: null, excerpt: null, tags: [] });
  });

  test('an update based on an earlier version is rejected', async () => {
    const { core } = createTestCore(await open());
    await core.posts.create(postInput({ slug: 'shared' }));
    await core.posts.update('shared', { title: 'From one window', version: 1 });
    const late = await core.posts.update('shared', { title: 'From another', version: 1 });
    expect(late).toEqual({ ok: false, failure: { code: 'changed_elsewhere', version: 2 } });
    expect(expectOk(await core.posts.get(visitor, 'shared')).post?.title).toBe('From one window');
  });

  test('only one of two simultaneous updates of the same version is saved', async () => {
    const { core } = createTestCore(await open());
    await core.posts.create(postInput({ slug: 'raced' }));
    const results = await Promise.all(
      ['a', 'b'].map((title) => core.posts.update('raced', { title, version: 1 })),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(1);
  });
});

bothDialects('changing a slug', (open) => {
  test('all former slugs redirect to the current one, even if an old slug is used again', async () => {
    const { core } = createTestCore(await open());
    await core.posts.create(postInput({ slug: 'a' }));
    await core.posts.update('a', { slug: 'b' });
    await core.posts.update('b', { slug: 'c' });
    const where = async (slug: string) => {
      const { post, movedTo } = expectOk(await core.posts.get(visitor, slug));
      return post ? 'here' : movedTo;
    };
    expect([await where('a'), await where('b'), await where('c')]).toEqual(['c', 'c', 'here']);
    await core.posts.update('c', { slug: 'a' });
    expect([await where('a'), await where('b'), await where('c')]).toEqual(['here', 'a', 'a']);
  });

  test('a former slug can be used by another post, and redirects again when that post is deleted', async () => {
    const { core } = createTestCore(await open());
    await core.posts.create(postInput({ slug: 'old', title: 'Moved' }));
    await core.posts.update('old', { slug: 'new' });
    await core.posts.create(postInput({ slug: 'old', title: 'Newcomer' }));
    expect(expectOk(await core.posts.get(visitor, 'old')).post?.title).toBe('Newcomer');
    await core.posts.remove('old');
    expect(expectOk(await core.posts.get(visitor, 'old')).movedTo).toBe('new');
  });

  test('visitors can’t discover drafts or slugs used only while a post was a draft', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    const seen = async (slug: string) => {
      const found = await core.posts.get(visitor, slug);
      return found.ok && found.value.movedTo;
    };
    await core.posts.create(postInput({ slug: 'secret', status: 'draft' }));
    await core.posts.update('secret', { slug: 'open' });
    expect([await seen('secret'), await seen('open')]).toEqual([false, false]);
    expect(expectOk(await core.posts.get(owner, 'secret')).movedTo).toBe('open');
    expectOk(await core.posts.update('open', { status: 'published' }));
    expectOk(await core.posts.update('open', { status: 'draft' }));
    expectOk(await core.posts.update('open', { slug: 'now', status: 'published' }));
    const all = async () => [await seen('secret'), await seen('Secret'), await seen('open')];
    expect(await all()).toEqual([false, false, 'now']);
    await sql`alter table old_slugs drop column is_public`.execute(db.kysely);
    await publicAddresses(db.kysely as unknown as Kysely<unknown>);
    expect(await all()).toEqual([false, false, 'now']);
    await core.posts.create(postInput({ slug: 'open', status: 'draft' }));
    await core.posts.update('open', { slug: 'other' });
    expect(await seen('open')).toBe('now');
  });

  test('another spelling of a slug redirects to the post', async () => {
    const { core } = createTestCore(await open());
    await core.posts.create(postInput({ title: 'Cómo empezar' }));
    expect(expectOk(await core.posts.get(visitor, 'Cómo-Empezar')).movedTo).toBe('como-empezar');
  });
});

bothDialects('a deleted post', (open) => {
  test('a deleted post is hidden from everyone and can be restored for 30 days', async () => {
    const { core, clock } = createTestCore(await open());
    const post = expectOk(await core.posts.create(postInput({ slug: 'gone' })));
    const { id } = expectOk(await core.posts.remove('gone'));
    expect(id).toBe(post.id);
    expect((await core.posts.get(owner, 'gone')).ok).toBe(false);
    clock.advance(30 * day - 1);
    expect(expectOk(await core.posts.restore(id))).toMatchObject({
      slug: 'gone',
      title: 'A title',
      version: 2,
    });
    expect((await core.posts.get(visitor, 'gone')).ok).toBe(true);
  });

  test('a deleted post can’t be restored after 30 days', async () => {
    const { core, clock } = createTestCore(await open());
    await core.posts.create(postInput({ slug: 'gone' }));
    const { id } = expectOk(await core.posts.remove('gone'));
    clock.advance(30 * day + 1);
    expect((await core.posts.restore(id)).ok).toBe(false);
  });

  test('a post can be deleted permanently only from the trash', async () => {
    const { core } = createTestCore(await open());
    const { id } = expectOk(await core.posts.create(postInput({ slug: 'gone' })));
    expect((await core.posts.purge(id)).ok).toBe(false);
    await core.posts.remove('gone');
    expect((await core.posts.titles([id], [])).get('gone')).toBe('A title');
    expectOk(await core.posts.purge(id));
    expect([await core.posts.deleted(), (await core.posts.restore(id)).ok]).toEqual([[], false]);
  });

  test('a restored post gets a numbered slug if its own was taken meanwhile', async () => {
    const { core } = createTestCore(await open());
    await core.posts.create(postInput({ slug: 'wanted' }));
    const { id } = expectOk(await core.posts.remove('wanted'));
    await core.posts.create(postInput({ slug: 'wanted' }));
    expect(expectOk(await core.posts.restore(id)).slug).toBe('wanted-2');
  });
});

const cover = '/quay.jpg';
const cover_alt = 'A quay & <boats>';

eachDialect('cover alt text', (open) => {
  test('the cover’s alt text is saved, shown in lists, and unchanged until it is edited', async () => {
    const { core } = createTestCore(await open());
    expectOk(await core.posts.create(postInput({ slug: 'one', cover, cover_alt })));
    expectOk(await core.posts.update('one', { title: 'Another' }));
    expect(expectOk(await core.posts.update('one', { cover })).cover_alt).toBe(cover_alt);
    expect(expectOk(await core.posts.get(visitor, 'one')).post?.cover_alt).toBe(cover_alt);
    const [summary] = (await core.posts.browse({ page: 1, limit: 1 })).posts;
    expect(summary).toMatchObject({ cover, cover_alt });
    expect(expectOk(await core.posts.update('one', { cover_alt: 'Boats' })).cover_alt).toBe('Boats');
    expect(expectOk(await core.posts.update('one', { cover_alt: null })).cover_alt).toBeNull();
  });

  test('the cover’s alt text is removed when the cover is changed or removed', async () => {
    const { core } = createTestCore(await open());
    expectOk(await core.posts.create(postInput({ slug: 'one', cover, cover_alt })));
    expect(expectOk(await core.posts.update('one', { cover: '/other.jpg' })).cover_alt).toBeNull();
    expect(expectOk(await core.posts.update('one', { cover, cover_alt })).cover_alt).toBe(cover_alt);
    expect(expectOk(await core.posts.update('one', { cover: null, cover_alt })).cover_alt).toBeNull();
    expect(expectOk(await core.posts.update('one', { cover_alt })).cover_alt).toBeNull();
    expect(expectOk(await core.posts.create(postInput({ cover_alt }))).cover_alt).toBeNull();
  });
});

eachDialect('post counts by year', (open) => {
  test('post counts by year are updated with every change, in its transaction', async () => {
    const db = await open();
    const { core, clock } = createTestCore(db);
    const counts = async () => {
      const years = await countPostsByYear(db.kysely);
      return [await countLivingPosts(db.kysely), ...years.map(({ year, count }) => `${year}: ${count}`)];
    };
    expect(await counts()).toEqual([0]);
    await core.posts.create(postInput({ slug: 'a', date: '2024-05-01' }));
    await core.posts.create(postInput({ slug: 'b', date: '2025-05-01' }));
    await core.posts.create(postInput({ slug: 'c', date: '2025-05-01', status: 'draft' }));
    expect(await counts()).toEqual([3, '2025: 1', '2024: 1']);
    await core.posts.update('c', { status: 'published' });
    expect(await counts()).toEqual([3, '2025: 2', '2024: 1']);
    await core.posts.update('a', { date: '2025-12-31', title: 'Moved' });
    expect(await counts()).toEqual([3, '2025: 3']);
    const { id } = expectOk(await core.posts.remove('b'));
    expect(await counts()).toEqual([2, '2025: 2']);
    await core.posts.restore(id);
    await core.posts.remove('a');
    expect(await counts()).toEqual([2, '2025: 2']);
    clock.advance(31 * 24 * 60 * 60 * 1000);
    expect(await purgeDeletedPosts(db, clock.now)).toBe(1);
    expect(await counts()).toEqual([2, '2025: 2']);
    expect(await core.posts.update('c', { slug: 'b' })).toMatchObject({ ok: false });
    expect(await counts()).toEqual([2, '2025: 2']);
  });
});
