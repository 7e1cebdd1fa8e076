import { expect, test } from 'vitest';
import type { PostUpdate } from '../../shared/post.ts';
import { reviewInputSchema } from '../../shared/review.ts';
import { createTestCore, expectOk, owner, postInput, visitor } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';

const html =
  '<p>The <b>first</b> paragraph, with a <a href="/one">link</a>.</p>\n<figure><img src="/media/x.png" alt="A lamp"></figure> <p>The  last.</p>';

eachDialect('publishing after a review', (open) => {
  const begin = async (kind?: 'approved' | 'changes') => {
    const db = await open();
    const { core, clock } = createTestCore(db);
    const input = postInput({
      title: 'One',
      slug: 'one',
      html,
      status: 'draft',
      cover: '/media/a.png',
      cover_alt: 'A desk',
    });
    const post = expectOk(await core.posts.create(input));
    const { review, token } = expectOk(
      await core.reviews.create('one', reviewInputSchema.parse({ reader: 'A reader' })),
    );
    if (kind) expectOk(await core.reviews.decide({ token, client: '' }, { kind, line: 'A line' }));
    return { core, clock, db, post, review, token };
  };
  const refused = { ok: false, failure: { code: 'not_approved' } };

  test('a post without a review, or with a revoked one, is published without asking', async () => {
    const { core, review } = await begin();
    expectOk(await core.posts.create(postInput({ slug: 'other', status: 'published' })));
    expect(await core.posts.update('one', { status: 'published' })).toMatchObject({
      failure: { code: 'not_approved', wasApproved: false, reader: 'A reader', review: review.id },
    });
    expectOk(await core.reviews.revoke(review.id));
    expectOk(await core.posts.update('one', { status: 'published' }));
  });

  test('the newest review of a post counts as approved only for the approved text', async () => {
    const { core, clock, post, review, token } = await begin();
    const newest = async () => (await core.reviews.newest([post])).get(post.id);
    expect(await newest()).toEqual({ reader: 'A reader', round: 1, state: 'open' });
    expectOk(await core.reviews.decide({ token, client: '' }, { kind: 'approved', line: '' }));
    expectOk(await core.posts.update('one', { tags: ['a'] }));
    expect((await newest())?.state).toBe('approved');
    expectOk(await core.posts.update('one', { title: 'Other' }));
    expect((await newest())?.state).toBe('edited');
    clock.advance(1000);
    const again = await core.reviews.create('one', reviewInputSchema.parse({ reader: 'A reader' }));
    expect(await newest()).toMatchObject({ round: 2, state: 'open' });
    expectOk(await core.reviews.revoke(expectOk(again).review.id));
    expect(await newest()).toMatchObject({ round: review.round, state: 'edited' });
  });

  test('an approved post can be published with another slug, date and tags', async () => {
    const { core } = await begin('approved');
    const other = { slug: 'two', tags: ['a'], date: '2026-01-01', status: 'published' as const };
    expect(expectOk(await core.posts.update('one', other)).status).toBe('published');
  });

  test('every way of publishing a changed post requires confirmation, and succeeds with it', async () => {
    const { core, clock, post } = await begin('approved');
    expectOk(await core.posts.update('one', { html: '<p>Another.</p>' }));
    expect(await core.posts.update('one', { status: 'published' })).toMatchObject(refused);
    const [outcome] = await core.posts.changeMany({ action: 'publish', posts: [{ id: post.id }] });
    expect(outcome).toMatchObject({ ok: false, code: 'not_approved' });
    expect((await core.posts.listOwn({}, { limit: 5 })).published).toBe(0);
    expectOk(await core.posts.update('one', { status: 'published', without_approval: true }));
    // Version 1 is approved, version 2 isn't.
    expectOk(await core.posts.restoreRevision('one', 1));
    clock.advance(1000);
    expect(await core.posts.restoreRevision('one', 2)).toMatchObject(refused);
    expectOk(await core.posts.restoreRevision('one', 2, { without_approval: true }));
    expectOk(await core.posts.update('one', { status: 'draft' }));
    const all = { action: 'publish', posts: [{ id: post.id }], without_approval: true } as const;
    expect(await core.posts.changeMany({ ...all, posts: [...all.posts] })).toMatchObject([{ ok: true }]);
  });

  test('restoring a deleted post that wasn’t approved as it is requires confirmation', async () => {
    const { core, post } = await begin('approved');
    expectOk(await core.posts.update('one', { title: 'Other', status: 'published', without_approval: true }));
    const one = { action: 'restore', posts: [{ id: post.id }] } as const;
    const many = { ...one, posts: [...one.posts] };
    expectOk(await core.posts.remove('one'));
    expect(await core.posts.restore(post.id)).toMatchObject({
      ok: false,
      failure: { code: 'not_approved', wasApproved: true },
    });
    expect(await core.posts.changeMany(many)).toMatchObject([
      { ok: false, code: 'not_approved', title: 'Other' },
    ]);
    expect(await core.posts.deleted()).toHaveLength(1);
    expect(expectOk(await core.posts.restore(post.id, { without_approval: true }))).toMatchObject({
      status: 'published',
    });
    expectOk(await core.posts.remove('one'));
    expect(await core.posts.changeMany({ ...many, without_approval: true })).toMatchObject([{ ok: true }]);
    // An approved post, or a draft, is restored as usual.
    for (const update of [{ title: 'One' }, { title: 'Other', status: 'draft' as const }]) {
      expectOk(await core.posts.update('one', update));
      expectOk(await core.posts.remove('one'));
      expectOk(await core.posts.restore(post.id));
    }
  });

  test('publishing a post with requested changes requires confirmation', async () => {
    const { core } = await begin('changes');
    expect(await core.posts.update('one', { status: 'published' })).toMatchObject(refused);
  });
});

