import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { detailOf } from '../api/problem.ts';
import { runCsv, runJson } from '../api/run-files.ts';
import type { Core } from '../core/core.ts';
import { createCore } from '../core/create-core.ts';
import type { ImportReport } from '../core/import/import-report.ts';
import type { Database } from '../db/connect.ts';
import { catalogs } from '../messages/catalogs.ts';
import { readEnv } from '../server/env.ts';
import { readArguments, UsageError } from './read-arguments.ts';
import { isReadable } from './readable-file.ts';
import { picturesLines, reportLines } from './report-lines.ts';
import { showProgress } from './show-progress.ts';
import { withDatabase } from './with-database.ts';

const usage =
  'import FILE [--address https://old.example.com] [--dry-run] [--pictures] [--report FILE.json|FILE.csv]';

/** Imports an export, or a folder of Markdown, its pictures too where they are wanted, and prints what became of each. */
export async function importCommand(args: string[]): Promise<number> {
  const { file, flags, values } = readArguments(args, usage, {
    flags: ['dry-run', 'pictures'],
    named: ['address', 'report'],
  });
  const address = values.address ? asWebAddress(values.address) : undefined;
  if (address !== undefined && !URL.canParse(address))
    throw new UsageError(`Usage: npm run site -- ${usage}`);
  const isDryRun = flags.has('dry-run');
  const reportFile = values.report;
  // A trial run keeps no report.
  if (reportFile !== undefined && (isDryRun || !/\.(?:json|csv)$/i.test(reportFile)))
    throw new UsageError(`Usage: npm run site -- ${usage}`);
  if (!(await isReadable(file))) return 1;
  const progress = showProgress(process.stderr);
  const { result, pictures } = await withDatabase(async (db) => {
    const core = createCore({ db });
    const result = await core.imports.importFile(file, {
      isDryRun,
      address,
      name: basename(file),
      onProgress: progress.update,
      onError: (error, title) => process.stderr.write(`\n“${title}” could not be saved: ${error}\n`),
    });
    progress.finish();
    if (result.ok && reportFile !== undefined) await writeReport(core, result.value.run, reportFile);
    const wanted = result.ok && !isDryRun && flags.has('pictures');
    return { result, pictures: wanted ? await downloadPictures(db, result.value) : null };
  });
  if (!result.ok) {
    process.stderr.write(`${detailOf(result.failure)}\n`);
    return 1;
  }
  for (const line of reportLines(result.value)) console.log(line);
  if (pictures?.ok) for (const line of picturesLines(pictures.value)) console.log(line);
  if (pictures?.ok === false) {
    process.stderr.write(`${detailOf(pictures.failure)}\n`);
    return 1;
  }
  return result.value.counts.failed > 0 ? 1 : 0;
}

/** Writes the kept report as its name says: JSON or CSV. */
async function writeReport(core: Core, id: string | null, file: string): Promise<void> {
  const run = id === null ? undefined : await core.importRuns.find(id);
  if (!run) {
    process.stderr.write('The report could not be kept, so it could not be written.\n');
    return;
  }
  const pieces = /\.csv$/i.test(file) ? runCsv(core, run) : runJson(core, run);
  await writeFile(file, pieces);
}

async function downloadPictures(db: Database, { posts }: ImportReport) {
  const progress = showProgress(process.stderr, catalogs.en.importPreview.pictures.running);
  const core = createCore({ db, importHosts: readEnv().importHosts });
  const ids = posts.map(({ id }) => id);
  const report = await core.imports.downloadPictures({ ids, onProgress: progress.update });
  progress.finish();
  return report;
}

/** An address as people write it: `old.example.com` is meant as a web address. */
function asWebAddress(text: string): string {
  return /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
}
