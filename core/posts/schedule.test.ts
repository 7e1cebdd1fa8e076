import { expect, test } from 'vitest';
import { createTestCore, expectOk, postInput, type TestCore } from '../../test/create-test-core.ts';
import { bothDialects } from '../../test/each-dialect.ts';

const inMadrid = async ({ core }: TestCore) => {
  await core.settings.save({ time_zone: 'Europe/Madrid' });
};

bothDialects('scheduling a post', (open) => {
  const write = async (site: TestCore, fields: Parameters<typeof postInput>[0]) =>
    site.core.posts.create(postInput({ status: 'scheduled', slug: 'a', ...fields }));
  const failureOf = async (site: TestCore, fields: Parameters<typeof postInput>[0]) => {
    const written = await write(site, fields);
    return written.ok ? undefined : written.failure;
  };

  test('a scheduled time is read in the owner’s time zone, and sets the post’s date there', async () => {
    const site = createTestCore(await open());
    await inMadrid(site);
    const post = expectOk(await write(site, { publish_at: '2026-07-01T00:30', date: '2020-01-01' }));
    expect(post).toMatchObject({
      ...{ status: 'scheduled', publish_at: '2026-06-30T22:30:00.000Z' },
      date: '2026-07-01T00:30:00+02:00',
    });
  });

  test('a scheduled time can have an offset, and is read as UTC if no time zone is set', async () => {
    const site = createTestCore(await open());
    expect(expectOk(await write(site, { publish_at: '2026-07-01T09:00-06:00' })).publish_at).toBe(
      '2026-07-01T15:00:00.000Z',
    );
    expect(expectOk(await site.core.posts.update('a', { publish_at: '2026-07-01T09:00' })).publish_at).toBe(
      '2026-07-01T09:00:00.000Z',
    );
  });

  test.each([
    ['Pacific/Kiritimati', '9999-12-31T23:59:59Z'],
    ['America/Mexico_City', '9999-12-31T23:59'],
    ['UTC', '9999-12-31T23:59:59-12:00'],
  ])('a post can be scheduled for the last minute of the year 9999 in %s', async (time_zone, publish_at) => {
    const site = createTestCore(await open());
    await site.core.settings.save({ time_zone });
    const last = /^9999-12-31T/;
    const post = expectOk(await write(site, { publish_at }));
    expect(post).toMatchObject({
      publish_at: expect.stringMatching(last),
      date: expect.stringMatching(last),
    });
  });

  test('a scheduled time is rejected if it is skipped, ambiguous, in the past or missing', async () => {
    const site = createTestCore(await open());
    await inMadrid(site);
    expect(await failureOf(site, { publish_at: '2026-03-29T02:30' })).toMatchObject({
      code: 'time_skipped',
      instead: '2026-03-29T03:30',
    });
    expect(await failureOf(site, { publish_at: '2026-10-25T02:30' })).toMatchObject({
      code: 'time_twice',
      first: '2026-10-25T02:30:00+02:00',
      second: '2026-10-25T02:30:00+01:00',
    });
    expect(await failureOf(site, { publish_at: '2026-03-01T12:00:00Z' })).toEqual({
      code: 'publish_at_past',
      at: '2026-03-01T12:00:00.000Z',
    });
    expect(await failureOf(site, {})).toEqual({ code: 'publish_at_required' });
    expect(await failureOf(site, { publish_at: null })).toEqual({ code: 'publish_at_required' });
    expect(await failureOf(site, { publish_at: '2026-10-25T02:30:00+01:00' })).toBeUndefined();
  });

  test('a scheduled time without the status “scheduled” is rejected', async () => {
    const site = createTestCore(await open());
    for (const status of ['published', 'draft', undefined] as const) {
      const post = postInput({ slug: 'b', publish_at: '2027-01-01T09:00Z', ...(status && { status }) });
      expect(await site.core.posts.create(post)).toMatchObject({
        failure: { code: 'publish_at_unscheduled' },
      });
    }
    expect(await site.core.posts.list({ owner: true }, { page: 1, limit: 9 })).toEqual([]);
  });

  test('the scheduled time stays when the text changes, and is removed with “Revert to draft”', async () => {
    const site = createTestCore(await open());
    await write(site, { publish_at: '2026-03-02T09:00Z' });
    const changed = expectOk(await site.core.posts.update('a', { title: 'Another', date: '2020-01-01' }));
    expect(changed).toMatchObject({ status: 'scheduled', date: '2026-03-02T09:00:00+00:00' });
    const draft = expectOk(await site.core.posts.update('a', { status: 'draft' }));
    expect(draft).toMatchObject({ status: 'draft', publish_at: null });
    expect(expectOk(await site.core.posts.revision('a', 2)).publish_at).toBe('2026-03-02T09:00:00.000Z');
  });

  test('an overdue post can be saved with its scheduled time unchanged', async () => {
    const site = createTestCore(await open());
    const publish_at = '2026-03-01T12:00:01.000Z';
    await write(site, { publish_at });
    site.clock.advance(5000);
    expectOk(await site.core.posts.update('a', { title: 'In time', status: 'scheduled', publish_at }));
    await site.core.schedule.publishDue();
    expect(expectOk(await site.core.posts.get({ owner: false }, 'a')).post?.title).toBe('In time');
  });

  test('scheduling, rescheduling, reverting and publishing are recorded in the activity log', async () => {
    const site = createTestCore(await open());
    await write(site, { publish_at: '2026-03-02T09:00Z' });
    expectOk(await site.core.posts.update('a', { title: 'No news' }));
    expectOk(await site.core.posts.update('a', { publish_at: '2026-03-01T13:00Z' }));
    expectOk(await site.core.posts.update('a', { status: 'draft' }));
    expectOk(await site.core.posts.update('a', { status: 'scheduled', publish_at: '2026-03-01T13:00Z' }));
    site.clock.advance(3_600_000);
    await site.core.schedule.publishDue();
    const { events } = await site.core.audit.list({ limit: 9 });
    expect(events.map(({ name, what }) => [name, what.publish_at]).reverse()).toEqual([
      ['post_scheduled', '2026-03-02T09:00:00.000Z'],
      ['post_scheduled', '2026-03-01T13:00:00.000Z'],
      ['post_unscheduled', undefined],
      ['post_scheduled', '2026-03-01T13:00:00.000Z'],
      ['post_published', '2026-03-01T13:00:00.000Z'],
    ]);
  });

  test('a bulk action publishes scheduled posts today, or reverts them to drafts', async () => {
    const { core } = createTestCore(await open());
    const ids: string[] = [];
    for (const slug of ['a', 'b']) {
      const input = postInput({ slug, status: 'scheduled', publish_at: '2026-03-09T09:00Z' });
      ids.push(expectOk(await core.posts.create(input)).id);
    }
    const [a = '', b = ''] = ids;
    await core.posts.changeMany({ action: 'publish', posts: [{ id: a }] });
    await core.posts.changeMany({ action: 'unpublish', posts: [{ id: b }] });
    const posts = await core.posts.list({ owner: true }, { page: 1, limit: 9 });
    expect(posts.map(({ slug, status, publish_at, date }) => [slug, status, publish_at, date])).toEqual([
      ['b', 'draft', null, '2026-03-09T09:00:00+00:00'],
      ['a', 'published', null, '2026-03-01'],
    ]);
  });
});
