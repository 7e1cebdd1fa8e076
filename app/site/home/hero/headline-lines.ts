import { type EditPart, parseEdit } from '../../../ui/parse-edit.ts';

/** Every replacement but the first begins a new line. */
export function headlineLines(source: string): EditPart[][] {
  const lines: EditPart[][] = [];
  for (const part of parseEdit(source)) {
    const line = lines.at(-1);
    if (!line || part.kind === 'replaced') lines.push([part]);
    else line.push(part);
  }
  return lines;
}

/** Letters of the longest word after the edits, by which narrow windows choose the size of the type. */
export function longestWordLength(source: string): number {
  const words = source.split(/[\s[\]]+/).map((word) => word.replace(/^[-+=]|[-+=]$/g, ''));
  return Math.max(...words.map((word) => [...word].length));
}
