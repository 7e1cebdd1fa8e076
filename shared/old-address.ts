import { percentDecoded } from '../../shared/percent-encoding.ts';
import { trimSlashes } from '../../shared/trim-slashes.ts';

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
