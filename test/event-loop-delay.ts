import { machineSlowness, threadTime } from './machine-slowness.ts';

/**
 * Returns the longest time in ms of processor time that this thread computed without a pause while `work`
 * ran. Other processes on the machine don't affect it.
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

/** Maximum number of attempts of `leastTurn`. */
const rounds = 3;

/** Maximum time in ms that the thread serving requests may compute without a pause. */
export const turnBound = 20;

/**
 * Returns the longest turn of the best of three rounds, in ms on the reference machine of
 * docs/performance.md. Code that blocks the thread does so in every round, unlike garbage collection. `begin`
 * runs before each round and isn't measured.
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
