const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A signal that fires when the command is asked to end, which says `sentence`, once; asked again, it ends at once. Call `end` when nothing is to pause any more. */
export function pauseOnSignals(sentence: string): { signal: AbortSignal; end(): void } {
  const pausing = new AbortController();
  const end = () => {
    for (const name of names) process.removeListener(name, pause);
  };
  const pause = () => {
    end();
    process.stderr.write(`\n${sentence}\n`);
    pausing.abort();
  };
  for (const name of names) process.on(name, pause);
  return { signal: pausing.signal, end };
}
