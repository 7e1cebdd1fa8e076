import { findNames, type NameFinder } from './find-names.ts';
import { finderOf, type NameList } from './find-places.ts';
import { readAddress } from './leaving-texts.ts';

/** What stands in place of a name. */
export const nameMask = '•••';

/** Words that may stand for others: what is escaped in addresses, and hosts in letters of their own. */
const escapedWords = /\S*(?:%[0-9a-f]{2}|xn--)\S*/gi;

/** Texts without the names in them, whatever case these are in. Pure, and synchronous. */
export function maskNames(texts: readonly string[], list: NameList): string[] {
  const finder = finderOf(list);
  return texts.map((text) =>
    withoutNames(finder, text).replace(escapedWords, (word) =>
      namesIn(finder, readAddress(word)).length > 0 ? nameMask : word,
    ),
  );
}

const namesIn = (finder: NameFinder, text: string) => findNames(finder, text, { isProse: false });

function withoutNames(finder: NameFinder, text: string): string {
  let masked = '';
  let reached = 0;
  for (const { start, end } of namesIn(finder, text)) {
    masked += start < reached ? '' : text.slice(reached, start) + nameMask;
    reached = end;
  }
  return masked + text.slice(reached);
}
