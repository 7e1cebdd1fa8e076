/** A second Ctrl-C counts from so many milliseconds on: one key press arrives from the terminal and from npm. */
const impatienceMs = 1000;

/** Stops at the first SIGTERM or SIGINT. At the next one nothing is waited for: `kill` is called, and the process ends with 1. */
export function onStopSignals(stop: () => void, kill: () => void = () => undefined): void {
  let stoppingSince: number | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      const now = performance.now();
      if (stoppingSince === undefined) {
        stoppingSince = now;
        stop();
      } else if (now - stoppingSince > impatienceMs) {
        kill();
        process.exit(1);
      }
    });
  }
}
