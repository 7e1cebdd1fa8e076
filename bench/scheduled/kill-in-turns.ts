import { setTimeout as wait } from 'node:timers/promises';
import type { Instance } from '../fleet/instance.ts';

/** When each process was ready to answer: `Date.now()`, in order. */
export type Ready = number[][];

const steps = 8;

/** Eight times as long as a step: at each of its ends one process is killed and started anew, in the middle both, which stay away for a step. */
export async function killInTurns(
  instances: readonly Instance[],
  root: string,
  { ready, forMs }: { ready: Ready; forMs: number },
): Promise<{ from: number; to: number }> {
  const begun = Date.now();
  const start = async (at: number) => {
    await instances[at]?.start(root);
    ready[at]?.push(Date.now());
  };
  let away = { from: 0, to: 0 };
  for (let step = 1; step < steps; step += 1) {
    await wait(Math.max(0, begun + (step * forMs) / steps - Date.now()));
    if (step !== steps / 2) {
      await instances[step % 2]?.stop('SIGKILL');
      await start(step % 2);
      continue;
    }
    const from = Date.now();
    await Promise.all(instances.map((instance) => instance.stop('SIGKILL')));
    await wait(forMs / steps);
    await Promise.all(instances.map((_, at) => start(at)));
    away = { from, to: Math.min(...ready.map((times) => times.at(-1) ?? 0)) };
  }
  await wait(Math.max(0, begun + forMs - Date.now()));
  return away;
}
