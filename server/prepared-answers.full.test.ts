import { afterEach, expect, type MockInstance, test, vi } from 'vitest';
import type { Database } from '../db/connect.ts';
import { expectOk, postInput } from '../test/create-test-core.ts';
import { createTestSite, page, type TestSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { PreparedAnswers } from './prepared-answers.ts';

afterEach(() => void vi.restoreAllMocks());

const origin = 'http://site.example';

/** Pages that show what the database holds, the language and the address. */
async function siteOf(db: Database, isPrepared = true): Promise<TestSite> {
  const site = await createTestSite(db, {
    origin,
    ...(!isPrepared && { source: { siteVersionThisTurn: () => undefined } }),
  });
  site.pages.render = async (request, { core, locale }) => {
    const { pathname, search } = new URL(request.url);
    if (pathname === '/none') return page('Nothing', 404);
    if (pathname.endsWith('.png')) return new Response('PNG', { headers: { 'Content-Type': 'image/png' } });
    if (pathname === '/cookie') return new Response('', { headers: { 'Set-Cookie': 'a=b' } });
    const { posts } = await core.posts.browse({ page: 1, limit: 100 });
    return page([locale, pathname + search, ...posts.map(({ title }) => title)].join('|').padEnd(2000, '.'));
  };
  return site;
}

const watchAnswers = () => vi.spyOn(PreparedAnswers.prototype, 'answer');

const prepared = (answers: MockInstance<PreparedAnswers['answer']>) =>
  answers.mock.results.filter(({ value }) => value === true).length;

eachDialect('a prepared answer', (open) => {
  test('is of the site as it is: a change is seen at once, wherever it was made', async () => {
    const db = await open();
    const [site, other] = [await siteOf(db), await siteOf(db)];
    const read = async () => (await site.request('/blog')).text();
    for (const count of [1, 2, 3]) {
      const post = expectOk(
        await site.core.posts.create(postInput({ title: `Here ${count}`, slug: `p${count}` })),
      );
      expect(await read()).toContain(`Here ${count}`);
      expect(await read()).toContain(`Here ${count}`);
      expectOk(await other.core.posts.remove(post.slug));
      expect(await read()).not.toContain(`Here ${count}`);
    }
  });

  test('has its id, and its line in the log like any other', async () => {
    const site = await siteOf(await open());
    const answers = watchAnswers();
    const ids = [];
    for (const _ of [1, 2]) ids.push((await site.request('/blog?page=2')).headers.get('x-request-id'));
    expect(prepared(answers)).toBe(1);
    await expect.poll(() => site.log.length).toBe(2);
    const [first, second] = site.log.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect([first?.id, second?.id]).toEqual(ids);
    expect(ids[0]).not.toBe(ids[1]);
    expect(Object.keys(second ?? {})).toEqual(Object.keys(first ?? {}));
    expect(second).toMatchObject({ method: 'GET', path: '/blog', status: 200, msg: 'request' });
  });
});
