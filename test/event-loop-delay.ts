import { machineSlowness, threadTime } from './machine-slowness.ts';

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
export async function leastTurn<Value, StartedChallenge = void>(
  work: (begun: StartedChallenge) => Promise<Value>,
  begin?: () => Promise<StartedChallenge>,
): Promise<{ turn: number; value: Value }> {
  let least: { turn: number; value: Value } | undefined;
  for (let round = 0; round < rounds && (!least || least.turn >= turnBound); round += 1) {
    const slowness = Math.max(machineSlowness(), 1);
    const begun = (await begin?.()) as StartedChallenge;
    const { turn, value } = await longestTurn(() => work(begun));
    least = { turn: Math.min(least?.turn ?? Number.POSITIVE_INFINITY, turn / slowness), value };
  }
  return least as { turn: number; value: Value };
}
