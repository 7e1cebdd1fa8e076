import type { ImportedPostReport, ImportReport, PicturesReport } from '../core/import/import-report.ts';
import { catalogs } from '../messages/catalogs.ts';
import { fill, plural } from '../messages/fill.ts';
import type { ImportChange, ImportProblem } from '../shared/imported-post.ts';
import { sumChanges } from '../shared/sum-changes.ts';
import { otherLines, restLines, sectionName } from './other-lines.ts';

const messages = catalogs.en.importReport;

/** An import's report in sentences: the file's problems, each post with what was changed or lost, the sum. */
export function reportLines(report: ImportReport): string[] {
  return [
    ...(report.kind ? [fill(messages.recognised, { kind: messages.kinds[report.kind] })] : []),
    ...sumLines(report),
    messages.heading,
    '',
    ...report.posts.filter(({ kind }) => kind === undefined).flatMap(postLines),
    ...otherLines(report, postLines),
    ...report.skipped.map(
      ({ title, reason, detail }) =>
        `- ${title || '(no title)'}: ${messages.skipReasons[reason]}${detail ? ` (${detail})` : ''}`,
    ),
    ...report.problems.map((problem) => `! ${problemLine(problem)}`),
    '',
    ...restLines(report),
    sumLine(report),
    ...(report.dryRun ? [messages.dryRun] : []),
  ];
}

/** The changes of all posts by their kind, before each is told by itself. */
function sumLines(report: ImportReport): string[] {
  const posts = report.posts.filter(({ kind }) => kind === undefined);
  const sums = sumChanges(posts).map(({ code, count, posts: articles }) => {
    const line = plural('en', messages.sums.line, articles);
    return `- ${fill(line, { kind: messages.changeKinds[code], times: count })}`;
  });
  if (posts.length === 0) return [];
  return [messages.sums.heading, '', ...(sums.length > 0 ? sums : [messages.sums.none]), ''];
}

/** What became of the pictures, in sentences. */
export function picturesLines({ saved, joined, lost, drafts }: PicturesReport): string[] {
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
    `+ ${address}“${post.title}”: ${messages.outcomes[post.outcome]}${as && `, ${as}`}`,
    ...post.changes.map((change) => `    ${changeLine(change)}`),
  ];
}

function changeLine({ code, what, count }: ImportChange): string {
  const sentence = messages.changes[code];
  const change = fill(sentence, { what, count });
  return count > 1 && !sentence.includes('{count}') ? fill(messages.times, { change, count }) : change;
}

function problemLine(problem: ImportProblem): string {
  const named = 'title' in problem && problem.title !== null;
  switch (problem.code) {
    case 'not_well_formed':
      return fill(named ? messages.problems.not_well_formed_in : messages.problems.not_well_formed, {
        ...problem,
        title: problem.title ?? '',
      });
    case 'truncated':
      return fill(named ? messages.problems.truncated_in : messages.problems.truncated, {
        ...problem,
        title: problem.title ?? '',
      });
    default:
      return fill(messages.problems[problem.code], { ...problem });
  }
}

function sumLine(report: ImportReport): string {
  const counts = { ...report.counts, skipped: report.skipped.length };
  const parts = Object.entries(counts)
    .filter(([name, count]) => count > 0 || name === 'created')
    .map(([name, count]) => plural('en', messages.summary[name as keyof typeof counts], count));
  return `${parts.join(', ')}.`;
}
