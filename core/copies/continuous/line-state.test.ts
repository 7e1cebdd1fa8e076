import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readLineState, stateEveryMs, writeLineState } from './line-state.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'line-state-'));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

const sending = { place: 'bucket', state: 'sending', safe_at: '2026-03-01T12:00:00.000Z' } as const;

test('what the thread writes is read by every process, and nothing besides', async () => {
  expect(await readLineState(dataDir, new Date())).toBeNull();
  await writeLineState(dataDir, sending);
  expect(await readLineState(dataDir, new Date())).toEqual(sending);
  await writeLineState(dataDir, { ...sending, state: 'starting', safe_at: null });
  expect(await readLineState(dataDir, new Date())).toEqual({ ...sending, state: 'starting', safe_at: null });
  expect(await readdir(dataDir)).toEqual(['continuous-copy.json']);
});

test('a thread that has not been heard of for a while does not send', async () => {
  await writeLineState(dataDir, sending);
  const later = (ms: number) => readLineState(dataDir, new Date(Date.now() + ms));
  expect((await later(2 * stateEveryMs))?.state).toBe('sending');
  expect(await later(7 * stateEveryMs)).toEqual({ ...sending, state: 'behind' });
});

test('a file of another version, or half of one, says nothing', async () => {
  await writeLineState(dataDir, sending);
  const file = join(dataDir, 'continuous-copy.json');
  const text = await readFile(file, 'utf8');
  for (const other of [
    text.slice(0, -5),
    '',
    '{}',
    '{"state":"flying"}',
    text.replace('sending', 'flying'),
  ]) {
    await writeFile(file, other);
    expect(await readLineState(dataDir, new Date()), other).toBeNull();
  }
});
