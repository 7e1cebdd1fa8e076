import type { IncomingMessage, ServerResponse } from 'node:http';
import { pino } from 'pino';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { DatabaseFailure } from '../shared/result.ts';
import { watchChanges } from './background-work.ts';
import { PageCache, type PageSource, type RenderedPage } from './page-cache.ts';

afterEach(() => void vi.useRealTimers());

const forAll = { vary: 'Accept-Encoding', current: {} };

function rendered(body: string | Buffer, headers: [string, string][] = []): RenderedPage {
  return { status: 200, headers: [['content-type', 'text/html'], ...headers], body: Buffer.from(body) };
}

function source(siteVersion: () => number | undefined): PageSource {
  return { siteVersion, siteVersionThisTurn: siteVersion, isUnavailable: () => false, outageCount: () => 0 };
}

/** Requests a page from the cache like a visitor and returns the response. */
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
  await cache.serve(request, response as unknown as ServerResponse, key, {
    render,
    headers: forAll,
    path: '/',
  });
  return { body: String(sent), headers };
}

test('a cached page is valid for one version of the site', async () => {
  let version = 1;
  const cache = new PageCache(source(() => version));
  const render = vi.fn(async () => rendered(`made at ${version}`));
  await ask(cache, 'a', render);
  expect((await ask(cache, 'a', render)).body).toBe('made at 1');
  version = 2;
  expect((await ask(cache, 'a', render)).body).toBe('made at 2');
  // A restored backup has an older version.
  version = 1;
  expect((await ask(cache, 'a', render)).body).toBe('made at 1');
  expect(render).toHaveBeenCalledTimes(3);
});

test('a page keeps the security policy it was rendered with, cached or not', async () => {
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

/** A version source that the test can make unavailable. */
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
      siteVersionThisTurn: () => state.version,
      isUnavailable: () => state.version === undefined,
      outageCount: () => state.times,
    },
  };
}

const lost = async () => {
  throw new DatabaseFailure('unavailable', 'gone');
};

test('sends any cached page during a database outage, and no outdated one afterward', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { state, leave, source } = awayAndBack();
  const cache = new PageCache(source);
  await ask(cache, 'a', async () => rendered('of version 1'));
  state.version = 2;
  // The entry is outdated and expired.
  vi.advanceTimersByTime(2 * 60 * 60 * 1000);
  leave();
  const render = vi.fn(lost);
  expect((await ask(cache, 'a', render)).body).toBe('of version 1');
  expect(render).not.toHaveBeenCalled();
  await expect(ask(cache, 'never seen', render)).rejects.toThrow('gone');
  state.version = 2;
  expect((await ask(cache, 'a', async () => rendered('of version 2'))).body).toBe('of version 2');
});

test('never caches a page with extra headers, such as a cookie', async () => {
  const cache = new PageCache(source(() => 1));
  const render = vi.fn(async () => rendered('x', [['set-cookie', 'a=b']]));
  expect((await ask(cache, 'a', render)).headers).toMatchObject({ 'set-cookie': 'a=b' });
  await ask(cache, 'a', render);
  expect(render).toHaveBeenCalledTimes(2);
});

function prepare(work: (shouldContinue: () => boolean) => Promise<void>) {
  vi.useFakeTimers();
  const site: { version: number | undefined } = { version: 1 };
  const logged: string[] = [];
  const log = pino({}, { write: (line) => void logged.push(line) });
  const watch = watchChanges({ siteVersion: () => site.version }, log, work);
  onTestFinished(() => watch.stop());
  return { site, logged, watch, pass: () => vi.advanceTimersByTimeAsync(250) };
}

test('work after changes runs once at the start and once after a change', async () => {
  const work = vi.fn(async () => undefined);
  const { site, pass } = prepare(work);
  await pass();
  await pass();
  expect(work).toHaveBeenCalledTimes(1);
  site.version = 2;
  await pass();
  await pass();
  expect(work).toHaveBeenCalledTimes(2);
});

test('work after changes doesn’t start while the version is unknown', async () => {
  const work = vi.fn(async () => undefined);
  const { site, pass } = prepare(work);
  site.version = undefined;
  await pass();
  expect(work).not.toHaveBeenCalled();
  site.version = 1;
  await pass();
  expect(work).toHaveBeenCalledTimes(1);
});

test('work after changes runs one at a time and once more for changes during a run', async () => {
  const ends: (() => void)[] = [];
  const wanted: (() => boolean)[] = [];
  const { site, pass } = prepare(async (shouldContinue) => {
    wanted.push(shouldContinue);
    await new Promise<void>((end) => ends.push(end));
  });
  await pass();
  expect(wanted[0]?.()).toBe(true);
  site.version = 2;
  await pass();
  site.version = 3;
  await pass();
  expect([wanted.length, wanted[0]?.()]).toEqual([1, false]);
  ends[0]?.();
  await pass();
  expect([wanted.length, wanted[1]?.()]).toEqual([2, true]);
  ends[1]?.();
});

test('work after changes continues after a failure, which is logged unless the database failed', async () => {
  const work = vi.fn(async () => {
    throw new Error('out of order');
  });
  const { site, logged, pass } = prepare(work);
  await pass();
  expect(logged).toHaveLength(1);
  work.mockRejectedValue(new DatabaseFailure('unavailable', 'gone'));
  site.version = 2;
  await pass();
  expect([work.mock.calls.length, logged.length]).toEqual([2, 1]);
});
