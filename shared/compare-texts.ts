import { type Difference, diffLists } from './diff-lists.ts';

/** A line of two texts laid over each other: in pieces, of which some are in one text only. */
export type ComparedLine = Difference[];

/** Lines that are the same in both are shown next to others only; longer runs are left out, as `null`. */
export function compareLines(before: readonly string[], after: readonly string[]): (ComparedLine | null)[] {
  const lines = pairUp(diffLists(before, after));
  const isChanged = (line: ComparedLine | undefined) => line?.some(({ kind }) => kind !== 'same') ?? false;
  return lines.flatMap((line, index) => {
    if (isChanged(line) || isChanged(lines[index - 1]) || isChanged(lines[index + 1])) return [line];
    // One gap for a run of them.
    return index === 0 || isChanged(lines[index - 2]) ? [null] : [];
  });
}

/** A line that was taken out and the one that came in its place are compared word by word. */
function pairUp(differences: readonly Difference[]): ComparedLine[] {
  const lines: ComparedLine[] = [];
  for (let at = 0; at < differences.length; ) {
    const removed = runOf(differences, at, 'removed');
    const added = runOf(differences, at + removed.length, 'added');
    const changed = Math.max(removed.length, added.length);
    for (let index = 0; index < changed; index += 1) {
      const [one, other] = [removed[index], added[index]];
      if (one && other) lines.push(compareWords(one.text, other.text));
      else lines.push([one ?? other].filter((line) => line !== undefined));
    }
    at += removed.length + added.length;
    const same = changed === 0 ? differences[at] : undefined;
    if (same) {
      lines.push([same]);
      at += 1;
    }
  }
  return lines;
}

function runOf(differences: readonly Difference[], from: number, kind: Difference['kind']): Difference[] {
  let to = from;
  while (differences[to]?.kind === kind) to += 1;
  return differences.slice(from, to);
}

function compareWords(before: string, after: string): ComparedLine {
  const words = diffLists(before.split(/\s+/), after.split(/\s+/));
  return words.reduce<ComparedLine>((line, { kind, text }, index) => {
    const spaced = index === words.length - 1 ? text : `${text} `;
    const last = line.at(-1);
    if (last?.kind === kind) line[line.length - 1] = { kind, text: last.text + spaced };
    else line.push({ kind, text: spaced });
    return line;
  }, []);
}
