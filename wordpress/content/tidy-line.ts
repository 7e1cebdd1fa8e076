import type { Inline } from './content-model.ts';

/** Something to see: not white space, and not the invisible marks that editors leave in empty paragraphs. */
export const visible = /[^\s\u00a0\u00ad\u200b-\u200f\u2060\ufeff]/u;

export function isBlank(inline: Inline): boolean {
  return inline.kind === 'text' ? !visible.test(inline.text) : inline.kind !== 'image';
}

/** Cuts a run of inlines into paragraphs: at partings, and where two breaks meet. Empty ones go. */
export function splitParagraphs(inlines: Inline[]): Inline[][] {
  const paragraphs: Inline[][] = [[]];
  let breaks = 0;
  for (const inline of inlines) {
    const current = paragraphs.at(-1) ?? [];
    if (inline.kind === 'break') {
      // "<br>" at the end of a source line is one break, not two.
      const last = current.findLast((earlier) => earlier.kind === 'break' || !isBlank(earlier));
      if (!(inline.soft && last?.kind === 'break' && breaks > 0)) breaks += 1;
      else continue;
    } else if (!isBlank(inline)) breaks = 0;
    if (inline.kind === 'parting' || breaks > 1) {
      paragraphs.push([]);
      breaks = 0;
    } else current.push(inline);
  }
  return paragraphs.map(tidyLine).filter((line) => line.length > 0);
}

/** One line without blank ends, doubled spaces and spaces beside breaks; empty when nothing is to be seen. */
function tidyLine(inlines: Inline[]): Inline[] {
  const line = inlines.map(
    (inline): Inline => (inline.kind === 'parting' ? { kind: 'break', soft: true } : inline),
  );
  if (line.every(isBlank)) return [];
  while (line[0] && isBlank(line[0])) line.shift();
  while (line.at(-1) && isBlank(line.at(-1) as Inline)) line.pop();
  const tidy: Inline[] = [];
  for (const [i, inline] of line.entries()) {
    if (inline.kind !== 'text') {
      tidy.push(inline);
      continue;
    }
    const before = tidy.at(-1);
    const after = line[i + 1];
    const atStart = before === undefined || before.kind === 'break' || endsInSpace(before);
    let text = atStart ? inline.text.replace(/^[ \n]+/, '') : inline.text;
    if (after === undefined || after.kind === 'break') text = text.replace(/ +$/, '');
    if (text) tidy.push({ ...inline, text });
  }
  return tidy;
}

function endsInSpace(inline: Inline): boolean {
  return inline.kind === 'text' && inline.text.endsWith(' ');
}

/** A paragraph's floated pictures stand above it: beside each other is not among a post's forms. */
export function liftFloats(line: Inline[]): Inline[][] {
  const isFloat = (inline: Inline) => inline.kind === 'image' && inline.floated;
  if (!line.some(isFloat) || !line.some((inline) => inline.kind === 'text')) return [line];
  const floats = line.filter(isFloat).map((inline) => [inline]);
  return [...floats, tidyLine(line.filter((inline) => !isFloat(inline)))];
}
