/** The brand and its last two words, which are underlined as if to be signed. */
export function splitBrand(brand: string): [start: string, end: string] {
  const [, start = '', end = brand] = /^(.*?\s)?(\S+(?:\s+\S+)?)$/.exec(brand.trim()) ?? [];
  return [start, end];
}
