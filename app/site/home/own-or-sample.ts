/** A section's items, and whether they are samples, to be marked so. */
export interface SectionItems<Item> {
  items: Item[];
  isSample: boolean;
}

/** The owner's list, or the samples while there is none. With an empty list the owner hides the section. */
export function ownOrSample<Item>(own: Item[] | null, samples: Item[]): SectionItems<Item> {
  return own ? { items: own, isSample: false } : { items: samples, isSample: true };
}
