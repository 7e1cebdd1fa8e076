import { type Difference, diffLists } from '../diff-lists.ts';

/** Cells of the table of words beyond which two passages are shown whole, one struck and one written in: some tenths of a millisecond. */
const mostRedlineCells = 20_000;

/** The end of a line as a word among words. */
const lineEnd = '\n';

/** How a passage becomes another wording, in pieces of whole words. An end of a line that comes or goes is shown as editors do. */
export function redline(before: string, after: string): Difference[] {
  const [left, right] = [wordsOf(before), wordsOf(after)];
  if (left.length * right.length > mostRedlineCells) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  }
  const pieces: Difference[] = [];
  for (const { kind, text } of diffLists(left, right)) {
    const word = text === lineEnd && kind !== 'same' ? '¶\n' : text;
    const last = pieces.at(-1);
    if (last?.kind !== kind) pieces.push({ kind, text: word });
    else last.text += text === lineEnd || last.text.endsWith('\n') ? word : ` ${word}`;
  }
  return pieces;
}

function wordsOf(text: string): string[] {
  return (
    text
      .trim()
      .match(/\S+|\s*\n\s*/g)
      ?.map((word) => (word.trim() === '' ? lineEnd : word)) ?? ['']
  );
}
