import { fill } from '../../../messages/fill.ts';
import type { ImportChange, ImportProblem } from '../../../shared/imported-post.ts';
import type { OwnerMessages } from './owner-context.ts';

type ReportMessages = OwnerMessages['importReport'];

/** A change that an import made, as a sentence. */
export function changeLine({ code, what, count }: ImportChange, messages: ReportMessages): string {
  const sentence = messages.changes[code];
  const change = fill(sentence, { what, count });
  return count > 1 && !sentence.includes('{count}') ? fill(messages.times, { change, count }) : change;
}

/** What is wrong with a file, as a sentence. */
export function problemLine(problem: ImportProblem, { problems }: ReportMessages): string {
  const title = 'title' in problem ? (problem.title ?? '') : '';
  const isNamed = title !== '' && (problem.code === 'not_well_formed' || problem.code === 'truncated');
  return fill(isNamed ? problems[`${problem.code}_in`] : problems[problem.code], { ...problem, title });
}
