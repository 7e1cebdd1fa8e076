import { constants } from 'node:fs';
import { access, rm, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { runCsv, runJson } from '../api/import-reports.ts';
import { detailOf } from '../api/problem.ts';
import type { Core } from '../core/core.ts';
import { createCore } from '../core/create-core.ts';
import type {
  ImportedPostReport,
  ImportProgress,
  ImportReport,
  PicturesReport,
} from '../core/import/import-report.ts';
import type { Database } from '../db/connect.ts';
import { catalogs } from '../messages/catalogs.ts';
import { fill, fillTimes, plural } from '../messages/fill.ts';
import { nameKinds, sumOtherKind } from '../messages/name-kinds.ts';
import { importFolderOf, readEnv } from '../server/env.ts';
import { pictureStorageOf } from '../server/storage.ts';
import { textSections } from '../shared/content.ts';
import { countOtherItems, selectOtherItems } from '../shared/import-pages.ts';
import { type ImportChange, type ImportProblem, sumChanges } from '../shared/imported-post.ts';
import { readArguments, UsageError } from './arguments.ts';
import { backupReasons, whyUnwritable } from './backup.ts';
import { complain, isReadable, pauseOnSignals, showProgress, withDatabase } from './command.ts';
import { usageOf } from './usage.ts';

const { importReport, contentManager, shell } = catalogs.en;
const { others: messages } = importReport;

/** The results for the selected pages and items of custom types: totals, then `linesOf` each item. */
function otherLines(
  { posts }: Pick<ImportReport, 'posts'>,
  linesOf: (post: ImportedPostReport) => string[],
): string[] {
  const others = posts.filter(({ kind }) => kind !== undefined);
  if (others.length === 0) return [];
  const changes = sumChanges(others).map(
    ({ code, count, posts: items }) =>
      `- ${fill(plural('en', messages.line, items), { kind: importReport.changeKinds[code], times: count })}`,
  );
  const sums = countOtherItems(others).map((sum) => `- ${sumOtherKind('en', importReport, sum)}`);
  return ['', messages.heading, '', ...sums, ...changes, '', ...others.flatMap(linesOf)];
}

/** Returns the section that a page became; undefined for a draft post. */
function sectionName({ text }: Pick<ImportedPostReport, 'text'>): string | undefined {
  if (!text) return undefined;
  return fill(messages.text, {
    section: contentManager.sections[text.section_key],
    language: shell.language[`name_${text.language}`],
  });
}

/** Lists the skipped item types, and how to import them. */
function restLines({ otherKinds, offered }: Pick<ImportReport, 'otherKinds' | 'offered'>): string[] {
  const kinds = Object.entries(otherKinds).map(([kind, count]) => `${count} ${kind}`);
  const names = Object.keys(offered);
  return [
    ...(kinds.length > 0 ? [fill(importReport.otherKinds, { kinds: kinds.join(', ') })] : []),
    ...(names.length > 0
      ? [
          `${fill(messages.offered, { kinds: nameKinds('en', messages, offered) })} --kinds ${names.join(',')}`,
        ]
      : []),
  ];
}

const importCommandMessages = catalogs.en.importReport;

/** Returns an import report as lines: the file's problems, each post with what was changed or lost, and the totals. */
export function reportLines(report: ImportReport): string[] {
  return [
    ...(report.kind
      ? [fill(importCommandMessages.recognized, { kind: importCommandMessages.kinds[report.kind] })]
      : []),
    ...sumLines(report),
    importCommandMessages.heading,
    '',
    ...report.posts.filter(({ kind }) => kind === undefined).flatMap(postLines),
    ...otherLines(report, postLines),
    ...report.skipped.map(
      ({ title, reason, detail }) =>
        `- ${title || '(no title)'}: ${importCommandMessages.skipReasons[reason]}${detail ? ` (${detail})` : ''}`,
    ),
    ...report.problems.map((problem) => `! ${problemLine(problem)}`),
    '',
    ...restLines(report),
    sumLine(report),
    ...(report.dryRun ? [importCommandMessages.dryRun] : []),
  ];
}

/** Returns the totals of all posts' changes by type. */
function sumLines(report: ImportReport): string[] {
  const posts = report.posts.filter(({ kind }) => kind === undefined);
  const sums = sumChanges(posts).map(({ code, count, posts: articles }) => {
    const line = plural('en', importCommandMessages.sums.line, articles);
    return `- ${fill(line, { kind: importCommandMessages.changeKinds[code], times: count })}`;
  });
  if (posts.length === 0) return [];
  return [
    importCommandMessages.sums.heading,
    '',
    ...(sums.length > 0 ? sums : [importCommandMessages.sums.none]),
    '',
  ];
}

/** The results of downloading images, in sentences. */
function picturesLines({ saved, joined, lost, drafts }: PicturesReport): string[] {
  const { pictures } = catalogs.en.importPreview;
  return [
    plural('en', pictures.saved, saved),
    ...(joined > 0 ? [plural('en', pictures.joined, joined)] : []),
    ...(lost.length > 0 ? [plural('en', pictures.lost, lost.length)] : []),
    ...lost.map(
      ({ slug, address, reason, status }) =>
        `- /blog/${slug} ${address}, ${fill(pictures.reasons[reason], { status: status ?? '' })}`,
    ),
    ...(drafts.length > 0 ? [plural('en', pictures.drafts, drafts.length)] : []),
    ...drafts.map(({ slug, title }) => `- /blog/${slug} “${title}”`),
  ];
}

function postLines(post: ImportedPostReport): string[] {
  const section = sectionName(post);
  const as = section ?? (post.status === 'published' ? '' : post.status);
  const address = section === undefined ? `/blog/${post.slug} ` : '';
  return [
    `+ ${address}“${post.title}”: ${importCommandMessages.outcomes[post.outcome]}${as && `, ${as}`}`,
    ...post.changes.map((change) => `    ${changeLine(change)}`),
  ];
}

function changeLine({ code, what, count }: ImportChange): string {
  return fillTimes(importCommandMessages.changes[code], importCommandMessages.times, { what, count });
}

function problemLine(problem: ImportProblem): string {
  const named = 'title' in problem && problem.title !== null;
  switch (problem.code) {
    case 'not_well_formed':
      return fill(
        named
          ? importCommandMessages.problems.not_well_formed_in
          : importCommandMessages.problems.not_well_formed,
        {
          ...problem,
          title: problem.title ?? '',
        },
      );
    case 'truncated':
      return fill(
        named ? importCommandMessages.problems.truncated_in : importCommandMessages.problems.truncated,
        {
          ...problem,
          title: problem.title ?? '',
        },
      );
    default:
      return fill(importCommandMessages.problems[problem.code], { ...problem });
  }
}

function sumLine(report: ImportReport): string {
  const counts = { ...report.counts, skipped: report.skipped.length };
  const parts = Object.entries(counts)
    .filter(([name, count]) => count > 0 || name === 'created')
    .map(([name, count]) => plural('en', importCommandMessages.summary[name as keyof typeof counts], count));
  return `${parts.join(', ')}.`;
}

/** The exit code that shells expect after Ctrl+C. */
const interrupted = 130;

/** Imports an export or a folder of Markdown, with its pages and images on request, and prints the result for each item. */
export async function importCommand(args: string[]): Promise<number> {
  const { file, flags, values } = readArguments(args, 'import', {
    flags: ['dry-run', 'pictures'],
    named: ['address', 'report', 'kinds', 'texts'],
  });
  const chosen = chooseByName(values);
  const address = values.address ? asWebAddress(values.address) : undefined;
  if (address !== undefined && !URL.canParse(address)) throw new UsageError(usageOf('import'));
  const reportFile = values.report;
  // A dry run writes no report.
  if (reportFile !== undefined && (flags.has('dry-run') || !/\.(?:json|csv)$/i.test(reportFile)))
    throw new UsageError(usageOf('import'));
  if (!(await isReadable(file))) return 1;
  let unwritten = reportFile === undefined ? undefined : await whyNoReport(reportFile);
  if (unwritten !== undefined) return complain(`${reportFile}: ${unwritten} Nothing was written.`);
  const show = createProgressLines();
  const options = {
    onProgress: show.update,
    onError: (error: unknown, title: string) =>
      void process.stderr.write(`\nCouldn’t save “${title}”: ${error}\n`),
  };
  const result = await withDatabase(async (db) => {
    const core = createCommandCore(db);
    const { imports } = core;
    const others = selectOtherItems(chosen.others, chosen.texts);
    if (flags.has('dry-run'))
      return imports.importFile(file, { isDryRun: true, address, others, ...options });
    const order = { address, ...chosen, hasPictures: flags.has('pictures') };
    const result = await importResumably(imports, file, order, options);
    const isFinished = result.ok && result.value.state === 'finished';
    if (isFinished && reportFile !== undefined)
      unwritten = await writeReport(core, result.value.run, reportFile);
    return result;
  });
  show.finish();
  if (!result.ok) return complain(`${detailOf(result.failure)}`);
  const code = printReport(result.value);
  if (unwritten === undefined) return code;
  return complain(`${reportFile}: ${unwritten} The report wasn’t written.`);
}

function createCommandCore(db: Database): Core {
  const env = readEnv();
  const pictures = pictureStorageOf(env);
  return createCore({ db, pictures, importHosts: env.importHosts, importFolder: importFolderOf(env) });
}

/** Imports so that Ctrl+C or a crash loses nothing. Running the same command again resumes. */
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

/** Shows the progress of each step, one after the other. */
function createProgressLines() {
  const { importReport, importPreview } = catalogs.en;
  const posts = showProgress(process.stderr, importReport.progress);
  const pictures = showProgress(process.stderr, importPreview.pictures.running);
  return {
    update: (progress: ImportProgress) => (progress.step === 'pictures' ? pictures : posts).update(progress),
    finish: posts.finish,
  };
}

/** Adds the scheme to a URL typed without one: `old.example.com`. */
function asWebAddress(text: string): string {
  return /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
}

/**
 * Converts the options `--kinds` (complete types) and `--texts` (pages by the last part of their URL, each
 * with its section) to an import's options. Throws UsageError for an invalid list or section.
 */
export function chooseByName({ kinds, texts }: Readonly<Record<string, string>>): {
  others?: string;
  texts?: string;
} {
  const others = listed(kinds).map((kind) => `${encodeURIComponent(kind)}:all`);
  const sections = listed(texts).map((part) => namedText(part));
  return {
    ...(others.length > 0 && { others: others.join(';') }),
    ...(sections.length > 0 && { texts: sections.join(';') }),
  };
}

function listed(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function namedText(part: string): string {
  const [slug = '', name] = part.split('=');
  const section = textSections.find((each) => each === name);
  if (slug !== '' && section) return `@${encodeURIComponent(slug)}:${section}`;
  throw new UsageError(
    `${usageOf('import')}\nA page can be imported as one of these sections: ${textSections.join(', ')}.`,
  );
}

/** Checks before the import whether a report can be written. Returns the reason if it can't. */
async function whyNoReport(file: string): Promise<string | undefined> {
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

/** Writes the stored report as JSON or CSV, depending on the file name, readable only by this user. Returns the reason if that fails. */
async function writeReport(core: Core, id: string | null, file: string): Promise<string | undefined> {
  const run = id === null ? undefined : await core.importRuns.find(id);
  if (!run) return 'The import has no stored report.';
  const pieces = /\.csv$/i.test(file) ? runCsv(core, run) : runJson(core, run);
  try {
    await writeFile(file, pieces, { flag: 'wx', mode: 0o600 });
    return undefined;
  } catch (error) {
    const reason = whyUnwritable(error);
    if (reason === undefined) throw error;
    // An incomplete report could be mistaken for a complete one.
    if (reason === backupReasons.disk_full) await rm(file, { force: true });
    return reason;
  }
}
