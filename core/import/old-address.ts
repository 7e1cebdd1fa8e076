import { percentDecoded } from '../../shared/percent-encoding.ts';
import { trimSlashes } from '../../shared/trim-slashes.ts';

/**
 * One spelling of where a post was: its path decoded, in lower case and without a slash at its end, or with WordPress's
 * number (`/?p=123`); without scheme and host. Undefined for a home page and for anything that is no address.
 */
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
