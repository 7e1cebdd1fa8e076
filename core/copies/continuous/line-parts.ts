import type { ObjectHead, ObjectStore } from '../../object-store/object-store.ts';
import { type LinePart, lineStart, parsePart } from './line-keys.ts';

export interface StoredPart extends LinePart, ObjectHead {}

/** The parts of one line, in the order of their numbers; a whole database before the changes that follow it. */
export interface Line {
  name: string;
  parts: StoredPart[];
  /** When the last part of it was written. */
  lastAt: Date;
}

/** The lines of a place, the newest last. */
export async function listLines(store: ObjectStore): Promise<Line[]> {
  const lines = new Map<string, StoredPart[]>();
  for await (const head of store.list(lineStart)) {
    const part = parsePart(head.key);
    if (!part) continue;
    const parts = lines.get(part.line) ?? [];
    lines.set(part.line, parts);
    parts.push({ ...head, ...part });
  }
  return [...lines]
    .map(([name, parts]) => ({
      name,
      parts: parts.toSorted((one, other) => one.number - other.number),
      lastAt: new Date(Math.max(...parts.map(({ modifiedAt }) => modifiedAt.getTime()))),
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** What brings a line's last state back: its newest whole database and every change after it, up to the first that is missing. */
export interface Recovery {
  whole: StoredPart;
  changes: StoredPart[];
  /** Changes that lie behind a missing one, and are of no use. */
  lost: number;
}

/** Undefined for a line without a whole database. */
export function planRecovery({ parts }: Line): Recovery | undefined {
  const whole = parts.findLast(({ kind }) => kind === 'whole');
  if (!whole) return undefined;
  const later = parts.filter(({ kind, number }) => kind === 'changes' && number > whole.number);
  const gap = later.findIndex(({ number }, index) => number !== whole.number + 1 + index);
  const end = gap < 0 ? later.length : gap;
  return { whole, changes: later.slice(0, end), lost: later.length - end };
}

/** How long another line is kept after its last part: a new, empty site must not take the old one's place at once. */
const otherLinesMs = 7 * 86_400_000;

/** What is of no use any more: of this line what lies before the whole database before the last, and lines that ended a week ago. */
export function partsToRemove(lines: readonly Line[], current: string, now: Date): StoredPart[] {
  return lines.flatMap(({ name, parts, lastAt }) => {
    if (name !== current) return now.getTime() - lastAt.getTime() > otherLinesMs ? parts : [];
    const [before] = parts.filter(({ kind }) => kind === 'whole').slice(-2);
    return before
      ? parts.filter(
          ({ kind, number }) => number < before.number || (number === before.number && kind === 'changes'),
        )
      : [];
  });
}
