import { alignSequences } from './align-words.ts';
import { addressKey } from './compare-content.ts';

/**
 * The addresses of a copy, with those of the site itself given back what they stand for: a picture that has come into the library,
 * a link that leads to the article here. Such an address stands for one that the copy lacks, between the same neighbours.
 */
export function asInSource(source: readonly string[], copy: readonly string[]): string[] {
  const { left, right } = alignSequences(source.map(addressKey), copy.map(addressKey));
  const result: string[] = [];
  let at = 0;
  for (const [i, address] of copy.entries()) {
    if (right[i] === 1) {
      while (left[at] === 0) at += 1;
      at += 1;
      result.push(address);
    } else if (address.startsWith('/') && left[at] === 0) {
      result.push(source[at] ?? address);
      at += 1;
    } else result.push(address);
  }
  return result;
}
