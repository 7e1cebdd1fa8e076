import { constants } from 'node:fs';
import { access, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { runCsv, runJson } from '../api/run-files.ts';
import type { Core } from '../core/core.ts';
import { backupReasons } from './backup-lines.ts';
import { whyUnwritable } from './why-unwritable.ts';

/** Why no report can be written there, before anything is imported; undefined where it can. */
export async function whyNoReport(file: string): Promise<string | undefined> {
  try {
    await access(dirname(file), constants.W_OK);
  } catch (error) {
    return whyUnwritable(error) ?? backupReasons.folder_unwritable;
  }
  return access(file).then(
    () => backupReasons.file_exists,
    () => undefined,
  );
}

/** Writes the kept report as its name says, JSON or CSV, for its user alone; gives why it could not. */
export async function writeReport(core: Core, id: string | null, file: string): Promise<string | undefined> {
  const run = id === null ? undefined : await core.importRuns.find(id);
  if (!run) return 'The report could not be kept.';
  const pieces = /\.csv$/i.test(file) ? runCsv(core, run) : runJson(core, run);
  try {
    await writeFile(file, pieces, { flag: 'wx', mode: 0o600 });
    return undefined;
  } catch (error) {
    const reason = whyUnwritable(error);
    if (reason === undefined) throw error;
    // Half a report would pass for a whole one.
    if (reason === backupReasons.disk_full) await rm(file, { force: true });
    return reason;
  }
}
