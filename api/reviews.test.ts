import { expect, test } from 'vitest';
import { noteInputSchema, type Review, type ReviewRecord } from '../shared/review.ts';
import { expectOk, postInput } from '../test/create-test-core.ts';
import { signedInSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';

const path = '/api/blog/posts/one/reviews';

eachDialect('reviews over the API', (open) => {
  const begin = async () => {
    const { site, cookie } = await signedInSite(await open());
    expectOk(await site.core.posts.create(postInput({ slug: 'one', status: 'draft' })));
    const ask = (method: string, at: string, body?: unknown) => site.send(method, at, body, cookie);
    const make = async (body: object = { reader: 'A reader' }) =>
      (await (await ask('POST', path, body)).json()) as { review: Review; address: string };
    return { site, ask, make };
  };

  test('the owner creates, lists, replies to, revokes and records reviews', async () => {
    const { site, ask, make } = await begin();
    const { review, address } = await make({ reader: 'A reader', days: 3, passphrase: 'quartz lantern 41' });
    expect(address).toMatch(new RegExp(`^${site.address}/review/[0-9a-f]{64}\\?lang=en$`));
    expect(review).toMatchObject({ reader: 'A reader', round: 1, has_passphrase: true, state: 'waiting' });
    const holder = { token: address.slice(-72, -8), client: '' };
    const { proof } = expectOk(await site.core.reviews.prove(holder, 'quartz lantern 41'));
    const input = noteInputSchema.parse({ key: 'the only key', block: 0, note: 'A note' });
    const { id } = expectOk(await site.core.reviews.note({ ...holder, proof }, input));
    const answered = await ask('PATCH', `/api/blog/review-notes/${id}`, { state: 'resolved', answer: 'Yes' });
    expect(await answered.json()).toMatchObject({ state: 'resolved', answer: 'Yes' });
    const listed = (await (await ask('GET', path)).json()) as Review[];
    expect(listed).toMatchObject([{ id: review.id, notes: [{ id, answer: 'Yes' }] }]);
    const record = (await (await ask('GET', `/api/blog/reviews/${review.id}/record`)).json()) as ReviewRecord;
    expect(record).toMatchObject({ is_whole: true, content: { title: 'A title' }, hash: review.hash });
    expect((await ask('POST', `/api/blog/reviews/${review.id}/end`)).status).toBe(204);
    expect(await (await ask('GET', '/api/blog/reviews')).json()).toMatchObject([
      { state: 'ended', is_open: false },
    ]);
    // The link is returned only when it is created.
    for (const said of [listed, record]) expect(JSON.stringify(said)).not.toContain(holder.token);
    const page = await site.request(`/review/${holder.token}?lang=en`);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'content-security-policy': expect.stringContaining(
        "img-src 'self' data:; media-src 'self'; frame-src 'none'",
      ),
    });
    expect(page.headers.get('set-cookie')).toBeNull();
    await site.request(`/%72eview/${holder.token}`, { method: 'DELETE' });
    expect(site.log.join()).toContain('/review/…');
    expect(site.log.join()).not.toContain(holder.token);
  });

  test('publishing a text that isn’t approved is rejected unless confirmed', async () => {
    const { site, ask, make } = await begin();
    const { review } = await make();
    const publish = (more: object = {}) =>
      ask('PUT', '/api/blog/posts/one', { status: 'published', ...more });
    const refused = await publish();
    expect(refused.status).toBe(409);
    expect(await refused.json()).toEqual({
      code: 'not_approved',
      review: review.id,
      detail: expect.stringContaining('without_approval'),
    });
    const many = { action: 'publish', posts: [{ id: review.post_id }] };
    const bulk = (await (await ask('POST', '/api/blog/bulk', many)).json()) as object;
    expect(bulk).toMatchObject({ failed: 1, results: [{ code: 'not_approved' }] });
    expect((await site.request('/api/blog/posts/one')).status).toBe(404);
    expect((await publish({ without_approval: true })).status).toBe(200);
    await ask('DELETE', '/api/blog/posts/one');
    const back = `/api/blog/deleted-posts/${review.post_id}/restore`;
    expect(await (await ask('POST', back, {})).json()).toMatchObject({
      code: 'not_approved',
      review: review.id,
    });
    await expectProblem(await ask('POST', back, { without_approval: 'yes' }), 400);
    await expectProblem(await site.send('POST', back, { without_approval: true }), 401);
    await expectProblem(
      await ask('POST', '/api/blog/deleted-posts/none/restore', { without_approval: true }),
      404,
    );
    expect((await ask('POST', back, { without_approval: true })).status).toBe(200);
  });
});
