import type { Database } from '../db/connect.ts';
import { type Instance, listOlder } from '../db/instances.ts';
import { contract, listContracts } from '../db/migrate.ts';
import { readArguments, UsageError } from './read-arguments.ts';
import { withDatabase } from './with-database.ts';

const usage = 'migrate [--contract]';

/** Makes the database what this version needs, which opening it does; with `--contract` takes away what only versions before have used. */
export async function migrateCommand(args: string[]): Promise<number> {
  const { file, flags } = readArguments(args, usage, { needsFile: false, flags: ['contract'] });
  if (file) throw new UsageError(`Usage: npm run site -- ${usage}`);
  return withDatabase(async (db) => {
    console.log('The database is as this version needs it.');
    const waiting = await listContracts(db.kysely);
    if (waiting.length === 0) return 0;
    return flags.has('contract') ? contractNow(db) : tellWaiting(db, waiting);
  });
}

async function tellWaiting({ kysely }: Database, waiting: string[]): Promise<number> {
  console.log(`What only versions before this one have used is still there: ${waiting.join(', ')}.`);
  for (const instance of await listOlder(kysely, waiting[0] ?? '')) console.log(`  ${lineOf(instance)}`);
  console.log(
    'It goes a minute after the last of them has ended, or now: npm run site -- migrate --contract',
  );
  return 0;
}

async function contractNow({ kysely }: Database): Promise<number> {
  let older: Instance[] = [];
  const names = await contract(kysely, {
    mayRun: async (db, name) => {
      older = await listOlder(db, name);
      return older.length === 0;
    },
  });
  for (const name of names) console.log(`Done: ${name}.`);
  if (older.length === 0) return 0;
  process.stderr.write('Processes of an older version still run, or did until a minute ago:\n');
  for (const instance of older) process.stderr.write(`  ${lineOf(instance)}\n`);
  return 1;
}

function lineOf({ machine, started_at }: Instance): string {
  return `${machine}, since ${started_at}`;
}
