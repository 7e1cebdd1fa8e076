import { expect, test } from 'vitest';
import type { faultyJobs } from '../../test/processes/faulty-worker.ts';
import { createPool, createRunner } from './pool.ts';

const file = new URL('../../test/processes/faulty-worker.ts', import.meta.url);
const shared = createPool(file, 48);
const pool = () => shared;
const tooIntricate = { ok: false, failure: { code: 'text_too_intricate' } };

test('a pool returns the results of all jobs, even if more are queued than run at once', async () => {
  const run = createRunner<typeof faultyJobs>('odd', pool);
  const answers = await Promise.all([1, 2, 3, 4, 5].map((value) => run('double', value)));
  expect(answers).toEqual([2, 4, 6, 8, 10].map((value) => ({ ok: true, value })));
});

test('a job that throws fails with its error message, and the next job succeeds', async () => {
  const run = createRunner<typeof faultyJobs>('odd', pool);
  await expect(run('fail', 'no such word')).rejects.toThrow('no such word');
  expect(await run('double', 2)).toEqual({ ok: true, value: 4 });
});

test('a worker thread that exits fails only its current job', async () => {
  const run = createRunner<typeof faultyJobs>('odd', pool);
  const [left, next] = await Promise.allSettled([run('leave', 3), run('double', 1)]);
  expect(left).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('3') } });
  expect(next).toEqual({ status: 'fulfilled', value: { ok: true, value: 2 } });
});

test('a job that exceeds its time limit is stopped, and the next job runs', async () => {
  const run = createRunner<typeof faultyJobs>('odd', pool);
  const [late, next] = await Promise.all([run('hang', undefined as never, 300), run('double', 5)]);
  expect(late).toEqual(tooIntricate);
  expect(next).toEqual({ ok: true, value: 10 });
});

test('a job that runs out of memory fails, and the process continues', async () => {
  const run = createRunner<typeof faultyJobs>('odd', pool);
  expect(await run('fill', undefined as never, 60_000)).toEqual(tooIntricate);
  expect(await run('double', 3)).toEqual({ ok: true, value: 6 });
});

test('a pool reports running and waiting jobs, and the longest wait', async () => {
  const run = createRunner<typeof faultyJobs>('odd', pool);
  expect(run.load()).toEqual({ running: 0, waiting: 0, maxWaitMs: 0 });
  const all = [run('hang', undefined as never, 1000), run('double', 1), run('double', 2)];
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(run.load()).toMatchObject({ running: 1, waiting: 2 });
  expect(run.load().maxWaitMs).toBeGreaterThanOrEqual(19);
  await Promise.all(all);
  // The idle worker isn't counted.
  expect(run.load()).toEqual({ running: 0, waiting: 0, maxWaitMs: 0 });
});
