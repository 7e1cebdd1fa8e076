import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { DatabaseFailure } from '../shared/database-failure.ts';
import { versionsOfOneEra } from '../shared/site-version-era.ts';
import { PageCache, type PageSource, type RenderedPage } from './page-cache.ts';

afterEach(() => void vi.useRealTimers());

const forAll = { vary: 'Accept-Encoding', current: {} };

function rendered(body: string | Buffer, headers: [string, string][] = []): RenderedPage {
  return { status: 200, headers: [['content-type', 'text/html'], ...headers], body: Buffer.from(body) };
}

function source(siteVersion: () => number | undefined): PageSource {
  return { siteVersion, isAway: () => false, timesAway: () => 0 };
}

/** Asks the cache as a reader would, and gives what was sent. */
async function ask(cache: PageCache, key: string, render: () => Promise<RenderedPage>) {
  let sent: unknown;
  const headers: Record<string, unknown> = {};
  const response = {
    setHeader: (name: string, value: unknown) => {
      headers[name.toLowerCase()] = value;
      return response;
    },
    writeHead: (_status: number, more: Record<string, unknown> = {}) => {
      Object.assign(headers, more);
      return response;
    },
    end: (body: unknown) => {
      sent = body;
    },
  };
  const request = { method: 'GET', headers: {} } as IncomingMessage;
  await cache.serve(request, response as unknown as ServerResponse, key, { render, headers: forAll });
  return { body: String(sent), headers };
}

test('a kept page is good for one version of the site', async () => {
  let version = 1;
  const cache = new PageCache(source(() => version));
  const render = vi.fn(async () => rendered(`made at ${version}`));
  await ask(cache, 'a', render);
  expect((await ask(cache, 'a', render)).body).toBe('made at 1');
  version = 2;
  expect((await ask(cache, 'a', render)).body).toBe('made at 2');
  // As after a restored backup.
  version = 1;
  expect((await ask(cache, 'a', render)).body).toBe('made at 1');
  expect(render).toHaveBeenCalledTimes(3);
});

test('a page comes with the policy that it was made with, kept or not', async () => {
  const cache = new PageCache(source(() => 1));
  for (const [key, status] of [
    ['kept', 200],
    ['not there', 404],
  ] as const) {
    const render = async () => ({ ...rendered('styled'), status, policy: "style-src 'sha256-a'" });
    for (const turn of ['first', 'second']) {
      const { headers } = await ask(cache, key, render);
      expect(headers['content-security-policy'], `${key} ${turn}`).toBe("style-src 'sha256-a'");
    }
  }
  const { headers } = await ask(cache, 'plain', async () => rendered('plain'));
  expect(headers).not.toHaveProperty('content-security-policy');
});

test('who comes while a page is made anew gets the page of before, for a second after the change', async () => {
  vi.useFakeTimers();
  let version = 1;
  const cache = new PageCache(source(() => version));
  await ask(cache, 'a', async () => rendered('of before'));
  version = 2;
  const slow = Promise.withResolvers<RenderedPage>();
  const render = vi.fn(() => slow.promise);
  const first = ask(cache, 'a', render);
  expect((await ask(cache, 'a', render)).body).toBe('of before');
  vi.advanceTimersByTime(999);
  expect((await ask(cache, 'a', render)).body).toBe('of before');
  vi.advanceTimersByTime(1);
  const late = ask(cache, 'a', render);
  slow.resolve(rendered('new'));
  expect([(await first).body, (await late).body]).toEqual(['new', 'new']);
  expect(render).toHaveBeenCalledTimes(1);
});

test('nobody gets a page of before once something was taken down, or the site is older than it', async () => {
  for (const [before, after] of [
    [1, versionsOfOneEra],
    [versionsOfOneEra + 7, 2 * versionsOfOneEra],
    [5, 4],
  ]) {
    let version = before;
    const cache = new PageCache(source(() => version));
    await ask(cache, 'a', async () => rendered('of before'));
    version = after;
    const render = vi.fn(async () => rendered('new'));
    const both = await Promise.all([ask(cache, 'a', render), ask(cache, 'a', render)]);
    expect(both.map(({ body }) => body)).toEqual(['new', 'new']);
  }
});

/** A database that a test takes away and brings back. */
function awayAndBack() {
  const state = { version: 1 as number | undefined, times: 0 };
  return {
    state,
    leave: () => {
      state.version = undefined;
      state.times += 1;
    },
    source: {
      siteVersion: () => state.version,
      isAway: () => state.version === undefined,
      timesAway: () => state.times,
    },
  };
}

const lost = async () => {
  throw new DatabaseFailure('unavailable', 'gone');
};

test('while the database is away a kept page is sent at once, however old; afterwards never', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { state, leave, source } = awayAndBack();
  const cache = new PageCache(source);
  await ask(cache, 'a', async () => rendered('of version 1'));
  state.version = 2;
  // Nobody has asked for it since the change, and its hour is over.
  vi.advanceTimersByTime(2 * 60 * 60 * 1000);
  leave();
  const render = vi.fn(lost);
  expect((await ask(cache, 'a', render)).body).toBe('of version 1');
  expect(render).not.toHaveBeenCalled();
  await expect(ask(cache, 'never seen', render)).rejects.toThrow('gone');
  state.version = 2;
  expect((await ask(cache, 'a', async () => rendered('of version 2'))).body).toBe('of version 2');
});

test('a page that sets anything of its own, a cookie above all, is kept for nobody', async () => {
  const cache = new PageCache(source(() => 1));
  const render = vi.fn(async () => rendered('x', [['set-cookie', 'a=b']]));
  expect((await ask(cache, 'a', render)).headers).toMatchObject({ 'set-cookie': 'a=b' });
  await ask(cache, 'a', render);
  expect(render).toHaveBeenCalledTimes(2);
});
