import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WorkingCopyHead } from '../../../core/posts/autosaves.ts';
import { workingCopy } from '../../../test/create-test-core.ts';
import type { Called } from '../forms/api.ts';
import { createAutosave, type UnsavedText } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Creates an autosave with a fake server and a log of its requests and reports. */
function open() {
  const log: string[] = [];
  const answers: number[] = [];
  let count = 0;
  const line = { isOnline: true, isSlow: false };
  const autosave = createAutosave({
    isOnline: () => line.isOnline,
    put: async (id, { text, etag, written_at }, isLeaving) => {
      log.push(`put ${id} ${text.title} on ${etag || 'nothing'}${isLeaving ? ', leaving' : ''}`);
      if (line.isSlow) await new Promise((resolve) => setTimeout(resolve, 1000));
      const status = answers.shift() ?? 200;
      if (status !== 200) return { ok: false, failure: { status, detail: '' } };
      count += 1;
      return { ok: true, value: { etag: `e${count}`, written_at } } as Called<WorkingCopyHead>;
    },
    remove: async (id, { etag }) => log.push(`remove ${id} ${etag}`),
    onBackedUp: (at) => log.push(at ? 'kept' : 'not kept'),
    onConflict: (id) => log.push(`refused ${id}`),
  });
  const taken = () => log.splice(0);
  return { autosave, answers, line, taken };
}

