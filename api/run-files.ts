import type { Core } from '../core/core.ts';
import type { KeptItem, KeptRun } from '../core/import/runs/kept-run.ts';
import { allWords, comparedParts } from '../shared/imported-post.ts';
import { csvCell } from './audit-csv.ts';

const heads = ['place', 'score', 'outcome', 'status', 'decision', 'title', 'slug', 'source'] as const;

/** Words come as the sum of the title's, the excerpt's and the text's, and these by themselves. */
const parts = ['all_words', ...comparedParts] as const;
const names = { title: 'title_words', excerpt: 'excerpt_words', words: 'text_words' } as const;
const nameOf = (part: string) => names[part as keyof typeof names] ?? part;

const counts = parts.map(nameOf).flatMap((name) => [name, `${name}_missing`, `${name}_added`]);
const columns = [...heads, ...counts, 'changes'];

type Runs = Pick<Core, 'importRuns'>;

/** The report of a run as CSV (RFC 4180, UTF-8), a line for each post in the order of the file, piece by piece. */
export async function* runCsv(core: Runs, { id }: KeptRun): AsyncGenerator<string> {
  yield `${columns.join(',')}\r\n`;
  for await (const items of core.importRuns.walk(id)) yield items.map(csvLine).join('');
}

function csvLine(item: KeptItem): string {
  const counted = item.comparison && { ...item.comparison.parts, all_words: allWords(item.comparison.parts) };
  const cells = [
    item.position,
    item.score ?? '',
    ...[item.outcome, item.status, item.decision ?? '', item.title, item.slug, item.sourceKey],
    ...parts.flatMap((name): (number | string)[] => {
      const part = counted?.[name];
      return part ? [part.total, part.missing, part.added] : ['', '', ''];
    }),
    item.changes
      .map(({ code, what, count }) => `${code}${what && `: ${what}`}${count > 1 ? ` (${count})` : ''}`)
      .join('; '),
  ];
  return `${cells.map((cell) => csvCell(String(cell))).join(',')}\r\n`;
}

/** The same as JSON, with what all posts sum up to, piece by piece. */
export async function* runJson(core: Runs, run: KeptRun): AsyncGenerator<string> {
  yield `{"run":${JSON.stringify(run)},"posts":[`;
  let between = '\n';
  for await (const items of core.importRuns.walk(run.id)) {
    yield items.map((item, at) => `${at === 0 ? between : ',\n'}${JSON.stringify(item)}`).join('');
    between = ',\n';
  }
  yield '\n]}\n';
}
