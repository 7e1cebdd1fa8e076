import type { ChangeLog } from '../../shared/imported-post.ts';
import { type ContentComparison, compareContent, type WordRun } from './compare-content.ts';
import { readVisible } from './read-visible.ts';
import type { VisibleContent } from './visible-content.ts';

/** Characters of a run that are quoted, in two pieces where it is longer. */
const longestQuote = 180;

/** Runs of one post that are quoted each by itself; what is beyond is one line. */
const mostRuns = 100;

/**
 * Logs every run of words that `source` shows and `html`, the body made from it, does not: quoted, with their number as count.
 * Nothing that was left out on the way needs to be remembered there. Gives the whole comparison.
 */
export function reportLostWords(source: VisibleContent, html: string, log: ChangeLog): ContentComparison {
  const compared = compareContent(source, readVisible(html));
  const { missing } = compared.words;
  for (const run of missing.slice(0, mostRuns)) log.add('words_lost', quote(run), run.to - run.from);
  const rest = missing.slice(mostRuns);
  const [first] = rest;
  const words = rest.reduce((sum, { from, to }) => sum + to - from, 0);
  if (first) log.add('words_lost', `${quote(first)} …`, words);
  return compared;
}

function quote({ text }: WordRun): string {
  const line = text.slice(0, 2 * longestQuote).replace(/\s+/g, ' ');
  if (text.length <= 2 * longestQuote && line.length <= longestQuote) return line;
  const end = text
    .slice(-longestQuote)
    .replace(/\s+/g, ' ')
    .slice(-longestQuote / 3);
  return `${line.slice(0, (longestQuote * 2) / 3)} … ${end}`;
}
