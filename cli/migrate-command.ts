import { readArguments, UsageError } from './read-arguments.ts';
import { withDatabase } from './with-database.ts';

/** Brings the database to the form that this version needs, which opening it does. */
export async function migrateCommand(args: string[]): Promise<number> {
  const { file } = readArguments(args, 'migrate', { needsFile: false });
  if (file) throw new UsageError('Usage: npm run site -- migrate');
  return withDatabase(async () => {
    console.log('The database is as this version needs it.');
    return 0;
  });
}
