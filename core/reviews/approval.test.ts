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

  test('changes nothing where there was none, or where it was taken back', async () => {
    const { core, review } = await begin();
    expectOk(await core.posts.create(postInput({ slug: 'other', status: 'published' })));
    expect(await core.posts.update('one', { status: 'published' })).toMatchObject({
      failure: { code: 'not_approved', wasApproved: false, reader: 'A reader', review: review.id },
    });
    expectOk(await core.reviews.revoke(review.id));
    expectOk(await core.posts.update('one', { status: 'published' }));
  });

  test('takes the approved version, whatever else of the post is other', async () => {
    const { core } = await begin('approved');
    const other = { slug: 'two', tags: ['a'], date: '2026-01-01', status: 'published' as const };
    expect(expectOk(await core.posts.update('one', other)).status).toBe('published');
  });

  test('asks before anything else, by every way, and goes on where it is told to', async () => {
    const { core, clock, post } = await begin('approved');
    expectOk(await core.posts.update('one', { html: '<p>Another.</p>' }));
    expect(await core.posts.update('one', { status: 'published' })).toMatchObject(refused);
    const [outcome] = await core.posts.changeMany({ action: 'publish', posts: [{ id: post.id }] });
    expect(outcome).toMatchObject({ ok: false, code: 'not_approved' });
    expect((await core.posts.listOwn({}, { limit: 5 })).published).toBe(0);
    expectOk(await core.posts.update('one', { status: 'published', without_approval: true }));
    // Version 1 is the approved one, version 2 is not.
    expectOk(await core.posts.restoreRevision('one', 1));
    clock.advance(1000);
    expect(await core.posts.restoreRevision('one', 2)).toMatchObject(refused);
    expectOk(await core.posts.restoreRevision('one', 2, { without_approval: true }));
    expectOk(await core.posts.update('one', { status: 'draft' }));
    const all = { action: 'publish', posts: [{ id: post.id }], without_approval: true } as const;
    expect(await core.posts.changeMany({ ...all, posts: [...all.posts] })).toMatchObject([{ ok: true }]);
  });

  test('asks before a deleted post that nobody approved as it is comes back, alone or with others', async () => {
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
    // What was approved, and what nobody sees, comes back as ever.
    for (const update of [{ title: 'One' }, { title: 'Other', status: 'draft' as const }]) {
      expectOk(await core.posts.update('one', update));
      expectOk(await core.posts.remove('one'));
      expectOk(await core.posts.restore(post.id));
    }
  });

  test('asks where changes were asked for', async () => {
    const { core } = await begin('changes');
    expect(await core.posts.update('one', { status: 'published' })).toMatchObject(refused);
  });
});

const hour = 3_600_000;
const inAnHour: PostUpdate = { status: 'scheduled', publish_at: '2026-03-01T13:00:00.000Z' };
const notApproved = { ok: false, failure: { code: 'not_approved', reader: 'A reader' } };

eachDialect('a post that was given to a reader and waits for its time', (open) => {
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

  test('does not come to wait before it is approved, unless the owner goes on', async () => {
    const { core, give, decide, stands, goesLive } = await begin();
    const { token } = await give();
    expect(await core.posts.update('one', inAnHour)).toMatchObject(notApproved);
    await decide(token, 'changes');
    expect(await core.posts.update('one', inAnHour)).toMatchObject(notApproved);
    expect(await stands()).toMatchObject({ status: 'draft', publish_at: null, version: 1 });
    expectOk(await core.posts.update('one', { ...inAnHour, without_approval: true }));
    expect(await goesLive()).toEqual(['one']);
  });

  test('waits and goes live as it was approved, and can be put off without being asked about', async () => {
    const { core, give, decide, stands, goesLive } = await begin();
    await decide((await give()).token, 'approved');
    expectOk(await core.posts.update('one', inAnHour));
    // When, under which address and with which tags is no part of what was approved.
    const later = { publish_at: '2026-03-01T14:00:00.000Z', slug: 'uno', tags: ['b'] };
    expectOk(await core.posts.update('one', later));
    expect(await goesLive()).toEqual([]);
    expect(await goesLive()).toEqual(['uno']);
    expect(expectOk(await core.posts.get(visitor, 'uno')).post).toMatchObject({ title: 'One', tags: ['b'] });
    expect(await stands()).toBeUndefined();
  });

  test('is not changed behind the reader’s back while it waits: it goes live as approved', async () => {
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

  test('that is taken back to a draft may be changed, and waits again only with the next approval', async () => {
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
