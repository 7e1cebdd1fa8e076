/** How long refusals are counted in memory before they are written, in milliseconds. */
const writeEveryMs = 5_000;

/** Different refusals that are told apart meanwhile; more than these are not counted. */
const most = 500;

interface Counted<Key> {
  key: Key;
  count: number;
}

/** Counts refused requests and writes now and then, so that a flood costs few writes. `write` must not throw. */
export interface Refusals<Key> {
  add(key: Key): void;
  settle(): Promise<void>;
}

export function countRefusals<Key>(
  name: (key: Key) => string,
  write: (key: Key, count: number) => Promise<void>,
): Refusals<Key> {
  const counted = new Map<string, Counted<Key>>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const settle = () => {
    clearTimeout(timer);
    timer = undefined;
    const batch = [...counted.values()];
    counted.clear();
    writing = writing.then(async () => {
      for (const { key, count } of batch) await write(key, count);
    });
    return writing;
  };
  return {
    add: (key) => {
      const known = counted.get(name(key));
      if (known) known.count += 1;
      else if (counted.size < most) counted.set(name(key), { key, count: 1 });
      timer ??= setTimeout(() => void settle(), writeEveryMs).unref();
    },
    settle,
  };
}
