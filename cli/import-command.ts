import { basename } from 'node:path';
import { detailOf } from '../api/failure-details.ts';
import type { Core } from '../core/core.ts';
import { createCore } from '../core/create-core.ts';
import type { ImportProgress, ImportReport } from '../core/import/import-report.ts';
import type { Database } from '../db/connect.ts';
import { catalogs } from '../messages/catalogs.ts';
import { fill } from '../messages/fill.ts';
import { importFolderOf, readEnv } from '../server/env.ts';
import { pictureStorageOf } from '../server/storage.ts';
import { chooseOther } from '../shared/choose-other.ts';
import { chooseByName } from './choose-by-name.ts';
import { pauseOnSignals } from './pause-on-signals.ts';
import { readArguments, UsageError } from './read-arguments.ts';
import { isReadable } from './readable-file.ts';
import { whyNoReport, writeReport } from './report-file.ts';
import { picturesLines, reportLines } from './report-lines.ts';
import { showProgress } from './show-progress.ts';
import { withDatabase } from './with-database.ts';

const usage =
  'import FILE [--address https://old.example.com] [--kinds page,portfolio] [--texts about=about_content] [--dry-run] [--pictures] [--report FILE.json|FILE.csv]';

/** What a shell expects of a command that Ctrl+C has ended. */
const interrupted = 130;

/** Imports an export, or a folder of Markdown, its pages and pictures too where they are wanted, and prints what became of each. */
export async function importCommand(args: string[]): Promise<number> {
  const { file, flags, values } = readArguments(args, usage, {
    flags: ['dry-run', 'pictures'],
    named: ['address', 'report', 'kinds', 'texts'],
  });
  const chosen = chooseByName(values, usage);
  const address = values.address ? asWebAddress(values.address) : undefined;
  if (address !== undefined && !URL.canParse(address))
    throw new UsageError(`Usage: npm run site -- ${usage}`);
  const reportFile = values.report;
  // A trial run keeps no report.
  if (reportFile !== undefined && (flags.has('dry-run') || !/\.(?:json|csv)$/i.test(reportFile)))
    throw new UsageError(`Usage: npm run site -- ${usage}`);
  if (!(await isReadable(file))) return 1;
  let unwritten = reportFile === undefined ? undefined : await whyNoReport(reportFile);
  if (unwritten !== undefined) {
    process.stderr.write(`${reportFile}: ${unwritten} Nothing was written.\n`);
    return 1;
  }
  const show = createProgressLines();
  const options = {
    onProgress: show.update,
    onError: (error: unknown, title: string) =>
      void process.stderr.write(`\n“${title}” could not be saved: ${error}\n`),
  };
  const result = await withDatabase(async (db) => {
    const core = createCommandCore(db);
    const { imports } = core;
    const others = chooseOther(chosen.others, chosen.texts);
    if (flags.has('dry-run'))
      return imports.importFile(file, { isDryRun: true, address, others, ...options });
    const order = { address, ...chosen, hasPictures: flags.has('pictures') };
    const result = await importResumably(imports, file, order, options);
    const isOver = result.ok && result.value.state === 'finished';
    if (isOver && reportFile !== undefined) unwritten = await writeReport(core, result.value.run, reportFile);
    return result;
  });
  show.finish();
  if (!result.ok) {
    process.stderr.write(`${detailOf(result.failure)}\n`);
    return 1;
  }
  const code = printReport(result.value);
  if (unwritten === undefined) return code;
  process.stderr.write(`${reportFile}: ${unwritten} The report was not written.\n`);
  return 1;
}

function createCommandCore(db: Database): Core {
  const env = readEnv();
  const pictures = pictureStorageOf(env);
  return createCore({ db, pictures, importHosts: env.importHosts, importFolder: importFolderOf(env) });
}

/** Imports so that Ctrl+C, or whatever ends the process, loses nothing: the same command goes on. */
async function importResumably(
  imports: Core['imports'],
  file: string,
  order: { address: string | undefined; others?: string; texts?: string; hasPictures: boolean },
  options: {
    onProgress: (progress: ImportProgress) => void;
    onError: (error: unknown, title: string) => void;
  },
) {
  const locked = await imports.lock('export');
  if (!locked.ok) return locked;
  const lock = locked.value;
  const { signal, end } = pauseOnSignals(catalogs.en.unfinishedImports.command.pausing);
  try {
    return await imports.resumable.run({ name: basename(file), path: file }, order, {
      ...options,
      ...{ lock, signal },
    });
  } finally {
    end();
    await lock.release();
  }
}

function printReport(report: ImportReport): number {
  const { command } = catalogs.en.unfinishedImports;
  if (report.state !== 'finished') {
    const done = report.posts.length;
    process.stderr.write(`${fill(command[report.state], { done })}\n`);
    return report.state === 'paused' ? interrupted : 1;
  }
  for (const line of reportLines(report)) console.log(line);
  if (report.pictures) for (const line of picturesLines(report.pictures)) console.log(line);
  return report.counts.failed + report.others.failed > 0 ? 1 : 0;
}

/** Shows how far each step is, one after the other. */
function createProgressLines() {
  const { importReport, importPreview } = catalogs.en;
  const posts = showProgress(process.stderr, importReport.progress);
  const pictures = showProgress(process.stderr, importPreview.pictures.running);
  return {
    update: (progress: ImportProgress) => (progress.step === 'pictures' ? pictures : posts).update(progress),
    finish: posts.finish,
  };
}

/** An address as people write it: `old.example.com` is meant as a web address. */
function asWebAddress(text: string): string {
  return /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
}
