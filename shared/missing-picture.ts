import { percentDecoded } from './percent-encoding.ts';

/**
 * A picture that readers could not load stands in the text under an address of this kind, until its file has come: the
 * editor draws its name there, and the public sanitiser lets no such address through.
 */
const prefix = '#missing-picture=';

/** The address that stands for a picture of that name; `id` tells it from others of the same name. */
export function missingAddress(id: string, name: string): string {
  return `${prefix}${id}/${encodeURIComponent(name)}`;
}

/** The name in a missing picture's address; undefined for any other address. */
export function missingName(src: string | null | undefined): string | undefined {
  if (!src?.startsWith(prefix)) return undefined;
  return percentDecoded(src.slice(src.indexOf('/') + 1)) || undefined;
}

/** Whether a picture is missing in a text. */
export function hasMissingPicture(html: string): boolean {
  return html.includes(`"${prefix}`);
}

/** The names of the pictures that are missing in a text, in their order, each place once. */
export function missingNamesIn(html: string): string[] {
  const addresses = [...html.matchAll(/"(#missing-picture=[^"]*)"/g)].map(([, address]) => address);
  return [...new Set(addresses)].flatMap((address) => missingName(address) ?? []);
}
