import { setTimeout as wait } from 'node:timers/promises';
import type { Fleet } from './start-fleet.ts';

/** What happened to the fleet, and when, in milliseconds since the beginning. */
export interface Happening {
  at: number;
  what: string;
}

const killEveryMs = 10_000;

/** One instance after the other is killed every ten seconds and started again; the database is restarted twice. */
export async function killAndRestart(
  { instances, database }: Fleet,
  root: string,
  forMs: number,
): Promise<Happening[]> {
  const happenings: Happening[] = [];
  const begun = performance.now();
  const note = (what: string) => happenings.push({ at: Math.round(performance.now() - begun), what });
  const starting: Promise<void>[] = [];
  const restarts = [
    { afterMs: forMs / 3, how: 'fast' },
    { afterMs: (forMs * 2) / 3, how: 'immediate' },
  ] as const;
  const restarting = restarts.map(async ({ afterMs, how }) => {
    await wait(afterMs);
    note(`database ends (${how})`);
    await database.restartPrimary(how);
    note('database is back');
  });
  for (let nth = 0; (nth + 1) * killEveryMs < forMs; nth += 1) {
    await wait(Math.max(0, (nth + 1) * killEveryMs - (performance.now() - begun)));
    const at = nth % instances.length;
    // The one before must serve again: with a database that is away a start waits for it.
    await Promise.all(starting);
    note(`instance ${at + 1} is killed`);
    await instances[at]?.stop('SIGKILL');
    starting.push(instances[at]?.start(root) ?? Promise.resolve());
  }
  await Promise.all([...starting, ...restarting]);
  await wait(Math.max(0, forMs - (performance.now() - begun)));
  return happenings;
}

const stepMs = 5_000;

/** One instance after the other is ended and started from another working copy. */
export async function upgrade({ instances }: Fleet, root: string): Promise<Happening[]> {
  const happenings: Happening[] = [];
  const begun = performance.now();
  for (const [at, instance] of instances.entries()) {
    await wait(stepMs);
    happenings.push({ at: Math.round(performance.now() - begun), what: `instance ${at + 1} ends` });
    await instance.stop('SIGTERM');
    await instance.start(root);
    happenings.push({ at: Math.round(performance.now() - begun), what: `instance ${at + 1} is upgraded` });
  }
  await wait(stepMs);
  return happenings;
}
