import type { Inline, Marks } from './blocks.ts';

function isSameMarks(one: Marks, other: Marks): boolean {
  return one.strong === other.strong && one.em === other.em && one.u === other.u && one.link === other.link;
}

/**
 * The inlines of a line as a browser shows them: spaces and line ends of the source are one space, none stands at the
 * ends of a line or beside a break, and what looks alike is one text. No-break and other spaces stay.
 */
export function tidyInlines(inlines: readonly Inline[]): Inline[] {
  const tidied: Inline[] = [];
  /** Whether a space here would be seen. */
  let shows = false;
  for (const inline of inlines) {
    if (inline.kind !== 'text') {
      if (inline.kind === 'break') trimEnd(tidied);
      tidied.push(inline);
      shows = inline.kind === 'picture';
      continue;
    }
    const collapsed = inline.text.replace(/[ \t\n\r\f]+/g, ' ');
    const text = shows ? collapsed : collapsed.replace(/^ /, '');
    if (text === '') continue;
    shows = !text.endsWith(' ');
    const last = tidied.at(-1);
    if (last?.kind === 'text' && isSameMarks(last.marks, inline.marks)) last.text += text;
    else tidied.push({ ...inline, text });
  }
  trimEnd(tidied);
  // A break at the end of a line shows nothing.
  while (tidied.at(-1)?.kind === 'break') {
    tidied.pop();
    trimEnd(tidied);
  }
  return tidied;
}

function trimEnd(inlines: Inline[]): void {
  const last = inlines.at(-1);
  if (last?.kind !== 'text' || !last.text.endsWith(' ')) return;
  last.text = last.text.slice(0, -1);
  if (last.text === '') inlines.pop();
}
