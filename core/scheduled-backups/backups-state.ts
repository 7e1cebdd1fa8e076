import type { Db } from '../../db/schema.ts';
import type { BackupLocationKind, BackupProblem, BackupRun, BackupsState } from '../../shared/backups.ts';
import type { Settings } from '../../shared/settings.ts';
import { type BackupKeys, readBackupKeys } from './backup-keys.ts';
import { type BackupConfig, backupLocations } from './backup-locations.ts';
import { findLastRun, isInterrupted, listRuns } from './backup-run-store.ts';
import { isTooOld, lastSlot, nextSlot, type RetentionRules } from './backup-schedule.ts';

export type BackupSettings = Pick<
  Settings,
  'copies_every' | 'copies_to' | 'copies_kept' | 'copies_kept_longer'
>;

export function isUsed(
  kind: BackupLocationKind,
  { copies_to: to }: Pick<BackupSettings, 'copies_to'>,
): boolean {
  return to === 'everywhere' || to === kind;
}

export function retentionRules({ copies_kept, copies_kept_longer }: BackupSettings): RetentionRules {
  return { newest: copies_kept, hasLonger: copies_kept_longer };
}

interface StateParts {
  db: Db;
  config: BackupConfig | undefined;
  settings: BackupSettings;
  now: Date;
}

export async function readBackupsState({ db, config, settings, now }: StateParts): Promise<BackupsState> {
  const rhythm = settings.copies_every;
  const keys = await readKeys(config);
  const places = await Promise.all(
    (config ? backupLocations(config) : []).map(async ({ kind, at }) => {
      const [copy, [attempt, before]] = await Promise.all([
        findLastRun(db, { kind: 'copy', place: kind, state: 'done' }),
        listRuns(db, { kind: 'copy', place: kind }, 2),
      ]);
      // The first interruption is retried at once. A second one counts as a failure.
      const isFailure = attempt?.failure !== 'interrupted' || (before !== undefined && isInterrupted(before));
      const failed = attempt?.state === 'failed' && isFailure ? attempt : null;
      const last = copy && withReadable(copy, keys);
      return { kind, at, is_used: isUsed(kind, settings), last_copy: last, last_failure: failed };
    }),
  );
  const used = places.filter(({ is_used }) => is_used);
  const drill = await findLastRun(db, { kind: 'drill' });
  const state = {
    rhythm,
    places,
    key: keys?.keys[0] ? { id: keys.keys[0].id, from: keys.from } : null,
    last_copy: newest(places.map(({ last_copy }) => last_copy)),
    last_drill: drill?.state === 'running' ? await findLastRun(db, { kind: 'drill', state: 'done' }) : drill,
    next_at: rhythm === 'off' || used.length === 0 ? null : nextAt(used, rhythm, now),
  };
  return { ...state, problem: problemOf(state, used, now) };
}

type Locations = BackupsState['places'];

/** Returns the worst problem: a backup that can't be restored is worse than an old one. */
function problemOf(
  { rhythm, last_drill: drill }: Pick<BackupsState, 'rhythm' | 'last_drill'>,
  used: Locations,
  now: Date,
): BackupProblem | null {
  if (rhythm === 'off') return 'off';
  if (used.length === 0) return 'no_place';
  if (used.some(({ last_copy: copy }) => copy?.is_readable === false)) return 'key_missing';
  if (drill?.state === 'failed') return 'drill_failed';
  if (used.some(({ last_copy: copy }) => copy !== null && isTooOld(rhythm, new Date(copy.started_at), now))) {
    return 'too_old';
  }
  if (used.some(({ last_failure: failure }) => failure !== null)) return 'failed';
  return used.some(({ last_copy: copy }) => copy === null) ? 'none_yet' : null;
}

/** Returns the time of the next backup: the next slot, or now if one was missed. */
function nextAt(used: Locations, rhythm: Exclude<BackupsState['rhythm'], 'off'>, now: Date): string {
  const last = lastSlot(rhythm, now).getTime();
  const isBehind = used.some(({ last_copy: copy }) => copy === null || Date.parse(copy.started_at) < last);
  return (isBehind ? now : nextSlot(rhythm, now)).toISOString();
}

function newest(runs: (BackupRun | null)[]): BackupRun | null {
  const there = runs.filter((run) => run !== null);
  return there.toSorted((one, other) => (one.started_at < other.started_at ? 1 : -1))[0] ?? null;
}

/** Reads the keys. An invalid key file counts as no key; the next backup will fail and report the reason. */
export async function readKeys(config: BackupConfig | undefined): Promise<BackupKeys | undefined> {
  return config && (await readBackupKeys(config.dataDir, config.keys).catch(() => undefined));
}

/** Adds whether the backup's key is available. Without a stored key ID (earlier versions), any key counts. */
export function withReadable(run: BackupRun, found: BackupKeys | undefined): BackupRun {
  if (run.kind !== 'copy' || run.state !== 'done') return run;
  const ids = found?.keys.map(({ id }) => id) ?? [];
  return { ...run, is_readable: run.facts.key === undefined ? ids.length > 0 : ids.includes(run.facts.key) };
}
