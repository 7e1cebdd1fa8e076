import { expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';

const text = { title: 'Sent twice', html: '<p>One text.</p>' };

async function sender(site: TestSite) {
  const cookie = await site.signIn();
  return (key: string | undefined, body: object, owner = cookie) =>
    site.request('/api/blog/posts', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Cookie: owner,
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
      body: JSON.stringify(body),
    });
}

eachDialect('POST /api/blog/posts with an Idempotency-Key', (open) => {
  test('a repeated request with the same Idempotency-Key returns the same post and stores it once', async () => {
    const site = await createTestSite(await open());
    const send = await sender(site);
    const key = '"8e03978e-40d5-43e8-bc93-6894a57f9324"';
    const answers = [await send(key, text), await send(key, text)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [first, second] = await Promise.all(answers.map((response) => response.json()));
    expect(second).toEqual(first);
    expect(await (await site.request('/api/blog/posts')).json()).toEqual([first]);
    expect((await send(undefined, text)).status).toBe(201);
    expect(await (await site.request('/api/blog/posts')).json()).toHaveLength(2);
  });

  test('a reused Idempotency-Key returns 422 for other text and 404 if the post was deleted', async () => {
    const site = await createTestSite(await open());
    const send = await sender(site);
    await send('a key', text);
    const detail = await expectProblem(await send('a key', { ...text, html: '<p>Two.</p>' }), 422);
    expect(detail).toContain('“sent-twice”');
    await site.core.posts.remove('sent-twice');
    await expectProblem(await send('a key', text), 404);
  });
});
