import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { type ConnectOptions, connect } from '../../db/connect.ts';
import { expectOk, postInput } from '../../test/create-test-core.ts';
import { createTestSite, page, type TestSite } from '../../test/create-test-site.ts';
import { isMissing } from '../../test/each-dialect.ts';
import { createTestDatabase } from '../../test/postgres/test-database.ts';
import { type Edge, hasProgram } from '../../test/processes/run-edge.ts';
import { startNginx, startVarnish } from '../../test/processes/start-edge.ts';
import { watchChanges } from '../watch-changes.ts';
import { createCdn } from './cdn-headers.ts';
import { purgeCdn } from './purge-cdn.ts';

/** Two processes of a site, as far as they know: each with a connection of its own to one database. */
interface Fleet {
  writer: TestSite;
  /** The one behind the cache. */
  reader: TestSite;
  edge: Edge;
}

async function startFleet(start: (port: number) => Promise<Edge>, maxAge: number): Promise<Fleet> {
  const options: ConnectOptions = { dataDir: await mkdtemp(join(tmpdir(), 'edge-data-')) };
  onTestFinished(() => rm(options.dataDir, { recursive: true, force: true }));
  if (!isMissing('postgres')) {
    const { url, drop } = await createTestDatabase(inject('postgresUrl'));
    onTestFinished(drop);
    options.databaseUrl = url;
  }
  const cdn = createCdn({ maxAge, staleWhileRevalidate: 0, staleIfError: 600, hasLanguageKey: true });
  const sites: TestSite[] = [];
  for (const _ of [1, 2]) {
    const db = await connect(options);
    onTestFinished(() => db.close());
    const site = await createTestSite(db, cdn ? { cdn } : {});
    site.pages.render = async (request, { core, locale }) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/none') return page('Nothing', 404);
      const { posts } = await core.posts.browse({ page: 1, limit: 100 });
      return page([`in ${locale}`, ...posts.map(({ title }) => title)].join('|').padEnd(2000, '.'));
    };
    sites.push(site);
  }
  const [writer, reader] = sites as [TestSite, TestSite];
  const edge = await start(Number(new URL(reader.address).port));
  return { writer, reader, edge };
}

/** As a start does, which tells the cache too. */
async function tellOfChanges({ writer, edge }: Fleet): Promise<void> {
  const { log } = writer.site;
  const purge = { kind: 'varnish', urls: [edge.purgeAddress], header: undefined } as const;
  const watch = watchChanges(writer.db, log, (isWanted) => purgeCdn(purge, log, isWanted));
  onTestFinished(() => watch.stop());
  await expect.poll(() => writer.log.join('')).toContain('forgets');
}

interface Got {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
  raw: Buffer;
}

function ask(edge: Edge, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    get(edge.address + path, { headers, method, agent: false }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const raw = Buffer.concat(chunks);
      const decode = { br: brotliDecompressSync, gzip: gunzipSync }[
        response.headers['content-encoding'] ?? ''
      ];
      const text = String(decode && response.statusCode === 200 && raw.length > 0 ? decode(raw) : raw);
      resolve({ status: response.statusCode, headers: response.headers, text, raw });
    }).on('error', reject);
  });
}

const cookie = (language: string) => ({ Cookie: `other=1; i18nextLng=${language}` });

/** Asks twice, and gives how many of the two the site has answered itself; the text must be the same. */
async function asksSite(
  { reader, edge }: Fleet,
  path: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const before = reader.log.length;
  const [first, second] = [await ask(edge, path, headers), await ask(edge, path, headers)];
  expect(second.text).toBe(first.text);
  // A line comes when the answer has been handed to the system.
  await delay(20);
  const { pathname } = new URL(path, edge.address);
  return linesOf(reader, before).filter((line) => line.includes(`"path":"${pathname}"`)).length;
}

/** What the reader's process has logged of requests; Varnish asks whether it is there, too. */
function linesOf({ log }: TestSite, since: number): string[] {
  return log.slice(since).filter((line) => line.includes('"status"') && !line.includes('favicon'));
}

