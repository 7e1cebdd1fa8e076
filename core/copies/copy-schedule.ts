import type { CopiedPictures, CopyRhythm } from '../../shared/copies.ts';

/**
 * What every copy's name is like: `site-2026-03-01-030000.copy`, by the moment it shows, UTC. One that names pictures in
 * place of holding them says so, `site-2026-03-01-030000-references.copy`: what it names must stay as long as it does.
 */
const pattern = /^site-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)(-references)?(?:-\d+)?\.copy$/;

/** The name of a copy of this moment, with a number behind it where another was made in the same second. */
export function copyName(
  now: Date,
  taken: ReadonlySet<string>,
  pictures: CopiedPictures = 'contents',
): string {
  const [day, time = ''] = now.toISOString().split('T');
  const kind = pictures === 'references' ? '-references' : '';
  const stem = `site-${day}-${time.slice(0, 8).replaceAll(':', '')}${kind}`;
  let name = `${stem}.copy`;
  for (let count = 2; taken.has(name); count += 1) name = `${stem}-${count}.copy`;
  return name;
}

/** When a copy was made; undefined for the name of something else. */
export function timeOfCopy(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = pattern.exec(name) ?? [];
  if (!day) return undefined;
  const time = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** Whether a name is that of a copy that names pictures in place of holding them. */
export function isOfReferences(name: string): boolean {
  return pattern.exec(name)?.[5] !== undefined;
}

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

const hourMs = 3_600_000;

/** How far the slots of a rhythm are apart, and where the first lies after 1970 began, a Thursday: at the full hour, at three in the night, on Mondays (UTC). */
const slots: Readonly<Record<Exclude<CopyRhythm, 'off'>, { everyMs: number; firstMs: number }>> = {
  hourly: { everyMs: hourMs, firstMs: 0 },
  daily: { everyMs: dayMs, firstMs: 3 * hourMs },
  weekly: { everyMs: 7 * dayMs, firstMs: 4 * dayMs + 3 * hourMs },
};

/** The last moment, until now, at which a copy was to be made. */
export function lastSlot(rhythm: Exclude<CopyRhythm, 'off'>, now: Date): Date {
  const { everyMs, firstMs } = slots[rhythm];
  return new Date(now.getTime() - modulo(now.getTime() - firstMs, everyMs));
}

export function nextSlot(rhythm: Exclude<CopyRhythm, 'off'>, now: Date): Date {
  return new Date(lastSlot(rhythm, now).getTime() + slots[rhythm].everyMs);
}

/** A copy is too old when two slots have gone by without one, and six hours: a restart or a slow night is no alarm. */
export function isTooOld(rhythm: Exclude<CopyRhythm, 'off'>, madeAt: Date, now: Date): boolean {
  return now.getTime() - madeAt.getTime() > 2 * slots[rhythm].everyMs + 6 * hourMs;
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

/** How long to wait after so many failures in a row, in milliseconds: ten minutes, twenty, forty, then an hour each. */
export function retryAfterMs(failures: number): number {
  return Math.min(10 * 60_000 * 2 ** Math.max(0, failures - 1), hourMs);
}

/** How long a drill holds good, in milliseconds: thirty days. */
export const drillEveryMs = 30 * dayMs;
