import { type Difference, diffLists } from '../diff-lists.ts';

/** Cells of the table of words beyond which two passages are shown whole, one struck and one written in: some tenths of a millisecond. */
const mostCells = 20_000;

/** How a passage becomes another wording, in pieces of whole words. */
export function redline(before: string, after: string): Difference[] {
  const [left, right] = [before.split(/\s+/), after.split(/\s+/)];
  if (left.length * right.length > mostCells) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  }
  const pieces: Difference[] = [];
  for (const { kind, text } of diffLists(left, right)) {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += ` ${text}`;
    else pieces.push({ kind, text });
  }
  return pieces;
}
