/** How addresses name a text that is spoken: a post, one of its earlier versions, or unsaved writing by its id. The text itself is in no address. */
export interface SpokenTextName {
  slug?: string;
  version?: string;
  /** Where it is not kept any more, `slug` is meant. */
  unsaved?: string;
}
