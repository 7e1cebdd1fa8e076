import { expect, test } from 'vitest';
import { postInput } from '../test/create-test-core.ts';
import { signedInSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';

const scheduled = { ...postInput({ slug: 'a' }), status: 'scheduled' };
const at = '2101-03-02T09:00:00.000Z';

eachDialect('a post with a time to come', (open) => {
  const begin = async () => {
    const { site, cookie } = await signedInSite(await open());
    const send = (method: string, path: string, body?: unknown) => site.send(method, path, body, cookie);
    return { site, send };
  };

  test('is scheduled, put off, taken back and published by its owner', async () => {
    const { send } = await begin();
    const created = await send('POST', '/api/blog/posts', { ...scheduled, publish_at: at });
    expect([created.status, await created.json()]).toMatchObject([
      201,
      { status: 'scheduled', publish_at: at },
    ]);
    const change = async (body: object) => (await send('PUT', '/api/blog/posts/a', body)).json();
    expect(await change({ publish_at: '2101-03-03T10:00:00+01:00' })).toMatchObject({
      publish_at: '2101-03-03T09:00:00.000Z',
    });
    expect(await change({ status: 'draft' })).toMatchObject({ status: 'draft', publish_at: null });
    // What was read can be sent back as it is.
    const read = await (await send('GET', '/api/blog/posts/a')).json();
    expect(await change(read)).toMatchObject({ status: 'draft', publish_at: null });
    expect(await change({ status: 'scheduled', publish_at: at })).toMatchObject({ publish_at: at });
    const published = await change({ status: 'published' });
    expect(published).toMatchObject({ publish_at: null, date: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) });
  });

  test('is answered to strangers like an address that never was', async () => {
    const { site, send } = await begin();
    expect((await send('POST', '/api/blog/posts', { ...scheduled, publish_at: at })).status).toBe(201);
    const answer = async (slug: string) => {
      const response = await site.request(`/api/blog/posts/${slug}`);
      return [response.status, await response.text()];
    };
    expect(await answer('a')).toEqual(await answer('b'));
    expect(await (await site.request('/api/blog/posts')).json()).toEqual([]);
    expect((await site.request('/api/blog/all-posts?status=scheduled')).status).toBe(401);
    expect((await site.send('POST', '/api/blog/posts', { ...scheduled, publish_at: at })).status).toBe(401);
  });

  test('is refused by name, and nothing is saved', async () => {
    const { site, send } = await begin();
    await site.core.settings.save({ time_zone: 'Europe/Madrid' });
    for (const [fields, reason] of [
      [{ publish_at: '2026-02-01T09:00:00Z' }, 'is past'],
      [{}, 'needs the time'],
      [{ publish_at: '2101-03-27T02:30' }, 'does not exist in Europe/Madrid'],
      [{ publish_at: '2101-10-30T02:30' }, '2101-10-30T02:30:00+02:00 or 2101-10-30T02:30:00+01:00'],
      [{ publish_at: at, status: 'published' }, 'goes with the status scheduled'],
      [{ publish_at: '2101-03-02' }, 'a day and a time'],
      [{ publish_at: 'tomorrow' }, 'a day and a time'],
    ] as const) {
      const response = await send('POST', '/api/blog/posts', { ...scheduled, ...fields });
      expect(await expectProblem(response, 400)).toContain(reason);
    }
    expect(await (await send('GET', '/api/blog/posts')).json()).toEqual([]);
  });

  test('is timed in a zone that exists', async () => {
    const { send } = await begin();
    const set = (time_zone: string) => send('PATCH', '/api/settings', { time_zone });
    expect((await set('Europe/Nowhere')).status).toBe(400);
    expect((await set('+02:00')).status).toBe(400);
    expect((await set('Europe/Madrid')).status).toBe(200);
    expect((await set('')).status).toBe(200);
  });
});
