import { copyPlaces } from '../core/copies/copy-config.ts';
import { failInterrupted, finishRun, insertRun } from '../core/copies/copy-run-store.ts';
import { isUsed, keepRules } from '../core/copies/copy-settings.ts';
import { type CopyOutcome, doCopyWork } from '../core/copies/copy-work.ts';
import { claimLease } from '../core/leases/claim-lease.ts';
import { readSettings } from '../core/settings/settings.ts';
import { copyConfigOf, readEnv } from '../server/env.ts';
import { type CopyPlaceKind, type CopyRun, copyPlaceKinds } from '../shared/copies.ts';
import { copyReasons } from './copy-lines.ts';
import { readArguments, UsageError } from './read-arguments.ts';
import { withDatabase } from './with-database.ts';

/** Makes a copy where the site makes them by itself, as it does: encrypted, read back, the oldest removed. */
export function copyCommand(args: string[]): Promise<number> {
  return run('copy', args, 'copy [--place folder|bucket]');
}

/** Restores a copy into a database that is thrown away, and compares: the newest, where none is named. */
export function drillCommand(args: string[]): Promise<number> {
  return run('drill', args, 'drill [NAME] [--place folder|bucket]');
}

async function run(kind: CopyRun['kind'], args: string[], usage: string): Promise<number> {
  const { file: name, values } = readArguments(args, usage, { needsFile: false, named: ['place'] });
  const wanted = copyPlaceKinds.find((each) => each === values.place);
  if ((values.place && !wanted) || (name && kind === 'copy'))
    throw new UsageError(`Usage: npm run site -- ${usage}`);
  const config = copyConfigOf(readEnv());
  return withDatabase(async (db) => {
    const settings = await readSettings(db);
    const places = copyPlaces(config).filter((each) =>
      wanted ? each.kind === wanted : isUsed(each.kind, settings),
    );
    if (places.length === 0) {
      process.stderr.write(
        'There is no place for copies. Set BACKUP_FOLDER or S3_BUCKET as for “npm start”.\n',
      );
      return 1;
    }
    const lease = await claimLease(db, 'copies');
    if (!lease) {
      process.stderr.write('The site is making or trying a copy just now. Try again when it is done.\n');
      return 1;
    }
    try {
      await failInterrupted(db.kysely, new Date());
      const keep = keepRules(settings);
      const outcomes: CopyOutcome[] = [];
      for (const { kind: place, at } of places) {
        const id = await insertRun(db.kysely, { kind, place }, new Date());
        const outcome = await doCopyWork(db, config, { kind, place, keep, name: name || undefined });
        const end = { ...outcome, failure: outcome.failure?.code ?? null };
        await finishRun(db.kysely, id, end, new Date());
        say(kind, place, at, outcome);
        outcomes.push(outcome);
      }
      return outcomes.some(({ failure }) => failure) ? 1 : 0;
    } finally {
      await lease.release();
    }
  });
}

function say(
  kind: CopyRun['kind'],
  place: CopyPlaceKind,
  at: string,
  { name, facts, failure }: CopyOutcome,
): void {
  const where = `${place === 'bucket' ? 's3' : 'folder'}:${name}`;
  if (failure) {
    const what = kind === 'copy' ? `No copy in ${at}` : `The drill with ${name || at} failed`;
    process.stderr.write(`${what}: ${failure.detail}. ${copyReasons[failure.code]}\n`.replace('..', '.'));
  } else if (kind === 'copy') {
    console.log(`Copied to ${where} (${at}), read back and whole.`);
    if (facts.removed) console.log(`Removed as too many: ${facts.removed}.`);
  } else {
    console.log(
      `Brought back for practice: ${where}. ${facts.rows} rows are as the copy holds them, and ${facts.live} as the site still does.`,
    );
  }
}
