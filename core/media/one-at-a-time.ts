/**
 * A queue that runs one piece of work after another. `waiting` counts those not yet done, the running one among
 * them; what fails does not take the next along.
 */
export interface Queue {
  run<Value>(work: () => Promise<Value>): Promise<Value>;
  readonly waiting: number;
}

export function oneAtATime(): Queue {
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    run(work) {
      waiting += 1;
      const done = turn.then(work).finally(() => {
        waiting -= 1;
      });
      turn = done.catch(() => undefined);
      return done;
    },
    get waiting() {
      return waiting;
    },
  };
}
