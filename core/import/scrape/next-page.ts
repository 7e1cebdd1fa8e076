/** How the address of an article's page is made of that of its first: `/a/2/` or `/a?page=2`. */
const manners = [
  (first: string, number: number) => `${first}/${number}`,
  (first: string, number: number) => `${first}${first.includes('?') ? '&' : '?'}page=${number}`,
];

/** An address without what two spellings of it may differ in: scheme, fragment, last slash. */
function plainAddress(address: string): string {
  return address
    .replace(/^https?:/, '')
    .replace(/#.*$/, '')
    .replace(/\/(?=$|\?)/, '');
}

/** The place of a page among those of one article. */
export interface PagePlace {
  /** Address of its first page. */
  first: string;
  /** From 1. */
  number: number;
}

/**
 * Where an article goes on: the page's link to the address of its first page with the next number; null where there
 * is none. `rel="next"` alone would not do: WordPress gives it to the next article, too.
 */
export function nextPage(document: Document, { first, number }: PagePlace): string | null {
  const links = [...document.querySelectorAll('a[href], link[rel~="next"][href]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  const wanted = manners.map((manner) => manner(plainAddress(first), number + 1));
  return links.find((href) => wanted.includes(plainAddress(href))) ?? null;
}
