import { expect, test } from 'vitest';
import { runPictureJob } from '../../core/media/run-picture-job.ts';
import type { Database } from '../../db/connect.ts';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { createTestSite, page, type TestSite, type TestSiteOptions } from '../../test/create-test-site.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { keptRunRow } from '../../test/kept-run-rows.ts';
import { plainPicture } from '../../test/picture-files.ts';
import { BodyBudget } from '../request-body/body-budget.ts';
import { createAnswerMetrics } from './answer-metrics.ts';
import { createMetrics } from './create-metrics.ts';

const token = 'a-token-of-many-characters';

interface WatchedSite extends TestSite {
  /** What a line has, by its name with its labels as they are written; 0 where there is none. */
  read(): Promise<(line: string) => number>;
  text(): Promise<string>;
}

async function watchedSite(db: Database, options: TestSiteOptions = {}): Promise<WatchedSite> {
  const metrics = createMetrics();
  metrics.watch({ db, bodies: new BodyBudget() });
  const answerMetrics = createAnswerMetrics({ text: metrics.text, token });
  const site = await createTestSite(db, { ...options, observer: metrics.observer, answerMetrics });
  const read = async () => {
    const lines = new Map((await metrics.text()).split('\n').map((line) => splitAtLast(line)));
    return (line: string) => lines.get(line) ?? 0;
  };
  return { ...site, read, text: metrics.text };
}

function splitAtLast(line: string): [string, number] {
  const at = line.lastIndexOf(' ');
  return [line.slice(0, at), Number(line.slice(at + 1))];
}