const hour = 3_600_000;
const inAnHour: PostUpdate = { status: 'scheduled', publish_at: '2026-03-01T13:00:00.000Z' };
const notApproved = { ok: false, failure: { code: 'not_approved', reader: 'A reader' } };

eachDialect('scheduling a post in review', (open) => {
  const begin = async () => {
    const db = await open();
    const { core, clock } = createTestCore(db);
    const post = expectOk(
      await core.posts.create(postInput({ slug: 'one', title: 'One', status: 'draft', tags: ['a'] })),
    );
    const give = async () =>
      expectOk(await core.reviews.create('one', reviewInputSchema.parse({ reader: 'A reader' })));
    const decide = async (token: string, kind: 'approved' | 'changes') =>
      expectOk(await core.reviews.decide({ token, client: '203.0.113.9' }, { kind, line: '' }));
    const goesLive = async () => {
      clock.advance(hour);
      const { published } = await core.schedule.publishDue();
      return published.map(({ slug }) => slug);
    };
    const stands = async () => expectOk(await core.posts.get(owner, 'one')).post;
    return { core, clock, post, give, decide, goesLive, stands };
  };

  test('a post in review can’t be scheduled before it is approved, unless the owner confirms', async () => {
    const { core, give, decide, stands, goesLive } = await begin();
    const { token } = await give();
    expect(await core.posts.update('one', inAnHour)).toMatchObject(notApproved);
    await decide(token, 'changes');
    expect(await core.posts.update('one', inAnHour)).toMatchObject(notApproved);
    expect(await stands()).toMatchObject({ status: 'draft', publish_at: null, version: 1 });
    expectOk(await core.posts.update('one', { ...inAnHour, without_approval: true }));
    expect(await goesLive()).toEqual(['one']);
  });

  test('an approved scheduled post goes live, and can be rescheduled without another approval', async () => {
    const { core, give, decide, stands, goesLive } = await begin();
    await decide((await give()).token, 'approved');
    expectOk(await core.posts.update('one', inAnHour));
    // The approval doesn't cover the scheduled time, slug and tags.
    const later = { publish_at: '2026-03-01T14:00:00.000Z', slug: 'uno', tags: ['b'] };
    expectOk(await core.posts.update('one', later));
    expect(await goesLive()).toEqual([]);
    expect(await goesLive()).toEqual(['uno']);
    expect(expectOk(await core.posts.get(visitor, 'uno')).post).toMatchObject({ title: 'One', tags: ['b'] });
    expect(await stands()).toBeUndefined();
  });

  test('an approved scheduled post can’t be edited, and goes live as approved', async () => {
    const { core, give, decide, goesLive, stands } = await begin();
    await decide((await give()).token, 'approved');
    const { version } = expectOk(await core.posts.update('one', inAnHour));
    for (const edit of [{ title: 'Other' }, { html: '<p>Other.</p>' }, { excerpt: 'Other' }]) {
      expect(await core.posts.update('one', edit), JSON.stringify(edit)).toMatchObject(notApproved);
    }
    expect(await stands()).toMatchObject({ version, title: 'One', status: 'scheduled' });
    expect(await goesLive()).toEqual(['one']);
    expect(await stands()).toMatchObject({ title: 'One', html: '<p>A text.</p>', status: 'published' });
  });

  test('an approved post that is reverted to draft and edited needs a new approval to be scheduled', async () => {
    const { core, give, decide, goesLive } = await begin();
    await decide((await give()).token, 'approved');
    expectOk(await core.posts.update('one', inAnHour));
    expectOk(await core.posts.update('one', { status: 'draft', title: 'Other' }));
    expect(await core.posts.update('one', inAnHour)).toMatchObject(notApproved);
    const second = await give();
    expect(second.review.round).toBe(2);
    await decide(second.token, 'approved');
    expectOk(await core.posts.update('one', inAnHour));
    expect(await goesLive()).toEqual(['one']);
    const rounds = expectOk(await core.reviews.list('one'));
    expect(rounds.map(({ round, state }) => [round, state])).toEqual([
      [2, 'approved'],
      [1, 'approved'],
    ]);
  });
});
