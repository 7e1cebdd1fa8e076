import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SqliteWriter } from '../db/sqlite/sqlite-writer.ts';
import { askWriter } from '../db/sqlite/writer-thread.ts';
import { page } from '../test/create-test-site.ts';
import { readEnv } from './env.ts';
import { start } from './start.ts';

vi.mock('../db/sqlite/writer-thread.ts', { spy: true });

test('a start starts no thread that writes, nor does clearing away; where all is as it was left nothing is written', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'quiet-'));
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }));
  const env = readEnv({ PORT: '0', DATA_DIR, LOG_LEVEL: 'silent', OWNER_PASSWORD: 'quill-and-harbor-4417' });
  const pages = async () => ({
    render: async () => page('A page'),
    builtInContent: async () => [],
    assets: (_request: IncomingMessage, _response: ServerResponse, next: () => void) => next(),
  });
  const writing = [vi.spyOn(SqliteWriter.prototype, 'open'), vi.spyOn(SqliteWriter.prototype, 'run')];
  onTestFinished(() => void vi.restoreAllMocks());
  const run = async () => {
    const site = await start(env, { pages, say: () => undefined });
    site.keepHouse();
    expect((await fetch(`${site.address}/api/health`)).status).toBe(200);
    // Clearing away begins five seconds after the start.
    await wait(5_500);
    return site;
  };
  /** What the thread was asked to do; to close a file starts none. */
  const orders = () => vi.mocked(askWriter).mock.calls.filter(([{ kind }]) => kind !== 'close');
  await (await run()).stop();
  for (const spy of writing) expect(spy).toHaveBeenCalled();
  expect(orders()).toEqual([]);
  vi.clearAllMocks();
  await (await run()).stop();
  for (const spy of writing) expect(spy).not.toHaveBeenCalled();
}, 30_000);
