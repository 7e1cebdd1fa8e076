import { monitorEventLoopDelay } from 'node:perf_hooks';
import { machineSlowness, threadTime } from './machine-slowness.ts';

interface Delays<Value> {
  /** The longest, in milliseconds. */
  delay: number;
  /** What 98 of 100 stayed below, in milliseconds: a busy machine holds every thread now and then. */
  usual: number;
  /** What the work gave. */
  value: Value;
}

/** How long the thread which answers was held while `work` ran. */
export async function longestDelay<Value>(work: () => Promise<Value>): Promise<Delays<Value>> {
  const monitor = monitorEventLoopDelay({ resolution: 1 });
  monitor.enable();
  // Its timer must have run before the work begins, or a delay of the first turn is not seen; the same after a `reset`.
  await new Promise((resolve) => setTimeout(resolve, 20));
  const value = await work();
  await new Promise((resolve) => setTimeout(resolve, 5));
  monitor.disable();
  return { delay: monitor.max / 1e6, usual: monitor.percentile(98) / 1e6, value };
}

/**
 * The longest that this thread computed without a pause while `work` ran, in milliseconds of its own processor time: what
 * others on the machine do adds nothing.
 */
async function longestTurn<Value>(work: () => Promise<Value>): Promise<{ turn: number; value: Value }> {
  let turn = 0;
  let last = threadTime();
  let isOver = false;
  const look = () => {
    const now = threadTime();
    turn = Math.max(turn, now - last);
    last = now;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  const value = await work();
  isOver = true;
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  return { turn, value };
}

/** How often `leastTurn` tries at most. */
const rounds = 3;

/** How long the thread that answers may compute without a pause, in milliseconds. */
export const turnBound = 20;

/**
 * The longest turn of the best of three rounds, in milliseconds of a machine as fast as the one of docs/performance.md: what holds the
 * thread does so in each of them; a slow machine, and a collection of what other tests have left, do not. What `begin` does before each
 * round is not measured.
 */
export async function leastTurn<Value, Begun = void>(
  work: (begun: Begun) => Promise<Value>,
  begin?: () => Promise<Begun>,
): Promise<{ turn: number; value: Value }> {
  let least: { turn: number; value: Value } | undefined;
  for (let round = 0; round < rounds && (!least || least.turn >= turnBound); round += 1) {
    const slowness = Math.max(machineSlowness(), 1);
    const begun = (await begin?.()) as Begun;
    const { turn, value } = await longestTurn(() => work(begun));
    least = { turn: Math.min(least?.turn ?? Number.POSITIVE_INFINITY, turn / slowness), value };
  }
  return least as { turn: number; value: Value };
}
