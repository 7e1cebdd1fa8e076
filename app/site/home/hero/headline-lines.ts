import { type EditPart, parseEdit } from '../../../ui/parse-edit.ts';

/** The edited line as it is set: each replacement after the first words begins a line of its own. */
export function headlineLines(source: string): EditPart[][] {
  const lines: EditPart[][] = [];
  for (const part of parseEdit(source)) {
    const line = lines.at(-1);
    if (!line || part.kind === 'replaced') lines.push([part]);
    else line.push(part);
  }
  return lines;
}

/** Letters of the longest word that is left after the edits: where space is narrow, the type's size depends on it. */
export function longestWordLength(source: string): number {
  const words = source.split(/[\s[\]]+/).map((word) => word.replace(/^[-+=]|[-+=]$/g, ''));
  return Math.max(...words.map((word) => [...word].length));
}