describe.each([
  ['Varnish', 'varnishd', startVarnish],
  ['nginx', 'nginx', startNginx],
] as const)('behind %s', (_name, program, start) => {
  const isThere = hasProgram(program);

  test.skipIf(!isThere)(
    'both languages and every encoding are kept, and no header from outside mixes them up',
    async () => {
      const fleet = await startFleet(start, 60);
      const { edge } = fleet;
      for (const encoding of ['br', 'gzip', 'identity']) {
        const accept = { 'Accept-Encoding': encoding };
        for (const [headers, language] of [
          [{}, 'en'],
          [cookie('es'), 'es'],
          [cookie('en'), 'en'],
        ] as const) {
          expect(await asksSite(fleet, '/blog', { ...accept, ...headers })).toBe(1);
          const got = await ask(edge, '/blog', { ...accept, ...headers });
          expect([
            got.text.includes(`in ${language}`),
            got.headers['content-encoding'] ?? 'identity',
          ]).toEqual([true, encoding]);
          expect(got.headers['cache-control']).toBe('no-cache');
          expect(got.headers.vary).toBe('Accept-Encoding, Cookie');
          expect([got.headers['set-cookie'], got.headers['surrogate-key'], got.headers['cache-tag']]).toEqual(
            [undefined, undefined, undefined],
          );
        }
      }
      // What a visitor claims is thrown away; other names, addresses and cookies change nothing of what others get.
      const spoilt: Record<string, string>[] = [
        { 'X-Site-Language': 'es' },
        { Host: 'evil.example' },
        { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '1.2.3.4' },
        { 'X-Original-URL': '/compose', 'X-Rewrite-URL': '/compose', 'X-HTTP-Method-Override': 'POST' },
        { Range: 'bytes=0-3' },
        { Cookie: 'i18nextLng=es-MX; i18nextLng=en' },
        { 'If-None-Match': '*' },
      ];
      for (const headers of spoilt) {
        const path = `/services?case=${spoilt.indexOf(headers)}`;
        await ask(edge, path, { ...headers, 'Accept-Encoding': 'gzip' });
        const { status, text } = await ask(edge, path, { 'Accept-Encoding': 'gzip' });
        expect([headers, status, text.slice(0, 40)]).toEqual([
          headers,
          200,
          expect.stringContaining('in en'),
        ]);
        expect(text).not.toContain('evil');
      }
      // An address that names its language is kept for all, without a cookie.
      expect(await asksSite(fleet, '/blog?lang=es')).toBe(1);
      expect((await ask(edge, '/blog?lang=es')).headers['set-cookie']).toBeUndefined();
      expect(await asksSite(fleet, '/sitemap.xml')).toBe(1);
      expect(await asksSite(fleet, '/Blog')).toBe(1);
    },
  );

  test.skipIf(!isThere)(
    'nothing of a session is kept, nor what is not there, and HEAD and 304 come from what is',
    async () => {
      const fleet = await startFleet(start, 60);
      const { edge, reader } = fleet;
      const session = await reader.signIn();
      expect(await asksSite(fleet, '/blog', { Cookie: session })).toBe(2);
      expect(await asksSite(fleet, '/blog', { Cookie: 'compose_session=ended' })).toBe(2);
      expect(await asksSite(fleet, '/compose')).toBe(2);
      expect(await asksSite(fleet, '/api/blog/posts')).toBe(2);
      expect(await asksSite(fleet, '/none')).toBe(2);
      expect(await asksSite(fleet, '/blog')).toBe(1);
      expect(await asksSite(fleet, '/blog', { Cookie: session })).toBe(2);
      const { headers, raw } = await ask(edge, '/blog');
      const before = reader.log.length;
      const head = await ask(edge, '/blog', {}, 'HEAD');
      expect([head.status, head.raw.length, head.headers['content-length']]).toEqual([
        200,
        0,
        String(raw.length),
      ]);
      const known = await ask(edge, '/blog', { 'If-None-Match': headers.etag ?? '' });
      expect([known.status, known.raw.length]).toEqual([304, 0]);
      expect(linesOf(reader, before)).toEqual([]);
    },
  );

  test.skipIf(!isThere)('while the site fails, pages of before are shown', async () => {
    const { edge, reader } = await startFleet(start, 1);
    const text = 'in en';
    expect((await ask(edge, '/blog')).text).toContain(text);
    reader.server.closeAllConnections();
    await new Promise((resolve) => reader.server.close(resolve));
    await delay(2500);
    const got = await ask(edge, '/blog');
    expect([got.status, got.text.includes(text)]).toEqual([200, true]);
  });

  const within = program === 'nginx' ? 2_500 : 1_000;
  test.skipIf(!isThere)(`what one process publishes is there, behind another, in ${within} ms`, async () => {
    const fleet = await startFleet(start, program === 'nginx' ? 1 : 3600);
    const { edge, writer } = fleet;
    if (program === 'varnishd') await tellOfChanges(fleet);
    const asked = ['/', '/blog?lang=es', '/blog/rss.xml'];
    for (let count = 0; count < (program === 'nginx' ? 3 : 12); count += 1) {
      for (const path of asked) await ask(edge, path);
      const title = `Published ${count}.`;
      expectOk(await writer.core.posts.create(postInput({ slug: `published-${count}`, title })));
      const begun = performance.now();
      await Promise.all(
        asked.map(async (path) => {
          while (!(await ask(edge, path)).text.includes(title)) await delay(5);
        }),
      );
      expect(performance.now() - begun).toBeLessThan(within);
    }
  });

  test.skipIf(program !== 'varnishd' || !isThere)('nobody outside has pages forgotten', async () => {
    const fleet = await startFleet(start, 60);
    await ask(fleet.edge, '/blog');
    const got = await ask(fleet.edge, '/blog', { 'Surrogate-Key': 'pages' }, 'PURGE');
    expect(got.status).toBe(405);
    expect(await asksSite(fleet, '/blog')).toBe(0);
    const odd = await fetch(fleet.edge.purgeAddress, {
      method: 'PURGE',
      headers: { 'Surrogate-Key': 'a && obj.ttl > 0s' },
    });
    expect(odd.status).toBe(400);
  });
});
