import { expect, test } from 'vitest';
import { createWorkQueue, type QueueOptions } from './work-queue.ts';

/** A queue, and works that end when the test says so. */
function prepare() {
  const queue = createWorkQueue({ atOnce: 2, places: 3 });
  const begun: string[] = [];
  const endings = new Map<string, () => void>();
  const run = async (name: string, options?: QueueOptions) => {
    const result = await queue.run(async () => {
      begun.push(name);
      await new Promise<void>((resolve) => endings.set(name, resolve));
      return name;
    }, options);
    return result.ok ? result.value : result.failure.code;
  };
  const end = async (name: string) => {
    endings.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, begun, run, end };
}

test('two run at once, the others wait their turn', async () => {
  const { begun, run, end } = prepare();
  const all = ['a', 'b', 'c', 'd'].map((name) => run(name));
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  await end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('who finds every place taken is refused at once, and the line goes on', async () => {
  const { run, end } = prepare();
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => run(name));
  expect(await run('f')).toBe('busy');
  for (const name of ['a', 'b', 'c', 'd', 'e']) await end(name);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e']);
  const later = run('g');
  await end('g');
  expect(await later).toBe('g');
});

test('who leaves gives the place to another, and their work is never begun', async () => {
  const { begun, run, end } = prepare();
  const leaving = new AbortController();
  const first = [run('a'), run('b')];
  const left = run('c', { signal: leaving.signal });
  const rest = [run('d'), run('e')];
  expect(await run('f')).toBe('busy');
  leaving.abort();
  expect(await left).toBe('client_gone');
  const last = run('g');
  for (const name of ['a', 'b', 'd', 'e', 'g']) await end(name);
  expect(await Promise.all([...first, ...rest, last])).toEqual(['a', 'b', 'd', 'e', 'g']);
  expect(begun).not.toContain('c');
});

test('the preferred go first, and find a place where the others find none', async () => {
  const { begun, run, end } = prepare();
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => run(name));
  expect(await run('f')).toBe('busy');
  all.push(run('owner', { isPreferred: true }));
  await end('a');
  expect(begun.at(-1)).toBe('owner');
  for (const name of ['b', 'owner', 'c', 'd', 'e']) await end(name);
  expect(await Promise.all(all)).toHaveLength(6);
});

test('a work that throws gives its place on', async () => {
  const { queue, run, end } = prepare();
  const failing = () =>
    queue.run(async () => {
      throw new Error('broken');
    });
  await Promise.all([1, 2, 3].map(() => expect(failing()).rejects.toThrow('broken')));
  const later = [run('a'), run('b')];
  await end('a');
  await end('b');
  expect(await Promise.all(later)).toEqual(['a', 'b']);
});
