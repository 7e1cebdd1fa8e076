/** Jobs that succeed, fail, or disable their worker thread. */
export const faultyJobs = {
  double: (value: number) => value * 2,
  fail: (message: string): never => {
    throw new Error(message);
  },
  leave: (code: number): never => process.exit(code),
  hang: (): never => {
    for (;;);
  },
  fill: (): never => {
    const kept: number[][] = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, place) => place + kept.length));
  },
};

export const runJob = ({ name, input }: { name: keyof typeof faultyJobs; input: never }) =>
  faultyJobs[name](input);
