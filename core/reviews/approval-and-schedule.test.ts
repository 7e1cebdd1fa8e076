import { expect, test } from 'vitest';
import type { PostUpdate } from '../../shared/post.ts';
import { reviewInputSchema } from '../../shared/review/review.ts';
import { createTestCore, expectOk, owner, postInput, visitor } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';

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

  test('is published by a change of many only as approved, and those beside it all the same', async () => {
    const { core, give, decide, post } = await begin();
    const { token } = await give();
    const free = expectOk(await core.posts.create(postInput({ slug: 'free', status: 'draft' })));
    const waits = expectOk(
      await core.posts.create({ ...postInput({ slug: 'waits' }), ...inAnHour } as never),
    );
    const posts = [post, free, waits].map(({ id }) => ({ id }));
    const outcomes = await core.posts.changeMany({ action: 'publish', posts });
    expect(outcomes).toMatchObject([
      { ok: false, code: 'not_approved', title: 'One' },
      { ok: true, slug: 'free', changed: true },
      { ok: true, slug: 'waits', changed: true },
    ]);
    expect(expectOk(await core.posts.get(owner, 'waits')).post).toMatchObject({
      status: 'published',
      publish_at: null,
    });
    await decide(token, 'approved');
    expect(await core.posts.changeMany({ action: 'publish', posts: [{ id: post.id }] })).toMatchObject([
      { ok: true, slug: 'one', changed: true },
    ]);
    expect((await core.posts.list(visitor, { page: 1, limit: 9 })).map(({ slug }) => slug).sort()).toEqual([
      'free',
      'one',
      'waits',
    ]);
  });
});
