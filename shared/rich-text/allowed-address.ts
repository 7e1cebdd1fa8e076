import { visibleText } from './visible-text.ts';

const maxLength = 4096;

const protocols = {
  link: ['http:', 'https:', 'mailto:', 'tel:'],
  picture: ['http:', 'https:'],
} as const;

/** Any page of a site: what a relative address is read from. */
const base = 'https://site.invalid/page';

/** An address as the URL parser reads it (https://url.spec.whatwg.org/#url-parsing); undefined for a forbidden scheme. */
export function allowedAddress(
  value: string | null | undefined,
  use: keyof typeof protocols,
): string | undefined {
  if (value == null || value.length > maxLength) return undefined;
  const address = visibleText(value)
    .replace(/[\t\n]+/g, '')
    .trim()
    // Browsers read a backslash as a slash, so `/\host` names a host too.
    .replace(/^[/\\]{2,}/, 'https://');
  if (address === '' || address.length > maxLength) return undefined;
  // A place of the page itself is no picture.
  if (use === 'picture' && address.startsWith('#')) return undefined;
  const read = URL.parse(address, base);
  return protocols[use].some((protocol) => protocol === read?.protocol) ? address : undefined;
}
