import { fill, fillTimes } from '../../messages/fill.ts';
import type { ImportChange, ImportProblem } from '../../shared/imported-post.ts';
import { type OwnerMessages, useOwner } from './context/owner-context.ts';

interface ChangeListProps {
  className?: string | undefined;
  changes: readonly ImportChange[];
}

/** The changes an import made to a post. */
export function ChangeList({ className, changes }: ChangeListProps) {
  const { importReport } = useOwner().messages;
  return (
    <ul className={className}>
      {changes.map((change) => (
        <li key={`${change.code} ${change.what}`}>{changeLine(change, importReport)}</li>
      ))}
    </ul>
  );
}

interface ProblemListProps {
  className: string | undefined;
  problems: readonly ImportProblem[];
}

/** The problems of an import's file. */
export function ProblemList({ className, problems }: ProblemListProps) {
  const { importReport } = useOwner().messages;
  if (problems.length === 0) return null;
  return (
    <ul className={className}>
      {problems.map((problem) => (
        <li key={JSON.stringify(problem)}>{problemLine(problem, importReport)}</li>
      ))}
    </ul>
  );
}

type ReportMessages = OwnerMessages['importReport'];

/** Returns a change as a sentence. */
export function changeLine({ code, what, count }: ImportChange, messages: ReportMessages): string {
  return fillTimes(messages.changes[code], messages.times, { what, count });
}

/** Returns a problem as a sentence. */
export function problemLine(problem: ImportProblem, { problems }: ReportMessages): string {
  const title = 'title' in problem ? (problem.title ?? '') : '';
  const isNamed = title !== '' && (problem.code === 'not_well_formed' || problem.code === 'truncated');
  return fill(isNamed ? problems[`${problem.code}_in`] : problems[problem.code], { ...problem, title });
}
