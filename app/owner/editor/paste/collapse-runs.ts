import type { Format, Run } from './line.ts';

/**
 * A space that must not break stays where typography asks for it, beside guillemets, signs and figures. Elsewhere
 * browsers and word processors have put it in place of an ordinary one.
 */
const typographic = /(?<=«)\u00a0|(?<=\S)\u00a0(?=[»?!:;%€$°\d])|(?<=\d)\u00a0(?=\S)/g;

function ordinarySpaces(text: string): string {
  return text
    .replace(typographic, '\ue000')
    .replace(/[ \t\n\r\f\u00a0]+/g, ' ')
    .replaceAll('\ue000', '\u00a0');
}

function sameFormat(a: Format, b: Format): boolean {
  return (
    a.bold === b.bold &&
    a.italic === b.italic &&
    a.underline === b.underline &&
    a.href === b.href &&
    a.title === b.title
  );
}

/** Neighbours that are set alike as one, so that a space is judged by what stands beside it. */
function joined(runs: readonly Run[]): Run[] {
  const collapsed: Run[] = [];
  for (const run of runs) {
    const last = collapsed.at(-1);
    if (run.kind === 'text' && last?.kind === 'text' && sameFormat(last.format, run.format))
      last.text += run.text;
    else collapsed.push({ ...run });
  }
  return collapsed;
}

/** The same for code, which is indented by spaces that do not break. */
export function sourceSpaces(text: string): string {
  return text.replace(/[ \t\n\r\f]+/g, ' ');
}

/**
 * The runs of one line with single spaces between words, none at its ends and around breaks; alike runs joined.
 * `spaces` says which white space is one.
 */
export function collapseRuns(runs: readonly Run[], spaces = ordinarySpaces): Run[] {
  const collapsed: Run[] = [];
  const trimEnd = () => {
    const last = collapsed.at(-1);
    if (last?.kind !== 'text') return;
    last.text = last.text.replace(/ $/, '');
    if (last.text === '') collapsed.pop();
  };
  for (const run of joined(runs)) {
    const last = collapsed.at(-1);
    if (run.kind === 'break') trimEnd();
    if (run.kind !== 'text') {
      // Nothing stands before the first line's break.
      if (run.kind === 'picture' || collapsed.length > 0) collapsed.push(run);
      continue;
    }
    let text = spaces(run.text);
    if (!last || last.kind === 'break' || (last.kind === 'text' && last.text.endsWith(' '))) {
      text = text.replace(/^ /, '');
    }
    if (text === '') continue;
    if (last?.kind === 'text' && sameFormat(last.format, run.format)) last.text += text;
    else collapsed.push({ ...run, text });
  }
  while (
    collapsed.at(-1)?.kind === 'break' ||
    (collapsed.at(-1)?.kind === 'text' && endsInSpace(collapsed))
  ) {
    if (collapsed.at(-1)?.kind === 'break') collapsed.pop();
    else trimEnd();
  }
  return collapsed;
}

function endsInSpace(runs: readonly Run[]): boolean {
  const last = runs.at(-1);
  return last?.kind === 'text' && last.text.endsWith(' ');
}
