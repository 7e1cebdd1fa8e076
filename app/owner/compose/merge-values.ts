import { diff3Merge } from 'node-diff3';
import { parseInert } from '../editor/paste/parse-inert.ts';
import { type DraftValues, draftFields } from './post-values.ts';

/**
 * Two changes of one text in one: paragraphs and fields that only one of them changed are that one's. Undefined where both
 * changed the same field or paragraph. Runs in the browser.
 */
export function mergeValues(
  base: DraftValues,
  mine: DraftValues,
  theirs: DraftValues,
  parse: (html: string) => ParentNode = parseInert,
): DraftValues | undefined {
  // With something between them that stays, changes of neighbors do not overlap.
  const blocksOf = ({ html }: DraftValues) =>
    [...parse(html).children].flatMap((block) => ['', block.outerHTML]);
  const merged = { ...mine };
  for (const name of draftFields) {
    const value =
      name === 'html'
        ? mergeBlocks(blocksOf(base), blocksOf(mine), blocksOf(theirs))
        : mergeField(name, base, mine, theirs);
    if (value === undefined) return undefined;
    merged[name] = value;
  }
  return merged;
}

function mergeField(
  name: keyof DraftValues,
  ...[base, mine, theirs]: [DraftValues, DraftValues, DraftValues]
) {
  if (mine[name] === theirs[name] || theirs[name] === base[name]) return mine[name];
  return mine[name] === base[name] ? theirs[name] : undefined;
}

function mergeBlocks(base: string[], mine: string[], theirs: string[]): string | undefined {
  const regions = diff3Merge(mine, base, theirs);
  const blocks = regions.map(({ ok }) => ok);
  return blocks.every((block) => block !== undefined) ? blocks.flat().join('') : undefined;
}
