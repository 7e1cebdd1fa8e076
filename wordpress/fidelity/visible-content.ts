import type { FoundWords } from './find-words.ts';

/**
 * What a reader sees of a body, in order. Made from the HTML that a source holds and from ours by the same function, so
 * that the two can be compared.
 */
export interface VisibleContent {
  /** The visible text with its references decoded, a line end between blocks. */
  text: string;
  /** The words of `text`. */
  words: FoundWords;
  /** Addresses of pictures, absolute where the base is known. */
  pictures: string[];
  /** Addresses that links and players lead to, players as their visitors know them; places within the page are left out. */
  links: string[];
  /** The words of each heading, parted by spaces. */
  headings: string[];
  /** Each list by its kind and number of items: `ul 3`, `ol 2`, outer before inner. */
  lists: string[];
}
