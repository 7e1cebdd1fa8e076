/** What a section shows, and whether it is sample material, to be marked so. */
export interface Shown<Item> {
  items: Item[];
  sample: boolean;
}

/** The owner's list, or the samples until there is one. An empty list is the owner's wish to hide the section. */
export function ownOrSample<Item>(own: Item[] | null, samples: Item[]): Shown<Item> {
  return own ? { items: own, sample: false } : { items: samples, sample: true };
}
