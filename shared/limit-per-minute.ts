const minuteMs = 60_000;

/**
 * Counts by name and minute what anyone can cause as often as they like. Each call tells whether it is among the first `most`
 * of its minute, and how many of the minute before were `leftOut`, told once. `now`: milliseconds.
 */
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
