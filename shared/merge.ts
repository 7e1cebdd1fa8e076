import { diff3Merge } from 'node-diff3';

/** Elements without an end tag that a body may contain. */
const voidElements = new Set(['br', 'img', 'hr']);

/** Returns the top-level elements of a body as HTML. */
function blocksOf(html: string): string[] {
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

function mergeBodies(
  base: string,
  mine: string,
  theirs: string,
  choose: (overlap: Overlap) => string | undefined,
): string | undefined {
  // Put an unchanged '' between the blocks, so that changes to neighboring blocks don't overlap.
  const spaced = (html: string) => blocksOf(html).flatMap((block) => ['', block]);
  const regions = diff3Merge(spaced(mine), spaced(base), spaced(theirs)).map(
    ({ ok, conflict }) =>
      ok?.join('') ??
      choose({
        name: 'html',
        base: conflict?.o.join('') ?? '',
        mine: conflict?.a.join('') ?? '',
        theirs: conflict?.b.join('') ?? '',
      }),
  );
  return regions.includes(undefined) ? undefined : regions.join('');
}

function mergeLists<List>(base: List, mine: List, theirs: List): List {
  const [from, other] = [new Set(base as unknown[]), new Set(theirs as unknown[])];
  const added = [...other].filter((item) => !from.has(item));
  const isRemoved = (item: unknown) => from.has(item) && !other.has(item);
  return [...new Set([...(mine as unknown[]), ...added])].filter((item) => !isRemoved(item)) as List;
}