function typed(title: string, id = 'a', html = ''): UnsavedText {
  const { etag: _, ...rest } = workingCopy({ title, html });
  return { ...rest, id };
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('autosave sends the latest text when typing pauses and replaces the previous backup', async () => {
  const { autosave, taken } = open();
  for (const title of ['o', 'on', 'one']) {
    autosave.note(typed(title));
    await wait(1000);
  }
  expect(taken()).toEqual([]);
  await wait(2100);
  expect(taken()).toEqual(['put a one on nothing', 'kept']);
  autosave.note(typed('two'));
  await wait(3100);
  expect(taken()).toEqual(['put a two on e1', 'kept']);
  await wait(100_000);
  expect(taken()).toEqual([]);
});

test('autosave runs every 15 seconds during continuous typing, less often for long texts', async () => {
  const { autosave, taken } = open();
  const sentAfter = async (html: string) => {
    for (let second = 1; second < 100; second += 1) {
      autosave.note(typed('on and on', 'a', html));
      await wait(1000);
      if (taken().length > 0) return second;
    }
    return 0;
  };
  expect(await sentAfter('')).toBeLessThanOrEqual(16);
  const long = await sentAfter('x'.repeat(200_001));
  expect(long).toBeGreaterThan(50);
  expect(long).toBeLessThanOrEqual(61);
});

test('autosave sends one request at a time unless the window closes', async () => {
  const { autosave, line, taken } = open();
  line.isSlow = true;
  autosave.note(typed('one'));
  autosave.flush();
  autosave.note(typed('two'));
  await wait(900);
  expect(taken()).toEqual(['put a one on nothing, leaving']);
  autosave.flush();
  expect(taken()).toEqual(['put a two on nothing, leaving']);
  await wait(10_000);
  expect(taken()).toEqual(['kept', 'kept']);
});

test('autosave sends nothing while offline and retries failed requests', async () => {
  const { autosave, answers, line, taken } = open();
  line.isOnline = false;
  autosave.note(typed('one'));
  await wait(100_000);
  expect(taken()).toEqual([]);
  line.isOnline = true;
  answers.push(0, 503);
  autosave.release('problem');
  await wait(3100);
  expect(taken()).toEqual(['put a one on nothing', 'not kept']);
  await wait(30_100);
  expect(taken()).toEqual(['put a one on nothing', 'not kept']);
  await wait(30_100);
  expect(taken()).toEqual(['put a one on nothing', 'kept']);
});

test('autosave pauses when the session ends and resumes after sign-in', async () => {
  const { autosave, answers, taken } = open();
  answers.push(401);
  autosave.note(typed('one'));
  await wait(3100);
  expect(taken()).toEqual(['put a one on nothing', 'not kept']);
  autosave.note(typed('two'));
  autosave.flush();
  await wait(100_000);
  expect(taken()).toEqual([]);
  autosave.release('problem');
  await wait(3100);
  expect(taken()).toEqual(['put a two on nothing', 'kept']);
});

test('autosave stops for a deleted post and resends a rejected text only after a change', async () => {
  const { autosave, answers, taken } = open();
  answers.push(413, 413, 404);
  autosave.note(typed('too long'));
  await wait(100_000);
  expect(taken()).toEqual(['put a too long on nothing', 'not kept']);
  autosave.note(typed('longer'));
  await wait(100_000);
  expect(taken()).toEqual(['put a longer on nothing', 'not kept']);
  autosave.note(typed('gone'));
  await wait(3100);
  autosave.note(typed('gone, typed on'));
  await wait(100_000);
  expect(taken()).toEqual(['put a gone on nothing', 'not kept']);
});

test('autosave reports a conflict and sends nothing until it is resolved', async () => {
  const { autosave, answers, taken } = open();
  answers.push(409);
  autosave.note(typed('mine'));
  await wait(3100);
  expect(taken()).toEqual(['put a mine on nothing', 'not kept', 'refused a']);
  autosave.note(typed('mine, longer'));
  await wait(100_000);
  expect(taken()).toEqual([]);
  autosave.continueFrom({ id: 'a', etag: 'theirs' });
  autosave.release('problem');
  await wait(3100);
  expect(taken()).toEqual(['put a mine, longer on theirs', 'kept']);
});

test('autosave deletes a backup, even one still being sent, when no changes are unsaved', async () => {
  const { autosave, line, taken } = open();
  autosave.note(typed('one'));
  autosave.drop();
  await wait(5000);
  expect(taken()).toEqual(['not kept']);
  autosave.note(typed('two'));
  await wait(3100);
  autosave.drop();
  expect(taken()).toEqual(['put a two on nothing', 'kept', 'not kept', 'remove a e1']);
  line.isSlow = true;
  autosave.note(typed('three'));
  await wait(3100);
  autosave.drop();
  autosave.note(typed('four'));
  await wait(10_000);
  expect(taken()).toEqual([
    ...['put a three on nothing', 'not kept', 'remove a e2'],
    ...['put a four on nothing', 'kept'],
  ]);
});

test('autosave deletes nothing after a save except a backup that arrives late', async () => {
  const { autosave, line, taken } = open();
  autosave.note(typed('one'));
  await wait(3100);
  expect(autosave.etagOf('a')).toBe('e1');
  autosave.settle();
  expect(autosave.etagOf('a')).toBe('');
  expect(taken()).toEqual(['put a one on nothing', 'kept', 'not kept']);
  line.isSlow = true;
  autosave.note(typed('two'));
  await wait(3100);
  autosave.settle();
  await wait(2000);
  expect(taken()).toEqual(['put a two on nothing', 'not kept', 'remove a e2']);
});

test('autosave sends nothing during a save unless the window closes', async () => {
  const { autosave, taken } = open();
  autosave.note(typed('one'));
  autosave.hold('save');
  await wait(10_000);
  expect(taken()).toEqual([]);
  autosave.note(typed('one, typed on'));
  autosave.settle();
  autosave.note(typed('typed on'));
  autosave.release('save');
  await wait(3100);
  expect(taken()).toEqual(['not kept', 'put a typed on on nothing', 'kept']);
  autosave.hold('save');
  autosave.note(typed('left'));
  autosave.flush();
  expect(taken()).toEqual(['put a left on e1, leaving']);
});

test('autosave on request waits for the running request and returns the result', async () => {
  const { autosave, answers, line, taken } = open();
  line.isSlow = true;
  autosave.note(typed('one'));
  await wait(3100);
  autosave.note(typed('two'));
  const sent = autosave.sendNow(typed('three'));
  await wait(5000);
  expect(await sent).toMatchObject({ ok: true, value: { etag: 'e2' } });
  expect(taken()).toEqual(['put a one on nothing', 'kept', 'put a three on e1', 'kept']);
  answers.push(409);
  const refused = autosave.sendNow(typed('four'));
  await wait(1000);
  expect(await refused).toMatchObject({ ok: false, failure: { status: 409 } });
  expect(taken()).toEqual(['put a four on e2', 'not kept', 'refused a']);
});
