import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { connect } from '../db/connect.ts';
import { createTestSite, page } from '../test/create-test-site.ts';
import { isMissing } from '../test/each-dialect.ts';
import { queryOnce } from '../test/postgres/query-once.ts';
import { type ReplicatedPostgres, startReplicated } from '../test/postgres/start-replicated.ts';
import { createTestDatabase } from '../test/postgres/test-database.ts';

describe.skipIf(isMissing('postgres') || process.env.TEST_DATABASE_URL !== undefined)(
  'a site that has a replica',
  () => {
    let servers: ReplicatedPostgres;
    beforeAll(async () => {
      servers = await startReplicated();
    });
    afterAll(() => servers.stop());

    async function open() {
      const { url, drop } = await createTestDatabase(servers.url);
      onTestFinished(drop);
      const replica = new URL(url);
      replica.host = new URL(servers.replicaUrl).host;
      const instances = [];
      for (const _place of ['one', 'two']) {
        const db = await connect({ dataDir: '', databaseUrl: url, replicaUrl: replica.href });
        onTestFinished(db.close);
        const site = await createTestSite(db);
        site.pages.render = async (_request, { core }) => {
          const posts = await core.posts.list({ owner: false }, { page: 1, limit: 5 });
          return page(posts.map(({ title }) => title).join());
        };
        instances.push(site);
      }
      return { instances, replicaUrl: replica.href };
    }

    test.each(['streams', 'is paused'])(
      'shows each change to every reader of every instance while the replica %s',
      async (how) => {
        const { instances, replicaUrl } = await open();
        const [one, two] = instances;
        if (!one || !two) throw new Error('There are two instances');
        const cookie = await one.signIn();
        expect(
          (
            await one.send(
              'POST',
              '/api/blog/posts',
              { title: 'T0', html: '<p>A text.</p>', slug: 'a' },
              cookie,
            )
          ).status,
        ).toBe(201);
        // The sign-in itself has come through before the replay is paused.
        if (how === 'is paused') {
          await queryOnce(replicaUrl, 'select pg_wal_replay_pause()');
          onTestFinished(async () => void (await queryOnce(replicaUrl, 'select pg_wal_replay_resume()')));
        }
        for (let round = 1; round <= 12; round += 1) {
          const title = `T${round}`;
          const saved = await one.send('PUT', '/api/blog/posts/a', { title }, cookie);
          expect(saved.status).toBe(200);
          expect(await (await one.request('/blog')).text()).toContain(title);
          // Whoever has a session sees it on the other instance too.
          expect(await (await two.request('/blog', { headers: { Cookie: cookie } })).text()).toContain(title);
          await expect.poll(() => two.db.siteVersion(), { interval: 1 }).toBe(one.db.siteVersion());
          expect(await (await two.request('/blog')).text()).toContain(title);
          const listed = (await (await two.request('/api/blog/posts')).json()) as { title: string }[];
          expect(JSON.stringify(listed)).toContain(`"${title}"`);
        }
      },
    );
  },
);
