import { detailOf } from '../api/problem.ts';
import { createCore } from '../core/create-core.ts';
import type { ImportReport } from '../core/import/import-report.ts';
import type { Database } from '../db/connect.ts';
import { catalogs } from '../messages/catalogs.ts';
import { readEnv } from '../server/env.ts';
import { chooseByName } from './choose-by-name.ts';
import { readArguments, UsageError } from './read-arguments.ts';
import { isReadable } from './readable-file.ts';
import { picturesLines, reportLines } from './report-lines.ts';
import { showProgress } from './show-progress.ts';
import { withDatabase } from './with-database.ts';

const usage =
  'import FILE [--address https://old.example.com] [--kinds page,portfolio] [--texts about=about_content] [--dry-run] [--pictures]';

/** Imports an export, or a folder of Markdown, its pages and pictures too where they are wanted, and prints what became of each. */
export async function importCommand(args: string[]): Promise<number> {
  const { file, flags, values } = readArguments(args, usage, {
    flags: ['dry-run', 'pictures'],
    named: ['address', 'kinds', 'texts'],
  });
  const others = chooseByName(values, usage);
  const address = values.address ? asWebAddress(values.address) : undefined;
  if (address !== undefined && !URL.canParse(address))
    throw new UsageError(`Usage: npm run site -- ${usage}`);
  const isDryRun = flags.has('dry-run');
  if (!(await isReadable(file))) return 1;
  const progress = showProgress(process.stderr);
  const { result, pictures } = await withDatabase(async (db) => {
    const result = await createCore({ db }).imports.importFile(file, {
      isDryRun,
      address,
      others,
      onProgress: progress.update,
      onError: (error, title) => process.stderr.write(`\n“${title}” could not be saved: ${error}\n`),
    });
    progress.finish();
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
  return result.value.counts.failed + result.value.others.failed > 0 ? 1 : 0;
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
