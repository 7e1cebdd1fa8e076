import { escapeAttribute } from '../../shared/rich-text/html.ts';

/** How the sanitiser writes an address: first in its tag, in double quotes, and `<` nowhere but in tags. */
const places = { link: /(<a href=")([^"]*)/g, picture: /(<img src=")([^"]*)/g } as const;

type Place = keyof typeof places;

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
};

function unescaped(value: string): string {
  return value.replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => characters[entity] ?? entity);
}

/** The addresses that sanitised HTML links to, or whose pictures it shows, as often as they come. */
export function addressesIn(html: string, place: Place): string[] {
  return [...html.matchAll(places[place])].map(([, , written = '']) => unescaped(written));
}

/** Another address; undefined for one that stays. */
export type ToAddress = (address: string) => string | undefined;

/** Sanitised HTML with other addresses in one kind of place. */
export function mapAddresses(html: string, place: Place, to: ToAddress): string {
  return html.replace(places[place], (whole, start: string, written: string) => {
    const address = to(unescaped(written));
    return address === undefined ? whole : start + escapeAttribute(address);
  });
}
