import { createWriteStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { commandRecorder } from '../core/audit/audit.ts';
import { publishFile } from '../core/backup/write-backup.ts';
import { checkExport, type HeldPost } from '../core/export/export-store.ts';
import { exportWordPress } from '../core/export/export-wordpress.ts';
import type { Database } from '../db/connect.ts';
import { clearWorkingFolders, makeWorkingFolder } from '../db/working-folder.ts';
import { readEnv } from '../server/env.ts';
import { overrideSchema } from '../shared/guard/guarded-name.ts';
import { readArguments, UsageError } from './arguments.ts';
import { backupReasons, whyUnwritable } from './backup.ts';
import { complain, newFile, recordDone, withDatabase } from './command.ts';
import { usageOf } from './usage.ts';

/** Writes the posts as a WordPress export, by default named after the current time. */
export async function exportCommand(args: string[]): Promise<number> {
  // --although: its name before 1.0, which still works in this release.
  const named = readArguments(args, 'export', { needsFile: false, named: ['override', 'although'] });
  const reason = named.values.override ?? named.values.although;
  const override = reason === undefined ? undefined : overrideSchema.safeParse({ reason }).data;
  if (reason !== undefined && !override) throw new UsageError(usageOf('export'));
  const file = resolve(named.file || newFile({ name: 'site', extension: 'xml' }, new Date()));
  const { siteUrl, host, port } = readEnv();
  const origin = siteUrl ?? `http://${host}:${port}`;
  let count = 0;
  const onProgress = (done: number) => {
    count = done;
  };
  const failed = await withDatabase(async (db) => {
    const held = await checkExport(db, { record: commandRecorder(), now: new Date(), override });
    if (held.length > 0) return heldLines(held);
    const why = await writeExport(db, file, { origin, onProgress });
    if (!why) await recordDone(db, { name: 'export_made', what: { posts: count } });
    return why;
  });
  if (failed) return complain(`${file}: ${failed} Nothing was written.`);
  console.log(`Exported ${count} ${count === 1 ? 'post' : 'posts'} to ${file}.`);
  console.log(`The images stay at ${origin}. Keep the site online until the new system has downloaded them.`);
  return 0;
}

/** Lists the matches, which anyone with the server's files can read, but not the names on the list. */
function heldLines(held: readonly HeldPost[]): string {
  const lines = held.flatMap(({ slug, title, places }) => [
    `- ${slug ? `/blog/${slug}` : title}`,
    ...(places ?? []).map(
      ({ field, before, passage, after }) => `    ${field}: ${before}[${passage}]${after}`,
    ),
  ]);
  const isLocked = held.some(({ places }) => places === null);
  const why = isLocked
    ? 'The confidential names can’t be read, so the posts can’t be checked.'
    : `Confidential names found in ${held.length} ${held.length === 1 ? 'post' : 'posts'}.`;
  const remedy = isLocked ? 'Restore their key' : 'Remove them';
  return [why, ...lines, `${remedy}, or use --override REASON to export anyway.`].join('\n');
}

/** Returns why the file can't be written; undefined once it is complete. */
async function writeExport(
  db: Database,
  file: string,
  options: Parameters<typeof exportWordPress>[1],
): Promise<string | undefined> {
  if (await isThere(file)) return backupReasons.file_exists;
  const parent = dirname(file);
  try {
    await clearWorkingFolders(parent);
    const folder = await makeWorkingFolder(parent, '.export-');
    try {
      const finished = join(folder.path, 'export.xml');
      const out = createWriteStream(finished, { mode: 0o600, flush: true });
      await pipeline(Readable.from(exportWordPress(db, options)), out);
      await publishFile(finished, file);
      return undefined;
    } finally {
      await folder.remove();
    }
  } catch (error) {
    const reason = whyUnwritable(error);
    if (!reason) throw error;
    return reason;
  }
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
