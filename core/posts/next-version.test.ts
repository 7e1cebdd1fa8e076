import { expect, test } from 'vitest';
import { reviewInputSchema } from '../../shared/review.ts';
import { createTestCore, expectOk, owner, postInput, visitor } from '../../test/create-test-core.ts';
import { bothDialects } from '../../test/each-dialect.ts';
import { importItems } from '../../test/wordpress-export.ts';

const noon = Date.parse('2026-03-01T12:00:00.000Z');
const later = (ms: number) => new Date(noon + ms).toISOString();

bothDialects('the next version of a published post', (open) => {
  const published = async (fields = {}) => {
    const db = await open();
    const { core, clock } = createTestCore(db);
    const html = '<p>One.</p><p>Two.</p><p>Three.</p>';
    const post = expectOk(await core.posts.create(postInput({ slug: 'talk', html, tags: ['a'], ...fields })));
    const read = async (slug = 'talk') => {
      const found = await core.posts.get(visitor, slug);
      return found.ok ? found.value : undefined;
    };
    return { db, core, clock, post, read };
  };

  test('a next version is saved and changed while visitors see the published text', async () => {
    const { core, post, read } = await published();
    const first = expectOk(await core.next.save('talk', { title: 'Next', tags: ['b'], version: 1 }));
    expect(first).toMatchObject({ title: 'Next', tags: ['b'], html: post.html, version: 2, base: 1 });
    expect(first).toMatchObject({ status: 'draft', is_outdated: false, held_for: null });
    const second = expectOk(await core.next.save('talk', { html: '<p>New.</p>', version: 2 }));
    expect(second).toMatchObject({ title: 'Next', html: '<p>New.</p>', version: 3 });
    expect(expectOk(await core.next.get('talk'))).toEqual(second);
    expect((await read())?.post).toEqual({ ...post, version: 3 });
    expect((await core.posts.browse({ page: 1, limit: 10 })).posts[0]?.title).toBe(post.title);
    expect(await core.next.save('talk', { title: 'Late', version: 2 })).toMatchObject({
      failure: { code: 'changed_elsewhere', version: 3 },
    });
    const versions = expectOk(await core.posts.revisions('talk'));
    expect(versions.map(({ version, title }) => [version, title])).toEqual([
      [3, 'Next'],
      [2, 'Next'],
      [1, post.title],
    ]);
  });

  test('a next version is rejected for drafts, missing posts, and without a title or body', async () => {
    const { core } = await published({ status: 'draft' });
    expect(await core.next.save('talk', { title: 'Next' })).toMatchObject({
      failure: { code: 'not_published' },
    });
    expect(expectOk(await core.next.get('talk'))).toBeNull();
    expect(await core.next.save('none', { title: 'Next' })).toMatchObject({
      failure: { code: 'post_not_found' },
    });
    expectOk(await core.posts.update('talk', { status: 'published' }));
    expect(await core.next.save('talk', { html: '' })).toMatchObject({
      failure: { code: 'title_and_body_required' },
    });
    expect(await core.next.publish('talk')).toMatchObject({ failure: { code: 'next_not_found' } });
  });

  test('a published next version replaces the post’s text, and its former slug redirects', async () => {
    const { core, read } = await published();
    expectOk(await core.next.save('talk', { title: 'Next', slug: 'new-talk', excerpt: 'Short.' }));
    expect((await read())?.post?.slug).toBe('talk');
    expect(await read('new-talk')).toBeUndefined();
    const other = postInput({ slug: 'new-talk' });
    expect(await core.posts.create(other)).toMatchObject({ failure: { code: 'slug_taken' } });
    const post = expectOk(await core.next.publish('talk', { version: 2 }));
    expect(post).toMatchObject({
      title: 'Next',
      slug: 'new-talk',
      excerpt: 'Short.',
      status: 'published',
      version: 3,
    });
    expect((await read())?.movedTo).toBe('new-talk');
    expect((await read('new-talk'))?.post).toEqual(post);
    expect(expectOk(await core.next.get('new-talk'))).toBeNull();
  });

  test('a discarded next version stays in the version history and frees its slug', async () => {
    const { core, read, post } = await published();
    expectOk(await core.next.save('talk', { title: 'Next', slug: 'new-talk' }));
    expect(await core.next.discard('talk', { version: 9 })).toMatchObject({
      failure: { code: 'changed_elsewhere' },
    });
    expectOk(await core.next.discard('talk', { version: 2 }));
    expect(expectOk(await core.posts.revision('talk', 2)).title).toBe('Next');
    expect((await read())?.post?.title).toBe(post.title);
    expectOk(await core.posts.create(postInput({ slug: 'new-talk' })));
    expect(expectOk(await core.next.save('talk', { title: 'Again' }))).toMatchObject({ version: 3, base: 1 });
  });

  test('a next version includes later changes of the post, and reports conflicts', async () => {
    const { core, read } = await published();
    expectOk(await core.next.save('talk', { html: '<p>One.</p><p>Two.</p><p>Three, next.</p>' }));
    const put = expectOk(
      await core.posts.update('talk', { html: '<p>One, put.</p><p>Two.</p><p>Three.</p>', tags: ['c'] }),
    );
    const outdated = expectOk(await core.next.get('talk'));
    expect(outdated).toMatchObject({ is_outdated: true, base: 1, published_version: put.version });
    const kept = expectOk(await core.next.save('talk', { title: 'Next' }));
    expect(kept).toMatchObject({ is_outdated: true, published_version: put.version });
    const post = expectOk(await core.next.publish('talk'));
    expect(post).toMatchObject({
      title: 'Next',
      tags: ['c'],
      html: '<p>One, put.</p><p>Two.</p><p>Three, next.</p>',
    });

    expectOk(await core.next.save('talk', { title: 'Mine' }));
    const theirs = expectOk(await core.posts.update('talk', { title: 'Theirs' }));
    expect(await core.next.publish('talk')).toMatchObject({
      failure: { code: 'next_outdated', version: theirs.version },
    });
    expectOk(await core.next.save('talk', { title: 'Both', base: theirs.version }));
    expect(expectOk(await core.next.publish('talk')).title).toBe('Both');
    expect((await read())?.post?.title).toBe('Both');
  });

  test('a next version begun after a discarded one is merged with what readers saw', async () => {
    const { core } = await published();
    expectOk(await core.next.save('talk', { title: 'Next' }));
    expectOk(await core.next.discard('talk'));
    expect(expectOk(await core.next.save('talk', { title: 'Next' }))).toMatchObject({ base: 1 });
    expectOk(await core.posts.update('talk', { title: 'Changed' }));
    expect(await core.next.publish('talk')).toMatchObject({ failure: { code: 'next_outdated' } });
  });

  test('a scheduled next version is published once, on time or after an outage, never early', async () => {
    const { core, clock, read } = await published();
    expectOk(await core.next.save('talk', { title: 'Next', publish_at: later(60_000) }));
    expect(await core.next.save('talk', { publish_at: later(-1) })).toMatchObject({
      failure: { code: 'publish_at_past' },
    });
    clock.advance(59_999);
    expect(await core.schedule.publishDue()).toEqual({ published: [], held: [], waitMs: 1 });
    clock.advance(1);
    const runs = await Promise.all([1, 2, 3].map(() => core.schedule.publishDue()));
    expect(runs.flatMap((run) => run.published)).toMatchObject([{ slug: 'talk', lateMs: 0 }]);
    expect((await read())?.post).toMatchObject({ title: 'Next', publish_at: null });

    expectOk(await core.next.save('talk', { title: 'Late', publish_at: later(120_000) }));
    clock.advance(600_000);
    expect((await core.schedule.publishDue()).published).toHaveLength(1);
    expect(await core.schedule.late()).toMatchObject([{ slug: 'talk', publish_at: later(120_000) }]);
    expect((await core.schedule.publishDue()).published).toEqual([]);
  });

  test('a scheduled next version is held if it conflicts with the post or has a confidential name', async () => {
    const { core, clock, read } = await published();
    expectOk(await core.next.save('talk', { title: 'Next', publish_at: later(60_000) }));
    expectOk(await core.posts.update('talk', { title: 'Changed' }));
    clock.advance(60_000);
    expect((await core.schedule.publishDue()).held).toMatchObject([{ code: 'next_outdated' }]);
    expect((await read())?.post?.title).toBe('Changed');
    expect(await core.schedule.held()).toMatchObject([{ slug: 'talk' }]);
    const held = expectOk(await core.next.get('talk'));
    if (!held) throw new Error('No next version');
    expect(held).toMatchObject({ status: 'draft', publish_at: null, held_for: 'next_outdated' });

    const base = held.published_version;
    expectOk(await core.next.save('talk', { title: 'About Vexdale', base, publish_at: later(120_000) }));
    expectOk(
      await core.guard.add({ name: 'Vexdale', kind: 'client', spellings: [], initials: false, allowed: [] }),
    );
    clock.advance(60_000);
    expect((await core.schedule.publishDue()).held).toMatchObject([{ code: 'names_found' }]);
    expect((await read())?.post?.title).toBe('Changed');
    expect(await core.next.publish('talk')).toMatchObject({ failure: { code: 'names_found' } });
    expectOk(await core.next.publish('talk', { override: { reason: 'The client agreed.' } }));
    expect((await read())?.post?.title).toBe('About Vexdale');
  });

  test('a next version is reviewed, and the approval covers only that text', async () => {
    const { core, read } = await published();
    expectOk(await core.next.save('talk', { title: 'Next', html: '<p>One.</p><p>Second.</p>' }));
    const { review, token } = expectOk(
      await core.reviews.create('talk', reviewInputSchema.parse({ reader: 'Ada Reviewer' })),
    );
    expect(review).toMatchObject({ title: 'Next', version: 2 });
    expect(await core.next.publish('talk')).toMatchObject({ failure: { code: 'not_approved' } });
    const holder = { token, client: '192.0.2.1' };
    expectOk(await core.reviews.open(holder));
    expectOk(await core.reviews.decide(holder, { kind: 'approved', line: '' }));
    expectOk(await core.next.save('talk', { title: 'Next, changed' }));
    expect(await core.next.publish('talk')).toMatchObject({ failure: { code: 'not_approved' } });
    expectOk(await core.next.save('talk', { title: 'Next' }));
    expectOk(await core.next.publish('talk'));
    expect((await read())?.post?.title).toBe('Next');
  });

  test('a next version becomes the draft when its post is unpublished, alone or in bulk', async () => {
    const { core, post } = await published();
    expectOk(await core.next.save('talk', { title: 'Next', slug: 'new-talk' }));
    const draft = expectOk(await core.posts.update('talk', { status: 'draft', excerpt: 'Sent.' }));
    expect(draft).toMatchObject({ title: 'Next', slug: 'new-talk', excerpt: 'Sent.', html: post.html });
    expect(expectOk(await core.next.get('talk'))).toBeNull();
    expectOk(await core.posts.update('new-talk', { status: 'published' }));
    expectOk(await core.next.save('new-talk', { title: 'Third' }));
    await core.posts.changeMany({ action: 'unpublish', posts: [{ id: post.id }] });
    expect(expectOk(await core.posts.get(owner, 'new-talk')).post).toMatchObject({
      title: 'Third',
      status: 'draft',
    });
  });

  test('a next version stays with its post in the trash, and isn’t published from there', async () => {
    const { core, clock, post, read } = await published();
    expectOk(await core.next.save('talk', { title: 'Next', slug: 'new-talk', publish_at: later(60_000) }));
    expectOk(await core.posts.remove('talk'));
    clock.advance(60_000);
    expect((await core.schedule.publishDue()).published).toEqual([]);
    expectOk(await core.posts.restore(post.id));
    expect((await core.schedule.publishDue()).published).toEqual([]);
    expect(expectOk(await core.next.get('talk'))).toMatchObject({ title: 'Next', status: 'draft' });
    expect((await read())?.post?.title).toBe(post.title);
    expectOk(await core.posts.remove('talk'));
    expectOk(await core.posts.purge(post.id));
    expectOk(await core.posts.create(postInput({ slug: 'new-talk' })));
  });

  test('a next version is shown in the post list and is the text of a duplicate', async () => {
    const { core } = await published();
    expectOk(await core.posts.create(postInput({ slug: 'other' })));
    expectOk(await core.next.save('talk', { title: 'Next', publish_at: later(60_000) }));
    const { posts } = await core.posts.listOwn({ next_version: 'yes' }, { limit: 10 });
    expect(posts).toMatchObject([{ slug: 'talk', next: { publish_at: later(60_000) } }]);
    expect((await core.posts.listOwn({}, { limit: 10 })).posts.map(({ next }) => next)).toContain(null);
    expect(expectOk(await core.posts.copy('talk')).title).toContain('Next');
  });

  test('visitors see only published text through 300 random edits, updates, schedules, imports and deletions', async () => {
    const { db, core, clock } = await published();
    // A linear congruential generator, so that a failure can be repeated.
    let seed = 38;
    const random = () => {
      seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
      return seed / 2 ** 32;
    };
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
    const often = ['edit', 'edit', 'edit', 'update', 'discard', 'schedule', 'wait', 'put', 'import'] as const;
    const actions = [...often, 'import', 'revision', 'trash', 'unpublish'] as const;
    /** Every text that was saved. */
    const typed = new Set<string>();
    /** What visitors see, the next version, and when it goes live; undefined for none. */
    let [seen, next, at]: [string | undefined, string | undefined, number | undefined] = [
      undefined,
      undefined,
      undefined,
    ];
    let imported = 0;
    /** What visitors saw when the next version began. A field that it leaves as it was follows the post. */
    let base: string | undefined;
    const merged = () => (next === base ? seen : next);
    for (let step = 0, slug = ''; step < 300; step += 1) {
      // An import no longer changes a post that was edited here, so there is a new post from time to time.
      const name = `talk-${Math.floor(step / 10)}`;
      const title = `Text ${step}`;
      const bring = async () => {
        const [post] = (await importItems({ core }, [{ name, path: `/${name}/`, guid: name, title }])).posts;
        if (post?.outcome === 'created' || post?.outcome === 'updated') typed.add(title);
        return post?.outcome;
      };
      if (step % 10 === 0) {
        if (next !== undefined) expectOk(await core.next.discard(slug));
        expect(await bring()).toBe('created');
        [slug, seen, next, at] = [name, title, undefined, undefined];
        continue;
      }
      const action = pick(actions);
      const current = expectOk(await core.posts.get(owner, slug)).post;
      if (!current) throw new Error('moved');
      const isLive = current.status === 'published';
      if (next === undefined) base = seen;
      if (action === 'edit' && isLive) {
        expectOk(await core.next.save(slug, { title }));
        next = title;
        typed.add(title);
      } else if (action === 'revision' && isLive) {
        const version = pick(expectOk(await core.posts.revisions(slug)));
        expectOk(await core.next.save(slug, { title: version.title }));
        next = version.title;
      } else if (action === 'import') {
        if ((await bring()) === 'updated') {
          imported += 1;
          if (isLive) seen = title;
        }
      } else if (action === 'schedule' && isLive) {
        at = clock.now.getTime() + 1000 * (1 + Math.floor(random() * 5));
        expectOk(await core.next.save(slug, { title, publish_at: new Date(at).toISOString() }));
        next = title;
        typed.add(title);
      } else if (action === 'update' && next !== undefined) {
        const done = await core.next.publish(slug);
        if (done.ok) [seen, next, at] = [merged(), undefined, undefined];
        else expect(done.failure.code).toBe('next_outdated');
      } else if (action === 'discard' && next !== undefined) {
        expectOk(await core.next.discard(slug));
        [next, at] = [undefined, undefined];
      } else if (action === 'wait') {
        clock.advance(2000);
        const { published: live, held } = await core.schedule.publishDue();
        const isDue = next !== undefined && at !== undefined && at <= clock.now.getTime();
        expect(live.length + held.length).toBe(isDue ? 1 : 0);
        if (live.length > 0) [seen, next] = [merged(), undefined];
        if (isDue) at = undefined;
      } else if (action === 'put') {
        expectOk(await core.posts.update(slug, { title }));
        typed.add(title);
        if (isLive) seen = title;
      } else if (action === 'trash') {
        const { id } = expectOk(await core.posts.remove(slug));
        expect((await core.posts.get(visitor, slug)).ok).toBe(false);
        expectOk(await core.posts.restore(id));
      } else if (action === 'unpublish') {
        const saved = expectOk(await core.posts.update(slug, { status: isLive ? 'draft' : 'published' }));
        seen = isLive ? undefined : saved.title;
        if (isLive) [next, at] = [undefined, undefined];
        slug = saved.slug;
      }
      const found = await core.posts.get(visitor, slug);
      expect(found.ok ? found.value.post?.title : undefined).toBe(seen);
      const stored = await core.next.get(slug);
      expect(expectOk(stored)?.title).toBe(next);
    }
    const rows = await db.kysely.selectFrom('revisions').select('snapshot').execute();
    const stored = new Set(rows.map(({ snapshot }) => (JSON.parse(snapshot) as { title: string }).title));
    expect([...typed].filter((title) => !stored.has(title))).toEqual([]);
    expect(imported).toBeGreaterThan(5);
  });
});
