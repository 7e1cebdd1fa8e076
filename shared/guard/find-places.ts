import { createNameFinder, findNames, type NameFinder } from './find-names.ts';
import type { FoundPlace, GuardedName, LeavingField } from './guarded-name.ts';
import { leavingTexts } from './leaving-texts.ts';
import { blockEnd } from './read-letters.ts';

/** A list of names as it stands: `revision` is another after every change of it. */
export interface NameList {
  revision: string;
  names: readonly GuardedName[];
}

/** Places that are told of one text: whoever has more takes out these first. */
export const mostPlaces = 100;

/** What of the text around a place is shown with it, in UTF-16 code units. */
const around = 40;

let made: { revision: string; finder: NameFinder } | undefined;

/** What finds the names of a list; that of the last list is kept. */
export function finderOf({ revision, names }: NameList): NameFinder {
  if (made?.revision === revision) return made.finder;
  // Two lists at once may be more than there is room for.
  made = undefined;
  made = { revision, finder: createNameFinder(names) };
  return made.finder;
}

/** Where the names of a list stand in what leaves, at most `mostPlaces`. Pure, and synchronous. Throws `TooIntricateError`. */
export function findPlaces(fields: readonly LeavingField[], list: NameList): FoundPlace[] {
  const finder = finderOf(list);
  const places: FoundPlace[] = [];
  for (const text of fields.flatMap(leavingTexts)) {
    for (const { start, end, name } of findNames(finder, text.value, text)) {
      if (places.length === mostPlaces) return places;
      const { field, of } = text;
      places.push({ field, ...(of !== undefined && { of }), ...contextOf(text.value, start, end), name });
    }
  }
  return places;
}

function contextOf(text: string, start: number, end: number) {
  const from = text.lastIndexOf(blockEnd, start) + 1;
  const blockTo = text.indexOf(blockEnd, end);
  const before = text.slice(Math.max(from, start - around), start);
  const after = text.slice(end, Math.min(blockTo < 0 ? text.length : blockTo, end + around));
  return {
    before: before.toWellFormed().replace(/\s+/g, ' '),
    passage: text.slice(start, end),
    after: after.toWellFormed().replace(/\s+/g, ' '),
  };
}
