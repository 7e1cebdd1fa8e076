/** What follows the typing is done this long after the last key, and at least this often while keys go on coming. */
const debounceMs = 300;
const longestMs = 1000;

/** Work that follows the typing and is due some time after it. */
export interface AfterTyping {
  /** A key was pressed. */
  note: () => void;
  /** Does what is due, at once. */
  flush: () => void;
  stop: () => void;
}

/**
 * Does the work that typing leaves behind in the pauses of the typing: 300 ms after the last key, and while keys go on
 * coming, once a second between two of them. So a key that is pressed waits for nothing but its own letter.
 */
export function afterTyping(work: () => void): AfterTyping {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  let since = 0;
  const stop = () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdle(idle);
    timer = undefined;
    idle = undefined;
    since = 0;
  };
  const flush = () => {
    stop();
    work();
  };
  return {
    note: () => {
      const now = performance.now();
      since ||= now;
      if (idle !== undefined) return;
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          idle = whenIdle(flush);
        },
        Math.min(debounceMs, since + longestMs - now),
      );
    },
    flush,
    stop,
  };
}

/** Safari has no idle callbacks; there the next turn has to do. */
export const whenIdle = (work: () => void): number =>
  'requestIdleCallback' in globalThis
    ? requestIdleCallback(work, { timeout: 200 })
    : Number(setTimeout(work));
const cancelIdle = (handle: number) =>
  'cancelIdleCallback' in globalThis ? cancelIdleCallback(handle) : clearTimeout(handle);
