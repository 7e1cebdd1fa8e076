import { pairLines } from './diff.ts';

/** Elements without an end tag that a body may contain. */
const voidElements = new Set(['br', 'img', 'hr']);

/** Returns the top-level elements of a body as HTML. */
export function topElements(html: string): string[] {
  const blocks: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/gi)) {
    if (voidElements.has(name.toLowerCase())) continue;
    depth += slash ? -1 : 1;
    if (depth > 0) continue;
    blocks.push(html.slice(start, index + tag.length));
    start = index + tag.length;
  }
  if (start < html.length) blocks.push(html.slice(start));
  return blocks;
}

/** Two values for one field, or for the same paragraphs of the body (HTML). */
export interface Overlap {
  name: string;
  base: string;
  mine: string;
  theirs: string;
}

/**
 * Merges two changes to one text: field by field, tags one by one, and the body by paragraph. `choose`
 * returns the value for what both changed. Without one, the result is undefined.
 */
export function mergeChanges<Fields extends { html: string }>(
  base: Fields,
  mine: Fields,
  theirs: Fields,
  choose: (overlap: Overlap) => string | undefined = () => undefined,
): Fields | undefined {
  const merged = { ...mine };
  for (const name of Object.keys(mine) as (keyof Fields)[]) {
    const [from, own, other] = [base[name], mine[name], theirs[name]].map((value) => JSON.stringify(value));
    if (own === other || other === from) continue;
    if (own === from) merged[name] = theirs[name];
    else if (Array.isArray(mine[name])) merged[name] = mergeLists(base[name], mine[name], theirs[name]);
    else {
      const chosen =
        name === 'html'
          ? mergeBodies(base.html, mine.html, theirs.html, choose)
          : choose({
              name: String(name),
              base: String(base[name]),
              mine: String(mine[name]),
              theirs: String(theirs[name]),
            });
      if (chosen === undefined) return undefined;
      Object.assign(merged, { [name]: chosen });
    }
  }
  return merged;
}

/** The blocks of a body from `start` to before `end`, and what replaced them. */
interface Edit {
  start: number;
  end: number;
  html: string;
}

function editsOf(base: readonly string[], changed: readonly string[]): Edit[] {
  let end = 0;
  return pairLines(base, changed).flatMap(([from, html = '']) => {
    const start = end;
    if (from !== undefined) end += 1;
    return from === html ? [] : [{ start, end, html }];
  });
}

function mergeBodies(
  base: string,
  mine: string,
  theirs: string,
  choose: (overlap: Overlap) => string | undefined,
): string | undefined {
  const blocks = topElements(base);
  const [own, other] = [editsOf(blocks, topElements(mine)), editsOf(blocks, topElements(theirs))];
  const edits = [...own, ...other].sort((one, two) => one.start - two.start || one.end - two.end);
  const htmlOf = (start: number, end: number, applied: readonly Edit[] = []): string => {
    const [first, ...rest] = applied;
    if (!first) return blocks.slice(start, end).join('');
    return htmlOf(start, first.start) + first.html + htmlOf(first.end, end, rest);
  };
  let merged = '';
  let at = 0;
  while (edits.length > 0) {
    const group = edits.splice(0, 1);
    const start = group[0]?.start ?? 0;
    let end = group[0]?.end ?? 0;
    // Two insertions at one place overlap, too.
    while (edits[0] && (edits[0].start < end || (edits[0].start === start && edits[0].end === end))) {
      end = Math.max(end, edits[0].end);
      group.push(...edits.splice(0, 1));
    }
    const changed = [own, other].map((side) => group.filter((edit) => side.includes(edit)));
    const [ours = '', others = ''] = changed.map((side) => htmlOf(start, end, side));
    const from = htmlOf(start, end);
    const isOneSided = ours === others || changed.some((side) => side.length === 0);
    const text = isOneSided
      ? ours === from
        ? others
        : ours
      : choose({ name: 'html', base: from, mine: ours, theirs: others });
    if (text === undefined) return undefined;
    merged += htmlOf(at, start) + text;
    at = end;
  }
  return merged + htmlOf(at, blocks.length);
}

function mergeLists<List>(base: List, mine: List, theirs: List): List {
  const [from, other] = [new Set(base as unknown[]), new Set(theirs as unknown[])];
  const added = [...other].filter((item) => !from.has(item));
  const isRemoved = (item: unknown) => from.has(item) && !other.has(item);
  return [...new Set([...(mine as unknown[]), ...added])].filter((item) => !isRemoved(item)) as List;
}
