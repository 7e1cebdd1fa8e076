import type { BackupFrequency } from '../../shared/backups.ts';

/** `site-2026-03-01-030000.copy`, UTC. A backup that references images has `-references` in its name. */
const pattern = /^site-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)(-references)?(?:-\d+)?\.copy$/;

export function backupName(now: Date, taken: ReadonlySet<string>): string {
  const [day, time = ''] = now.toISOString().split('T');
  const stem = `site-${day}-${time.slice(0, 8).replaceAll(':', '')}`;
  let name = `${stem}.copy`;
  for (let count = 2; taken.has(name); count += 1) name = `${stem}-${count}.copy`;
  return name;
}

export function backupTime(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = pattern.exec(name) ?? [];
  if (!day) return undefined;
  const time = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

export function isOfReferences(name: string): boolean {
  return pattern.exec(name)?.[5] !== undefined;
}

export interface RetentionRules {
  newest: number;
  /** Whether to also retain the last backup of each of the last eight weeks and twelve months. */
  hasLonger: boolean;
}

const [weeks, months] = [8, 12];
const dayMs = 86_400_000;

/** Selects the backups to delete. Files with other names aren't backups of this site and stay. */
export function backupsToDelete(names: readonly string[], { newest, hasLonger }: RetentionRules): string[] {
  const copies = names
    .flatMap((name) => {
      const time = backupTime(name);
      return time ? [{ name, time }] : [];
    })
    .toSorted((one, other) => other.time.getTime() - one.time.getTime() || (one.name < other.name ? -1 : 1));
  const kept = new Set(copies.slice(0, Math.max(1, newest)).map(({ name }) => name));
  if (hasLonger) {
    // Weeks start on Monday. January 1, 1970 was a Thursday.
    lastOfEach(copies, weeks, (time) => String(Math.floor((time.getTime() / dayMs + 3) / 7)), kept);
    lastOfEach(copies, months, (time) => time.toISOString().slice(0, 7), kept);
  }
  return copies.map(({ name }) => name).filter((name) => !kept.has(name));
}

/** `copies`: newest first. */
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

/** Time slots, from the epoch (a Thursday): hourly, daily at 3:00, and Mondays at 3:00 (UTC). */
const slots: Readonly<Record<Exclude<BackupFrequency, 'off'>, { everyMs: number; firstMs: number }>> = {
  hourly: { everyMs: hourMs, firstMs: 0 },
  daily: { everyMs: dayMs, firstMs: 3 * hourMs },
  weekly: { everyMs: 7 * dayMs, firstMs: 4 * dayMs + 3 * hourMs },
};

export function lastSlot(rhythm: Exclude<BackupFrequency, 'off'>, now: Date): Date {
  const { everyMs, firstMs } = slots[rhythm];
  return new Date(now.getTime() - modulo(now.getTime() - firstMs, everyMs));
}

export function nextSlot(rhythm: Exclude<BackupFrequency, 'off'>, now: Date): Date {
  return new Date(lastSlot(rhythm, now).getTime() + slots[rhythm].everyMs);
}

/** Whether two slots and six hours have passed, so that a restart or a slow backup causes no warning. */
export function isTooOld(rhythm: Exclude<BackupFrequency, 'off'>, madeAt: Date, now: Date): boolean {
  return now.getTime() - madeAt.getTime() > 2 * slots[rhythm].everyMs + 6 * hourMs;
}

/**
 * Returns when the last of these backups is deleted if backups continue on schedule. Hourly backups are
 * counted by the day, so the result can be a few hours off.
 */
export function lastDeletion(
  names: readonly string[],
  { newest, hasLonger }: RetentionRules,
  rhythm: Exclude<BackupFrequency, 'off'>,
  now: Date,
): Date {
  let end = now;
  for (let count = 0; count < newest; count += 1) end = nextSlot(rhythm, end);
  const step = rhythm === 'hourly' ? 'daily' : rhythm;
  const left = new Set(hasLonger ? names : []);
  for (let [slot, all] = [now, [...names]]; left.size > 0; ) {
    slot = nextSlot(step, slot);
    all = [...all, backupName(slot, new Set(all))];
    const gone = new Set(backupsToDelete(all, { newest: 1, hasLonger }));
    all = all.filter((name) => !gone.has(name));
    for (const name of gone) left.delete(name);
    if (slot > end) end = slot;
  }
  return end;
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

/** Returns the delay before the next attempt, in ms: 10, 20, 40 minutes, then an hour. */
export function retryAfterMs(failures: number): number {
  return Math.min(10 * 60_000 * 2 ** Math.max(0, failures - 1), hourMs);
}

export const restoreTestIntervalMs = 30 * dayMs;
