import { percentDecoded } from './percent-encoding.ts';
import { trimSlashes } from './trim-slashes.ts';

/** A post's old path, decoded and in lower case, or `/?p=123`. Undefined for a home page and for no address. */
export function oldPath(address: string): string | undefined {
  const url = URL.parse(address, 'http://blog.invalid');
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const number = url.searchParams.get('p');
  const path = trimSlashes(percentDecoded(url.pathname).toLowerCase());
  if (number !== null && /^\d{1,18}$/.test(number)) return `${path}/?p=${Number(number)}`;
  return path || undefined;
}

/** The same with its host, `www.` aside: by what links between posts know each other. */
export function oldPlace(address: string): string | undefined {
  const host = URL.parse(address)?.hostname.replace(/^www\./, '');
  const path = host && oldPath(address);
  return path && `${host}${path}`;
}

/** Longest path that is remembered, in characters: PostgreSQL sorts no text of more than 2,700 bytes. */
const longestPath = 600;

/** The paths among addresses that name a post, each once. What is no web address leads nowhere. */
export function oldPaths(addresses: readonly (string | null)[]): string[] {
  const paths = addresses.flatMap((address) =>
    address !== null && /^https?:/i.test(address) ? (oldPath(address) ?? []) : [],
  );
  return [...new Set(paths)].filter((path) => path.length <= longestPath);
}
