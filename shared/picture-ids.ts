/** As long as an id of the library can be, and longer. */
const picture = /\/media\/([A-Za-z0-9]{1,100})\//g;

/** Ids of the library's pictures that texts name by their addresses, each once. */
export function pictureIds(...texts: (string | null)[]): string[] {
  const found = texts.flatMap((text) => [...(text ?? '').matchAll(picture)].map(([, id = '']) => id));
  return [...new Set(found)];
}
