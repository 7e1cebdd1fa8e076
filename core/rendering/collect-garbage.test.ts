import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';

test('what nobody holds is gone, in a process that was started without the flag for it', async () => {
  expect(process.execArgv).not.toContain('--expose-gc');
  const left = new WeakRef({ text: 'x' });
  // A weak reference holds its value until the turn ends.
  await setImmediate();
  collectGarbage();
  expect(left.deref()).toBeUndefined();
});
