const minuteMs = 60_000;

/** Counts by name what anyone can cause without end: the first `most` of a minute are `isWithin`; `leftOut` tells once how many of the minute before were not. `now`: milliseconds. */
export function limitPerMinute(
  most: number,
  now = () => performance.now(),
): (name: string) => { isWithin: boolean; leftOut: number } {
  const minutes = new Map<string, { start: number; count: number }>();
  return (name) => {
    const last = minutes.get(name);
    if (last && now() - last.start < minuteMs) {
      last.count += 1;
      return { isWithin: last.count <= most, leftOut: 0 };
    }
    minutes.set(name, { start: now(), count: 1 });
    return { isWithin: true, leftOut: Math.max(0, (last?.count ?? 0) - most) };
  };
}
