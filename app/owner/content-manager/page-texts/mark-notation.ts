import { parseEdit } from '../../../ui/parse-edit.ts';

/** The marks of a line, by the names that its editor gives them. */
export const markNames = ['struck', 'inserted', 'stet'] as const;
export type MarkName = (typeof markNames)[number];

/** Words of a line that carry the same mark, or none. */
export interface LinePiece {
  text: string;
  mark?: MarkName;
}

const signs: Record<MarkName, readonly [string, string]> = {
  struck: ['[-', '-]'],
  inserted: ['[+', '+]'],
  stet: ['[=', '=]'],
};

/** A line in the notation of `parseEdit` as its pieces. */
export function readPieces(source: string): LinePiece[] {
  return parseEdit(source).flatMap((part): LinePiece[] => {
    if (part.kind === 'replaced') {
      return [
        { text: part.struck, mark: 'struck' },
        { text: part.inserted, mark: 'inserted' },
      ];
    }
    return [part.kind === 'plain' ? { text: part.text } : { text: part.text, mark: part.kind }];
  });
}

/** The pieces in the notation. The sign that ends a mark is set apart where it stands within one. */
export function writePieces(pieces: readonly LinePiece[]): string {
  const joined: LinePiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && last.mark === piece.mark) last.text += piece.text;
    else joined.push({ ...piece });
  }
  return joined
    .map(({ text, mark }) => {
      if (!mark) return text;
      const [begin, end] = signs[mark];
      return begin + text.replaceAll(end, end.split('').join(' ')) + end;
    })
    .join('');
}