eachDialect('the metrics', (open) => {
  test('count requests by kind and status, those too that were answered before anything was looked at', async () => {
    const site = await watchedSite(await open());
    site.pages.render = async (request) => page('A page', request.url.endsWith('/none') ? 404 : 200);
    const before = await site.read();
    // Made, kept and put in front by the first; the other three are prepared.
    for (let time = 0; time < 4; time += 1) await site.request('/blog/a-post');
    const { etag } = Object.fromEntries((await site.request('/blog/a-post')).headers);
    await site.request('/blog/a-post', { headers: { 'If-None-Match': etag ?? '' } });
    await site.request('/none');
    await site.request('/compose');
    await site.request('/api/none');
    // Counted when its connection has been handed the last byte, which may be after the client has it.
    const answers = async () => (await site.read())('site_requests_total{kind="api",status="4xx"}');
    await expect.poll(answers).toBeGreaterThan(before('site_requests_total{kind="api",status="4xx"}'));
    const after = await site.read();
    const grown = (line: string) => after(line) - before(line);
    expect(grown('site_requests_total{kind="article",status="2xx"}')).toBe(5);
    expect(grown('site_requests_total{kind="article",status="3xx"}')).toBe(1);
    expect(grown('site_requests_total{kind="other",status="4xx"}')).toBe(1);
    expect(grown('site_requests_total{kind="owner",status="2xx"}')).toBe(1);
    expect(grown('site_requests_total{kind="api",status="4xx"}')).toBe(1);
    expect(grown('site_request_duration_seconds_count{kind="article",status="2xx"}')).toBe(1);
    expect(grown('site_page_cache_total{result="prepared"}')).toBe(5);
    expect(grown('site_page_cache_total{result="miss"}')).toBe(2);
  });

  test('name no address, whatever is asked for', async () => {
    const site = await watchedSite(await open(), { trustProxy: 1 });
    const odd = [
      '/blog/a-secret-slug',
      '/secret-file.php',
      '/api/secret',
      '/media/secret',
      '/compose/secret',
    ];
    for (const path of odd) await site.request(path, { headers: { 'X-Forwarded-For': '203.0.113.9' } });
    await site.request('/blog', { method: 'PROPFIND' }).catch(() => undefined);
    const text = await site.text();
    expect(text).not.toMatch(/secret|203\.0\.113|PROPFIND/);
    for (const [, labels = ''] of text.matchAll(/^site_\w+\{(.*)\} /gm))
      expect(labels).toMatch(/^(\w+="[\w+.]+",?)+$/);
  });

  test('have the statements and connections of the database', async () => {
    const db = await open();
    const site = await watchedSite(db);
    const text = await site.text();
    const pools = db.dialect === 'postgres' ? ['prompt', 'long'] : ['writer'];
    for (const pool of pools)
      for (const state of ['in_use', 'idle', 'waiting'])
        expect(text).toContain(`site_database_connections{pool="${pool}",state="${state}"} `);
    expect(text).toContain('site_database_away 0');
    expect((await site.read())('site_content_version')).toBe(db.siteVersion());
  });

  test('tell when the last copy was made, and nothing of it before there is one', async () => {
    const db = await open();
    const site = await watchedSite(db);
    expect(await site.text()).not.toMatch(/^site_backup_last_timestamp_seconds /m);
    await site.core.posts.create(postInput());
    const at = '2026-03-02T01:00:00.000Z';
    await db.kysely
      .insertInto('audit_events')
      .values({ at, last_at: at, name: 'backup_made', what: '{}', source: 'command_line', count: 1 })
      .execute();
    const metrics = createMetrics();
    metrics.watch({ db, bodies: new BodyBudget() });
    expect(await metrics.text()).toContain(`site_backup_last_timestamp_seconds ${Date.parse(at) / 1000}`);
  });

  test('tell which copies the site has made by itself, and whether the last went well', async () => {
    const db = await open();
    const run = { name: 'a.copy', facts: '{}' };
    const rows = [
      ['copy', '2026-03-01', 'done', null],
      ['copy', '2026-03-02', 'failed', 'away'],
      ['drill', '2026-03-03', 'done', null],
    ] as const;
    for (const [kind, day, state, failure] of rows)
      await insertRunRow({ ...run, id: day, kind, place: 'folder', state, failure }, `${day}T01:00:00.000Z`);
    const metrics = createMetrics();
    metrics.watch({ db, bodies: new BodyBudget() });
    const text = await metrics.text();
    const seconds = (day: string) => Date.parse(`${day}T01:00:00.000Z`) / 1000;
    for (const line of [
      `site_backup_last_timestamp_seconds ${seconds('2026-03-01')}`,
      `site_copy_last_timestamp_seconds{kind="copy",place="folder"} ${seconds('2026-03-01')}`,
      `site_copy_last_timestamp_seconds{kind="drill",place="folder"} ${seconds('2026-03-03')}`,
      'site_copy_failed{kind="copy",place="folder"} 1',
      'site_copy_failed{kind="drill",place="folder"} 0',
    ])
      expect(text).toContain(`${line}\n`);
    expect(text).not.toContain('place="bucket"');

    function insertRunRow(row: object, at: string) {
      const times = { started_at: at, finished_at: at };
      return db.kysely
        .insertInto('copy_runs')
        .values({ ...row, ...times } as never)
        .execute();
    }
  });

  test('tell how far imports are, and how long pictures take', async () => {
    const db = await open();
    const rows = [
      { ...keptRunRow('a', { done: 30 }), state: 'running', total: 100 },
      { ...keptRunRow('b', { done: 1 }), state: 'running', total: null },
      { ...keptRunRow('c', { done: 5 }), state: 'paused', total: 50 },
      keptRunRow('d'),
    ];
    await db.kysely.insertInto('import_runs').values(rows).execute();
    const site = await watchedSite(db);
    const before = await site.read();
    await runPictureJob('readUpload', await plainPicture(60, 40).jpeg().toBuffer());
    const after = await site.read();
    expect(after('site_import_runs{state="running"}')).toBe(2);
    expect(after('site_import_runs{state="paused"}')).toBe(1);
    expect(after('site_import_posts_left')).toBe(70);
    const taken = 'site_picture_work_duration_seconds_count{work="upload"}';
    expect(after(taken) - before(taken)).toBe(1);
  });

  test('tell how many posts wait for their time, are due, or were held back at it', async () => {
    const db = await open();
    const { core, clock } = createTestCore(db);
    clock.advance(Date.now() - clock.now.getTime());
    const publish_at = new Date(clock.now.getTime() + 3_600_000).toISOString();
    for (const slug of ['a', 'b', 'c', 'd'])
      expectOk(
        await core.posts.create(postInput({ slug, title: 'A post', status: 'scheduled', publish_at })),
      );
    const rows = () => db.kysely.updateTable('posts');
    const past = '2026-01-01T00:00:00.000Z';
    await rows().set({ publish_at: past }).where('slug', '=', 'a').execute();
    await rows().set({ publish_at: past, status: 'draft' }).where('slug', '=', 'b').execute();
    const read = await (await watchedSite(db)).read();
    const states = ['waiting', 'due', 'held'].map((state) => read(`site_scheduled_posts{state="${state}"}`));
    expect(states).toEqual([2, 1, 1]);
  });

  test('are there for who has the token, and an unknown page to anybody else', async () => {
    const site = await watchedSite(await open());
    site.pages.render = async () => page('There is nothing here', 404);
    const ask = (headers: Record<string, string> = {}, path = '/metrics', method = 'GET') =>
      site.request(path, { headers, method });
    const unknown = await ask({}, '/none');
    for (const authorization of [
      '',
      'Bearer',
      'Bearer x',
      `Bearer ${token}x`,
      `Bearer ${token.slice(1)}`,
      `Basic ${token}`,
      token,
    ]) {
      const refused = await ask(authorization ? { Authorization: authorization } : {});
      expect([refused.status, await refused.text()], authorization).toEqual([
        404,
        expect.stringContaining('nothing'),
      ]);
      expect([...refused.headers.keys()]).toEqual([...unknown.headers.keys()]);
      expect(refused.headers.get('cache-control')).toBe('no-cache');
    }
    const given = await ask({ Authorization: `Bearer ${token}` });
    expect(given.status).toBe(200);
    expect(given.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(given.headers.get('cache-control')).toBe('no-store');
    expect(await given.text()).toMatch(/^site_requests_total\{/m);
    const head = await ask({ Authorization: `Bearer ${token}` }, '/metrics', 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    const posted = await ask({ Authorization: `Bearer ${token}` }, '/metrics', 'POST');
    expect(posted.status).toBe(405);
  });
});
