import { timeOfCopy } from './copy-name.ts';

export interface KeepRules {
  /** How many of the newest stay. */
  newest: number;
  /** Whether the last of each of eight weeks and of each of twelve months stay besides. */
  hasLonger: boolean;
}

const [weeks, months] = [8, 12];
const dayMs = 86_400_000;

/** Which of the copies of these names go. What is no copy is not ours, and stays. */
export function copiesToRemove(names: readonly string[], { newest, hasLonger }: KeepRules): string[] {
  const copies = names
    .flatMap((name) => {
      const time = timeOfCopy(name);
      return time ? [{ name, time }] : [];
    })
    .toSorted((one, other) => other.time.getTime() - one.time.getTime() || (one.name < other.name ? -1 : 1));
  const kept = new Set(copies.slice(0, Math.max(1, newest)).map(({ name }) => name));
  if (hasLonger) {
    // Weeks begin on Monday: the first of January 1970 was a Thursday.
    lastOfEach(copies, weeks, (time) => String(Math.floor((time.getTime() / dayMs + 3) / 7)), kept);
    lastOfEach(copies, months, (time) => time.toISOString().slice(0, 7), kept);
  }
  return copies.map(({ name }) => name).filter((name) => !kept.has(name));
}

/** `copies` from the newest on. */
function lastOfEach(
  copies: readonly { name: string; time: Date }[],
  most: number,
  spanOf: (time: Date) => string,
  kept: Set<string>,
): void {
  const spans = new Set<string>();
  for (const { name, time } of copies) {
    const span = spanOf(time);
    if (spans.has(span)) continue;
    if (spans.size === most) return;
    spans.add(span);
    kept.add(name);
  }
}
