import { existsSync } from 'node:fs';
import { link, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { recoverLine } from '../core/copies/continuous/recover-line.ts';
import { openCopyPlace } from '../core/copies/copy-config.ts';
import { readCopyKeys } from '../core/copies/encryption/key-file.ts';
import { makeWorkingFolder } from '../db/working-folder.ts';
import { copyConfigOf, readEnv } from '../server/env.ts';
import { copyPlaceKinds } from '../shared/copies.ts';
import { copyReason } from './copy-lines.ts';
import { readArguments, UsageError } from './read-arguments.ts';

const usage = 'recover [--place folder|bucket] [--line NAME]';

/** Makes the site anew as it was at the last moment, from its continuous copy: only where there is none. */
export async function recoverCommand(args: string[]): Promise<number> {
  const { values } = readArguments(args, usage, { needsFile: false, named: ['place', 'line'] });
  const env = readEnv();
  const config = copyConfigOf(env);
  const named = values.place ?? config.continuousTo ?? (config.bucket ? 'bucket' : 'folder');
  const place = copyPlaceKinds.find((kind) => kind === named);
  if (!place) throw new UsageError(`Usage: npm run site -- ${usage}`);
  const file = join(env.dataDir, 'site.db');
  if (env.databaseUrl || existsSync(file)) {
    const there = env.databaseUrl ? 'DATABASE_URL is set' : `There is a site in ${env.dataDir}`;
    process.stderr.write(`${there}. Move it out of the way first: it would be lost.\n`);
    return 1;
  }
  const store = openCopyPlace(config, place);
  if (!store) {
    process.stderr.write('There is no such place. Set BACKUP_FOLDER or S3_BUCKET as for “npm start”.\n');
    return 1;
  }
  await mkdir(env.dataDir, { recursive: true });
  const folder = await makeWorkingFolder(env.dataDir, '.restore-');
  try {
    const { keys } = await readCopyKeys(env.dataDir, config.keys);
    const whole = join(folder.path, 'site.db');
    const recovered = await recoverLine(store, keys, whole, values.line);
    // Whole and at once, and never over another.
    await link(whole, file);
    const { line, lastAt, changes, lost } = recovered;
    console.log(
      `The site is as it was at ${lastAt.toISOString()}: ${line}, with ${changes} pieces of changes.`,
    );
    if (lost > 0) console.log(`${lost} later pieces could not be used: one before them is missing.`);
    return 0;
  } catch (error) {
    const reason = copyReason(error);
    if (reason === undefined) throw error;
    process.stderr.write(`${reason} Nothing was made.\n`);
    return 1;
  } finally {
    store.close();
    await folder.remove();
  }
}
