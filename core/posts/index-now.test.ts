import { expect, test } from 'vitest';
import { fail, ok } from '../../shared/result.ts';
import { settingsSchema } from '../../shared/settings.ts';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { eachDialect, type OpenDatabase } from '../../test/each-dialect.ts';
import type { FetchText } from '../net/outbound.ts';
import { createIndexNow } from './index-now.ts';

async function begin(
  open: OpenDatabase,
  { wanted = true, origin = 'https://site.example', away = false } = {},
) {
  const db = await open();
  const { core } = createTestCore(db);
  const asked: URL[] = [];
  const fetchText: FetchText = async (address) => {
    asked.push(new URL(address));
    if (away) return fail({ code: 'no_answer', cause: 'connection' });
    return ok({ url: address, status: 202, contentType: '', text: '', bytes: 0 });
  };
  const indexNow = createIndexNow({
    db,
    settings: async () => settingsSchema.parse({ index_now: wanted }),
    origin: () => origin,
    fetchText,
    post: core.posts.get,
  });
  const told = () => asked.splice(0).map(({ searchParams }) => searchParams.get('url'));
  return { core, indexNow, asked, told };
}

eachDialect('notifying search engines', (open) => {
  test('search engines are notified once of each post that is published, changed or unpublished', async () => {
    const { core, indexNow, told } = await begin(open);
    expectOk(await core.posts.create(postInput({ slug: 'before' })));
    const { last } = await indexNow.announce(undefined);
    expect(told(), 'what was there before').toEqual([]);
    expectOk(await core.posts.create(postInput({ slug: 'uno', language: 'es' })));
    expectOk(await core.posts.create(postInput({ slug: 'draft', status: 'draft' })));
    const next = await indexNow.announce(last);
    expect(told()).toEqual(['https://site.example/blog/uno?lang=es']);
    expectOk(await core.posts.remove('uno'));
    expectOk(await core.posts.update('draft', { slug: 'secret' }));
    expectOk(await core.posts.remove('secret'));
    const after = await indexNow.announce(next.last);
    expect(told()).toEqual(['https://site.example/blog/uno', 'https://site.example/blog/uno?lang=es']);
    await indexNow.announce(after.last);
    expect(told()).toEqual([]);
  });

  test('search engines receive the key and the URL to verify it', async () => {
    const { core, indexNow, asked } = await begin(open);
    expectOk(await core.posts.create(postInput({ slug: 'one' })));
    await indexNow.announce(0);
    const [{ host, searchParams } = new URL('about:blank')] = asked;
    expect(host).toBe('api.indexnow.org');
    expect(searchParams.get('key')).toMatch(/^[0-9a-f]{32}$/);
    expect(searchParams.get('key')).toBe(await indexNow.key());
    expect(searchParams.get('keyLocation')).toBe('https://site.example/indexnow.txt');
  });

  test.each([{ wanted: false }, { origin: 'http://localhost:3000' }])(
    'search engines aren’t notified with %j',
    async (site) => {
      const { core, indexNow, told } = await begin(open, site);
      expectOk(await core.posts.create(postInput({ slug: 'one' })));
      expect((await indexNow.announce(0)).last).toBeGreaterThan(0);
      expect(told()).toEqual([]);
      expect(await indexNow.key()).toBeUndefined();
    },
  );

  test('a failed notification of search engines is returned and can be retried', async () => {
    const { core, indexNow } = await begin(open, { away: true });
    expectOk(await core.posts.create(postInput({ slug: 'one' })));
    const [address, failure] = ['https://site.example/blog/one', { code: 'no_answer', cause: 'connection' }];
    const { last, failures } = await indexNow.announce(0);
    expect(failures).toEqual([{ address, failure }]);
    expect((await indexNow.announce(last, [address])).failures).toEqual([{ address, failure }]);
  });
});
